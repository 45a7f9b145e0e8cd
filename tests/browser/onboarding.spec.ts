import { expect, type Page, type Request, test } from '@playwright/test';
import {
  answerEverything,
  answerStep,
  arriveAt,
  fillStep,
  finishClosing,
  next,
  orb,
  question,
  questions,
} from './screens/screens-onboarding.ts';
import { newStudent, signIn, signUp, studentWithSession } from './support/student.ts';

const timelineDots = (page: Page) => page.getByRole('navigation', { name: 'Questions' }).getByRole('button');

function watch(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
}

/** The calls that have been answered since the page was opened last. */
function watchAnswers(page: Page): Set<string> {
  const answered = new Set<string>();
  page.on('framenavigated', () => answered.clear());
  page.on('requestfinished', (request) => answered.add(new URL(request.url()).pathname));
  return answered;
}

async function openNewcomer(page: Page, step = 1) {
  const student = await studentWithSession(page.context(), newStudent(), { onboarded: false });
  await arriveAt(page, step);
  return student;
}

async function seeResults(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'END GAME & VIEW RESULTS' }).click();
  await expect(page.getByRole('heading', { name: 'Pick Your Dream Job' })).toBeVisible();
}

async function chooseCareer(page: Page): Promise<string> {
  const radio = page.getByRole('radio').nth(1);
  const title = await radio.inputValue();
  await radio.check();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page.getByRole('heading', { name: 'A Day in Your Future Career' })).toBeVisible();
  return title;
}

test('a visitor becomes a student, answers eleven steps, waits, picks a career and reaches the dashboard [A-014] [A-141] [A-142] [A-239] [A-242] [A-251] [A-326] [A-328] [A-329] [A-330]', async ({
  page,
}) => {
  const [submits, careers, told] = [
    watch(page, '/user/questionnaire/submit'),
    watch(page, '/user/learning-profile'),
    watch(page, '/api/orb/trigger/onboarding_complete'),
  ];
  await page.clock.install();
  await page.goto('/');
  await signUp(page, newStudent('Ana'));
  await page
    .getByRole('dialog', { name: 'Sound Preferences' })
    .getByRole('button', { name: 'No Sound' })
    .click();
  await answerEverything(page);
  await seeResults(page);
  expect(submits).toHaveLength(1);
  expect(submits[0]?.postDataJSON()).toEqual({
    grade: '8',
    city_state: 'Dayton, Ohio',
    career_or_job_interest: 'Transportation planner',
    enjoy_during_free_time: 'Building worlds in sandbox games and editing the videos',
    proud_accomplishments: 'I taught my little brother to ride a bike',
    brands_or_companies_admired: "LEGO and Dick's Sporting Goods",
    what_makes_a_great_math_teacher: 'Somebody who shows why it works',
    math_confidence: 4,
    ai_and_technology_confidence: 2,
    favorite_subjects: 'Art and science',
  });
  const career = await chooseCareer(page);
  await page.getByRole('button', { name: 'CONTINUE' }).dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(careers.map((request) => request.postDataJSON())).toEqual([{ chosen_career: career }]);
  const hello = `Hello, future ${career}! Your learning path starts here.`;
  await expect(page.getByText(hello).first()).toBeVisible();
  await expect.poll(() => told.length).toBe(1);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
  ).toEqual([]);
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the timeline is fixed at the right, with one dot a question, and jumps only where one has been [A-144] [A-145] [A-146] [A-147] [A-165]', async ({
  page,
}) => {
  await openNewcomer(page, 5);
  const timeline = page.getByRole('navigation', { name: 'Questions' });
  await expect(timeline).toHaveCSS('position', 'fixed');
  const box = await timeline.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 60);
  await expect(timelineDots(page)).toHaveText([
    'Introduction',
    'Grade',
    'Location',
    'Career',
    'Free Time',
    'Achievements',
    'Brands',
    'Teachers',
    'Math Confidence',
    'AI Confidence',
    'Subjects',
  ]);
  await expect(timelineDots(page).nth(7)).toBeDisabled();
  await timelineDots(page).nth(2).click();
  await expect(question(page, 3)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Dayton, Ohio');
  await timelineDots(page).nth(4).click();
  await expect(question(page, 5)).toBeVisible();
  await expect(timeline.locator('[aria-current=step]')).toHaveText('Free Time');
});

test('a reload at any step, in the wait and among the careers loses no answer [A-246] [D-50]', async ({
  page,
}) => {
  await openNewcomer(page, 2);
  for (const step of [2, 4, 9]) {
    while (!(await question(page, step).isVisible())) {
      const open = (await timelineDots(page).evaluateAll((dots) =>
        dots.findIndex((dot) => dot.ariaCurrent === 'step'),
      )) as number;
      await answerStep(page, open + 1);
      await expect(question(page, open + 2)).toBeVisible();
    }
    await fillStep(page, step);
    await page.reload();
    await expect(question(page, step)).toBeVisible();
    await expect(next(page)).toBeEnabled();
  }
  await answerStep(page, 9);
  await answerStep(page, 10);
  await answerStep(page, 11);
  await finishClosing(page);
  await page.reload();
  await expect(question(page, 11)).toBeVisible();
  await answerStep(page, 11, 'Music');
  await finishClosing(page);
  await seeResults(page);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Music');
  await timelineDots(page).nth(3).click();
  await expect(page.getByRole('textbox')).toHaveValue('Transportation planner');
});

test('a submit without network says so, keeps every answer, and works when tried again [A-350] [D-52]', async ({
  page,
  context,
}) => {
  await openNewcomer(page, 11);
  // What shows messages comes when the page is idle; without it they wait for the network.
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  await answerStep(page, 11);
  await expect(page.getByText('something went wrong, unable to submit questionnaire')).toBeVisible({
    timeout: 20_000,
  });
  await expect(question(page, 11)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Art and science');
  await context.setOffline(false);
  await next(page).click();
  await page.clock.fastForward(2500);
  await finishClosing(page);
  await seeResults(page);
});

test('a session that ends in the middle leads to sign-in and back to the same answers, for the same student only [D-04] [D-50]', async ({
  page,
  request,
}) => {
  const answered = watchAnswers(page);
  const student = await openNewcomer(page, 11);
  await fillStep(page, 11);
  // One of the page's first calls that finds the session gone would lead to sign-in before anything is sent.
  await expect
    .poll(() => [...answered])
    .toEqual(expect.arrayContaining(['/api/orb/context', '/api/orb/session', '/api/classes']));
  await request.post('/auth/logout', { headers: { authorization: `Bearer ${student.token}` } });
  await next(page).click();
  await page.clock.fastForward(2500);
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(/\/login$/, { timeout: 500 });
  }).toPass();
  await expect(page.getByText('something went wrong, unable to submit questionnaire')).toHaveCount(0);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(question(page, 11)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Art and science');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, student);
  await expect(question(page, 1)).toBeVisible();
});

test('two tabs of one student do not disturb each other', async ({ page, context }) => {
  await openNewcomer(page, 3);
  const other = await context.newPage();
  await arriveAt(other, 4);
  await fillStep(page, 3, 'Boise, Idaho');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Boise, Idaho');
  await other.reload();
  await expect(question(other, 4)).toBeVisible();
});

test('the whole questionnaire can be done by keyboard alone [A-149] [A-161]', async ({ page }) => {
  await openNewcomer(page);
  await page.keyboard.press('Tab');
  while (!(await orb(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  for (const key of ['ArrowDown', '9', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('combobox')).toHaveText('9th');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Great - 9th grade is a perfect time to explore!')).toBeVisible();
  await page.clock.fastForward(2500);
  for (let step = 3; step <= questions.length; step += 1) {
    await expect(question(page, step)).toBeVisible();
    if (step === 9 || step === 10) {
      await expect(page.getByRole('radio').first()).toBeFocused();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    } else {
      await expect(page.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(`answer ${step}`);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    await page.clock.fastForward(2500);
  }
  await finishClosing(page);
  const end = page.getByRole('button', { name: 'END GAME & VIEW RESULTS' });
  await expect(end).toBeVisible();
  await end.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pick Your Dream Job' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every step fits the width, and every dot can be tapped [A-144] [A-145]', async ({ page }) => {
    await openNewcomer(page);
    await orb(page).tap();
    for (let step = 2; step <= questions.length; step += 1) {
      await expect(question(page, step)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expect(next(page)).toBeInViewport({ ratio: 1 });
      if (step < questions.length) await answerStep(page, step);
    }
    for (const [index, dot] of (await timelineDots(page).all()).entries()) {
      const box = await dot.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await dot.tap();
      await expect(question(page, index + 1)).toBeVisible();
    }
  });
});

test('with reduced motion bubbles and cards change without moving [A-166] [A-261]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNewcomer(page, 3);
  await expect(page.locator('.question-bubble[data-state=active]')).toHaveCSS('transition-duration', '0s');
  await expect(page.locator('.question-bubble[data-state=exiting]')).toHaveCount(2);
  await expect(page.locator('.question-bubble[data-state=entering]')).toHaveCount(8);
  await expect(page.locator('.step-card[data-state=active]')).toHaveCSS('transition-duration', '0s');
});
