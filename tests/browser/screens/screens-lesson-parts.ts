import type { LessonView } from '@playforward/contract';
import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** What a lesson asks before it tells anything, an error to be found, and the stretch problem. */
export const lessonPartsScreens: Screen[] = [
  {
    name: 'a guess that is kept',
    who: 'student',
    open: keepGuess,
    following: [
      { name: 'an error to find', go: openError },
      { name: 'an error to find, wrong', go: findWrongly },
      { name: 'stretch problem', go: openStretch },
    ],
  },
];

/** The first lesson as the page was told it. */
const opened = new WeakMap<Page, LessonView>();

async function keepGuess(page: Page): Promise<void> {
  const told = page.waitForResponse('**/api/lessons/1/full');
  await page.goto('/lesson/1/introduction');
  opened.set(page, (await (await told).json()) as LessonView);
  await page.getByRole('group', { name: 'Your guess' }).locator('label').first().click();
  await page.getByRole('button', { name: 'Keep my guess' }).click();
  await expect(page.getByText('Your guess is kept')).toBeVisible();
}

async function openError(page: Page): Promise<void> {
  const problem = opened.get(page)?.problems.at(-1);
  await page.goto(`/lesson/1/practice-problems/problem/${problem?.id}`);
  await expect(page.getByRole('group', { name: /’s work$/ })).toBeVisible();
}

async function findWrongly(page: Page): Promise<void> {
  const work = page.getByRole('group', { name: /’s work$/ });
  const reasons = page.getByRole('group', { name: /^What happened in line/ });
  for (const nth of [0, 1]) {
    await work.locator('label').first().click();
    await reasons.locator('label').nth(nth).click();
    const answered = page.waitForResponse('**/api/problems/submit');
    await page.getByRole('button', { name: 'Check' }).click();
    const { is_correct: right } = (await (await answered).json()) as { is_correct: boolean };
    if (!right) return expect(page.getByText('What your answer shows us')).toBeVisible();
    await page.reload();
  }
}

async function openStretch(page: Page): Promise<void> {
  await page.goto(`/lesson/1/practice-problems/problem/${opened.get(page)?.stretch?.id}`);
  await expect(page.getByText('Stretch problem', { exact: true })).toBeVisible();
}
