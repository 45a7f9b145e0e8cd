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
  opened.set(page, await openLesson(page, 1));
  await page.getByRole('group', { name: 'Your guess' }).locator('label').first().click();
  await page.getByRole('button', { name: 'Keep my guess' }).click();
  await expect(page.getByText('Your guess is kept')).toBeVisible();
}

async function openLesson(page: Page, id: number): Promise<LessonView> {
  const told = page.waitForResponse(`**/api/lessons/${id}/full`);
  await page.goto(`/lesson/${id}/introduction`);
  return (await (await told).json()) as LessonView;
}

async function openError(page: Page): Promise<void> {
  await openErrorOf(page, opened.get(page));
}

async function openErrorOf(page: Page, lesson: LessonView | undefined): Promise<void> {
  await page.goto(`/lesson/${lesson?.id}/practice-problems/problem/${lesson?.problems.at(-1)?.id}`);
  await expect(page.getByRole('group', { name: /’s work$/ })).toBeVisible();
}

/** The first line and the first reason are wrong in most problems; where they are right, the next lesson is asked. */
async function findWrongly(page: Page): Promise<void> {
  for (const next of [2, 3, 4]) {
    await page
      .getByRole('group', { name: /’s work$/ })
      .locator('label')
      .first()
      .click();
    const reasons = page.getByRole('group', { name: /^What happened in line/ });
    await reasons.locator('label').first().click();
    const answered = page.waitForResponse('**/api/problems/submit');
    await page.getByRole('button', { name: 'Check' }).click();
    const { is_correct: right } = (await (await answered).json()) as { is_correct: boolean };
    if (!right) return expect(page.getByText('What your answer shows us')).toBeVisible();
    await openErrorOf(page, await openLesson(page, next));
  }
}

async function openStretch(page: Page): Promise<void> {
  await page.goto(`/lesson/1/practice-problems/problem/${opened.get(page)?.stretch?.id}`);
  await expect(page.getByText('Stretch problem', { exact: true })).toBeVisible();
}
