import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** The screens after the questionnaire: waiting with the game, the careers, a day in one of them. */
export const waitingScreens: Screen[] = [
  { name: 'sound question', who: 'newcomer', open: askAboutSound },
  { name: 'waiting', who: 'newcomer', open: async (page) => void (await openWaiting(page)) },
  { name: 'waiting with results', who: 'newcomer', open: openResults },
  { name: 'snake game over', who: 'newcomer', open: openGameOver },
  { name: 'careers', who: 'newcomer', open: openCareers },
  { name: 'careers all open', who: 'newcomer', open: openAllCareers },
  { name: 'day in a career', who: 'newcomer', open: openDay },
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
    'You open the numbers of last night and read what they say.',
    'You change one thing in your model and run a whole week in a minute.',
    'Somebody asks a good question. You measure it.',
    'You write one page: what people need, what it costs, what you predict.',
  ].join('\n\n'),
}));

/** The clock can be moved by `page.clock`; sound is answered, so that its question stays away. */
export async function openOnboarding(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('soundEnabled', 'false'));
  await page.goto('/onboarding');
}

/**
 * Answers all eleven steps; the answer of the server comes when `arrive` is called. From here on time stands still
 * until `page.clock` moves it.
 */
export async function openWaiting(page: Page): Promise<{ arrive: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/user/questionnaire/submit', async (route) => {
    await promise;
    await route.fulfill({ json: { career_match: testCareers } });
  });
  await openOnboarding(page);
  await answerEverything(page);
  await reach(page, 'Play while we look into your future!');
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

async function answerEverything(page: Page): Promise<void> {
  const say = async (question: string, words: string) => {
    await reach(page, question);
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  };
  const pick = async (question: string, label: string) => {
    await reach(page, question);
    await page.getByRole('radio', { name: label, exact: true }).check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  };

  await page.getByRole('button', { name: 'Start with your Future You' }).click();
  await reach(page, 'What grade are you in?');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: '8th' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await say('Where do you live? Tell me your city and state.', 'Dayton, Ohio');
  await say('What career or job are you interested in right now? No wrong answers!', 'Game designer');
  await say('What do you enjoy doing in your free time?', 'Drawing and skateboarding');
  await say("What is something you've done that you're proud of?", 'I built a half pipe with my aunt');
  await say('Which brands or companies do you admire?', 'Nintendo');
  await say('What makes a great math teacher?', 'Somebody who shows why');
  await pick('How confident do you feel about math?', 'Pretty confident');
  await pick('Do you feel confident with AI and technology?', 'A little');
  await say('What are your favorite subjects at school?', 'Art and science');
}

/** Lets the pauses between the questions pass until the words are in sight. */
async function reach(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: 50 });
  }).toPass();
}

async function askAboutSound(page: Page): Promise<void> {
  await page.goto('/onboarding');
  await expect(page.getByRole('dialog', { name: 'Sound Preferences' })).toBeVisible();
}

async function openResults(page: Page): Promise<void> {
  const { arrive } = await openWaiting(page);
  await arrive();
}

async function openGameOver(page: Page): Promise<void> {
  await openResults(page);
  await eat(page, 2);
  await biteItself(page);
}

export async function openCareers(page: Page): Promise<void> {
  await openResults(page);
  await page.getByRole('button', { name: 'END GAME & VIEW RESULTS' }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Pick Your Dream Job' })).toBeVisible();
}

async function openAllCareers(page: Page): Promise<void> {
  await openCareers(page);
  await page.getByRole('button', { name: /^More Options/ }).click();
  await page.getByRole('radio').nth(1).check();
  await page.getByText('Where these facts come from').click();
}

async function openDay(page: Page): Promise<void> {
  await openCareers(page);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page.getByRole('heading', { name: 'A Day in Your Future Career' })).toBeVisible();
}

const tick = 200;

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
    await page.keyboard.press(head.column === food.column ? 'ArrowDown' : 'ArrowRight');
    await page.clock.runFor(tick);
  }
  expect((await readBoard(page)).length).toBe(goal);
}

/** Turns in the tightest circle until the head meets the body: with five segments at the latest in the fourth turn. */
export async function biteItself(page: Page): Promise<void> {
  const clockwise = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  const over = page.getByText('Game Over');
  for (let step = 0; step < 8 && !(await over.isVisible()); step++) {
    const { direction } = await readBoard(page);
    const now = clockwise.findIndex((key) => key.toLowerCase() === `arrow${direction}`);
    await page.keyboard.press(clockwise[(now + 1) % clockwise.length] ?? 'ArrowUp');
    await page.clock.runFor(tick);
  }
  await expect(over).toBeVisible();
}
