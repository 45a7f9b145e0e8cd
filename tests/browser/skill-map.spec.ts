import { expect, type Page, test } from '@playwright/test';
import { laterLesson, openLastTab, openUsedMap } from './screens/screens-mastery.ts';
import { answerByChoice, openFirstPractice, studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

async function filledStars(page: Page): Promise<number> {
  const name = await page.getByRole('img', { name: /of 12 stars/ }).getAttribute('aria-label');
  return Number(/^(\d+) of 12/.exec(name ?? '')?.[1]);
}

test('12 stars are there from the start and fill with what a student can do [L-065]', async ({ page }) => {
  await page.goto('/dashboard');
  await openLastTab(page, 1);
  const stars = page.getByRole('img', { name: /of 12 stars/ });
  await expect(stars.locator('svg')).toHaveCount(12);
  expect(await filledStars(page)).toBe(0);
  const { right } = await openFirstPractice(page);
  await page.getByLabel('Your answer', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.verdict.good')).toBeVisible();
  await expect.poll(() => filledStars(page)).toBeGreaterThan(0);
});

test('the map shows alone and with help apart, is reached from dashboard and lesson, and works by keyboard', async ({
  page,
}) => {
  await openUsedMap(page);
  await expect(page.getByTestId('skill-total')).toContainText(/skill/);
  await expect(page.getByText('Alone:').first()).toBeVisible();
  await expect(page.getByText('With help:').first()).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open the skill map' }).press('Enter');
  await expect(page).toHaveURL(/\/skills$/);
  await page.getByRole('button', { name: 'List' }).press('Enter');
  const unit = page.locator('summary').nth(1);
  await unit.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').nth(1)).toHaveJSProperty('open', true);
  await page.keyboard.press('Tab');
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(href).toMatch(/^\/lesson\/\d+$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lesson\/\d+\//);
  const back = page.getByRole('link', { name: 'Your skills' });
  // It names the course once that is known.
  await expect(back).toHaveAttribute('href', /\/skills\/\d+$/);
  await back.click();
  await expect(page).toHaveURL(/\/skills\/\d+$/);
});

test('the map fits 320 and 390 px', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/skills');
    await expect(page.getByText('How to read it')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

/** The levels cannot be read off the page; what the page was given is compared instead. */
test('the next problem changes with the answers, the number of problems never does', async ({ page }) => {
  await page.goto('/dashboard');
  await openLastTab(page, 1);
  const dots = page.getByRole('navigation', { name: 'Problems' }).getByRole('listitem');
  const count = await dots.count();
  const before = await problemIds(page);
  await answerByChoice(page);
  await expect.poll(async () => (await problemIds(page)).length).toBe(before.length);
  await answerUntilWrong(page);
  await page.reload();
  await expect(page.getByTestId('question')).toBeVisible();
  expect(await dots.count()).toBe(count);
  expect((await problemIds(page))[0]).toBe(before[0]);
});

/** Goes on with the first choice of each problem until one is wrong. */
async function answerUntilWrong(page: Page): Promise<void> {
  for (let isRight = true; isRight; ) {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await expect(next).toBeHidden();
    const answered = page.waitForResponse('**/api/problems/submit');
    await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click();
    isRight = ((await (await answered).json()) as { is_correct: boolean }).is_correct;
  }
}

async function problemIds(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const token = localStorage.getItem('playforward_access_token');
    const answer = await fetch('/api/lessons/1/full', { headers: { authorization: `Bearer ${token}` } });
    const { problems } = (await answer.json()) as { problems: { id: number; type: string }[] };
    return problems.filter(({ type }) => type === 'practice').map(({ id }) => id);
  });
}

test('after the first unit, some problems say which earlier lesson they repeat', async ({ page }) => {
  // The narrowest card that has the name of the lesson and the dots side by side.
  await page.setViewportSize({ width: 1024, height: 900 });
  const lessonId = await laterLesson(page);
  await openLastTab(page, lessonId);
  const reviews: string[] = [];
  const dots = page.getByRole('navigation', { name: 'Problems' }).getByRole('listitem');
  // Nobody has to do the stretch problem, whose dot comes last.
  const count = Number((await page.getByText(/^Problem 1 of \d+$/).innerText()).split(' ').at(-1));
  for (let problem = 0; problem < count; problem += 1) {
    await expect(page.getByTestId('question')).toBeVisible();
    const review = page.getByTestId('review-of');
    if (await review.isVisible()) {
      reviews.push(await review.innerText());
      const tops = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().top));
      expect(new Set(tops).size, 'dots stand in one row beside a review').toBe(1);
    }
    await answerByChoice(page);
    if (problem === count - 1) break;
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden();
  }
  expect(reviews.length / count).toBeGreaterThanOrEqual(0.3);
  for (const review of reviews) expect(review).toMatch(/^Review of “.+”$/);
});
