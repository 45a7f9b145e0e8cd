import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { comeBack } from './screens-onboarding.ts';

/** The screens after the questionnaire: waiting with the game, the careers, a day in one of them. */
export const waitingScreens: Screen[] = [
  { name: 'sound question', who: 'newcomer', open: askAboutSound },
  { name: 'waiting', who: 'newcomer', open: openReady },
  { name: 'waiting with results', who: 'newcomer', open: openResults },
  { name: 'snake game over', who: 'newcomer', open: openGameOver },
  {
    name: 'careers',
    who: 'newcomer',
    open: openCareers,
    following: [
      { name: 'careers all open', go: openAllCareers },
      { name: 'day in a career', go: chooseCareer },
    ],
  },
];

const titles = [
  'Video Game Designers',
  'Transportation Planners',
  'Film and Video Editors',
  'Special Effects Artists and Animators',
  'Soil and Plant Scientists',
  'Wind Turbine Service Technicians',
];

/** Six careers as the server offers them; made up for tests, so that a picture stays the same. */
export const testCareers = titles.map((title, index) => ({
  title,
  description: `What people do all day in this line of work, in two short lines. Number ${index + 1} of ${titles.length}.`,
  salary_range: '$52,720 – $105,310 a year (middle half of workers, U.S. BLS, May 2025)',
  story: [
    '8:00 Getting ready\nYou open the numbers of last night and read what they say.',
    '10:00 In full swing\nYou change one thing in your model and run a whole week in a minute.',
    '1:00 Where the math comes in\nSomebody asks a good question. You measure it and answer with a number.',
    '4:00 Before you head home\nYou write one page: what people need, what it costs, what you predict.',
  ].join('\n\n'),
}));

/** The clock can be moved by `page.clock`; sound is answered, so that its question stays away. */
export async function openOnboarding(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('soundEnabled', 'false'));
  await page.goto('/onboarding');
}

/**
 * Sends the ten answers; the answer of the server comes when `arrive` is called. From here on time stands still
 * until `page.clock` moves it.
 */
export async function openWaiting(page: Page): Promise<{ arrive: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/user/questionnaire/submit', async (route) => {
    await promise;
    await route.fulfill({ json: { career_match: testCareers } });
  });
  await openOnboarding(page);
  await sendAnswers(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  return {
    arrive: async () => {
      resolve();
      await expect(async () => {
        await page.clock.runFor(10);
        await expect(page.getByText('Your results are here. No rush.')).toBeVisible({ timeout: 100 });
      }).toPass();
    },
  };
}

const answers = {
  grade: '8',
  city_state: 'Dayton, Ohio',
  career_or_job_interest: 'Game designer',
  enjoy_during_free_time: 'Drawing and skateboarding',
  proud_accomplishments: 'I built a half pipe with my aunt',
  brands_or_companies_admired: 'Nintendo',
  what_makes_a_great_math_teacher: 'Somebody who shows why',
  math_confidence: '4',
  ai_and_technology_confidence: '2',
  favorite_subjects: 'Art and science',
};

/** Comes back to the last step with all answers in the tab's draft, as after a reload, and sends them. */
async function sendAnswers(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start with your Future You' })).toBeVisible();
  await comeBack(page, 11, answers);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(waitingTitle(page)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}

function waitingTitle(page: Page) {
  return page.getByRole('heading', { name: 'Play while we look into your future!' });
}

async function askAboutSound(page: Page): Promise<void> {
  await page.goto('/onboarding');
  await expect(page.getByRole('dialog', { name: 'Sound Preferences' })).toBeVisible();
}

/** Where less motion is asked for, as in pictures, the game waits for the first turn. */
async function openReady(page: Page): Promise<void> {
  await openWaiting(page);
  await page.clock.resume();
}

async function openResults(page: Page): Promise<void> {
  await playWithResults(page, 3);
  await page.clock.resume();
}

async function openGameOver(page: Page): Promise<void> {
  await playWithResults(page, 5);
  await biteItself(page);
  await page.clock.resume();
}

async function playWithResults(page: Page, points: number): Promise<void> {
  const { arrive } = await openWaiting(page);
  await arrive();
  await eat(page, points);
}

export async function openCareers(page: Page): Promise<void> {
  const { arrive } = await openWaiting(page);
  await arrive();
  await page.getByRole('button', { name: 'END GAME & VIEW RESULTS' }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Pick Your Dream Job' })).toBeVisible();
}

async function openAllCareers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More Options/ }).click();
  await page.getByRole('radio').nth(1).check();
  await page.getByText('Where these facts come from').click();
}

export async function openDay(page: Page): Promise<void> {
  await openCareers(page);
  await chooseCareer(page);
}

async function chooseCareer(page: Page): Promise<void> {
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page.getByRole('heading', { name: 'A Day in Your Future Career' })).toBeVisible();
}

const tick = 200;
const board = { columns: 25, rows: 18 };

/** What the name of the board says about the game, as a student who cannot see it would hear it. */
export async function readBoard(page: Page) {
  const words =
    (await page.getByRole('img', { name: /^Board of 25 columns/ }).getAttribute('aria-label')) ?? '';
  const [, column, row, direction, length] =
    /Head at column (\d+), row (\d+), moving (\w+), (\d+) segments/.exec(words) ?? [];
  const [, foodColumn, foodRow] = /Food at column (\d+), row (\d+)/.exec(words) ?? [];
  return {
    head: { column: Number(column), row: Number(row) },
    food: { column: Number(foodColumn), row: Number(foodRow) },
    direction: direction ?? '',
    length: Number(length),
  };
}

/** Plays until that many points are made: right and down only, across the edges, where a short snake never meets itself. */
export async function eat(page: Page, points: number): Promise<void> {
  const goal = (await readBoard(page)).length + points;
  for (let step = 0; step < 45 * points; step++) {
    const { head, food, length } = await readBoard(page);
    if (length === goal) return;
    const right = (food.column - head.column + board.columns) % board.columns;
    const down = (food.row - head.row + board.rows) % board.rows;
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowDown');
    await page.clock.runFor(tick * (right || down || 1));
  }
  expect((await readBoard(page)).length).toBe(goal);
}

/** Leaves food that lies near, straight on or away from its line, so that the circle of a bite does not meet it. */
async function leaveFood(page: Page): Promise<void> {
  const { head, food, direction } = await readBoard(page);
  const apart = (from: number, to: number, size: number) =>
    Math.min((to - from + size) % size, (from - to + size) % size);
  const across = apart(head.column, food.column, board.columns);
  const along = apart(head.row, food.row, board.rows);
  if (Math.max(across, along) > 2) return;
  const isSideways = direction === 'left' || direction === 'right';
  if ((isSideways ? along : across) === 0) await page.keyboard.press(isSideways ? 'ArrowUp' : 'ArrowRight');
  await page.clock.runFor(tick * 6);
}

/** Turns in the tightest circle until the head meets the body: with five segments at the latest in the fourth turn. */
export async function biteItself(page: Page): Promise<void> {
  const clockwise = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  const over = page.getByText('Game Over');
  await leaveFood(page);
  for (let step = 0; step < 8 && !(await over.isVisible()); step++) {
    const { direction } = await readBoard(page);
    const now = clockwise.findIndex((key) => key.toLowerCase() === `arrow${direction}`);
    await page.keyboard.press(clockwise[(now + 1) % clockwise.length] ?? 'ArrowUp');
    await page.clock.runFor(tick);
  }
  await expect(over).toBeVisible();
}
