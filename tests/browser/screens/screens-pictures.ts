import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** A choice among pictures, before an answer and after one that is not right. */
export const picturesScreens: Screen[] = [
  {
    name: 'choices that are pictures',
    who: 'student',
    open: openPictures,
    following: [{ name: 'choices that are pictures, wrong', go: openWrongPicture }],
  },
];

type Problem = { id: number; answers: { id: number; text: string; diagram_image_url?: string }[] };

/** What the open page was told of its choices. */
const openAnswers = new WeakMap<Page, Problem['answers']>();

/** The first example of the lesson that graphs inequalities, with its answers as the page was told them. */
export async function openPictures(page: Page): Promise<Problem['answers']> {
  const lessonId = await findLesson(page, 'Inequalities on the Number Line');
  const told = page.waitForResponse(`**/api/lessons/${lessonId}/full`);
  await page.goto(`/lesson/${lessonId}/key-concept/1`);
  const lesson = (await (await told).json()) as { concepts: { problems: Problem[] }[] };
  await page.getByRole('button', { name: 'View Example' }).click();
  await expect(page.getByRole('group', { name: 'Choices' }).getByRole('button')).toHaveCount(4);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.choice img')].every(
      (image) => image.complete && image.naturalWidth > 0,
    ),
  );
  const answers = lesson.concepts[1]?.problems[0]?.answers ?? [];
  openAnswers.set(page, answers);
  return answers;
}

async function openWrongPicture(page: Page): Promise<void> {
  // Dots alone never show an inequality.
  const wrong = openAnswers.get(page)?.findIndex(({ text }) => text.startsWith('Dots')) ?? -1;
  await page.getByRole('group', { name: 'Choices' }).getByRole('button').nth(wrong).click();
  await expect(page.getByText(/^What picture [A-D] tells us$/)).toBeVisible();
}

async function findLesson(page: Page, title: string): Promise<number> {
  const told = page.waitForResponse('**/api/courses/with-units');
  await page.goto('/dashboard');
  const courses = (await (await told).json()) as {
    units: Record<string, { lessons: Record<string, { id: number; title: string }> }>;
  }[];
  const lessons = courses
    .flatMap(({ units }) => Object.values(units))
    .flatMap((unit) => Object.values(unit.lessons));
  const lesson = lessons.find((each) => each.title === title);
  if (!lesson) throw new Error(`There is no lesson '${title}'.`);
  return lesson.id;
}
