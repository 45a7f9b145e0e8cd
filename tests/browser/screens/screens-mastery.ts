import { expect, type Page } from '@playwright/test';
import { answerByChoice } from '../support/student.ts';
import type { Screen } from './screens.ts';
import { visit } from './screens.ts';

/** The skill map in its states, and a practice problem that repeats an earlier skill. */
export const masteryScreens: Screen[] = [
  {
    name: 'skill map at the start',
    who: 'student',
    open: (page) => visit(page, '/skills', 'How to read it'),
    following: [
      { name: 'skill map of no course', go: (page) => visit(page, '/skills/999999', 'No such') },
      { name: 'skill map after some answers', go: openUsedMap },
      { name: 'skill map as a list', go: openList },
      { name: 'skill map that failed', go: failMap },
    ],
  },
  { name: 'practice review', who: 'student', open: openReview },
];

/** Answers the first example with help and the first practice problem alone, then opens the map. */
export async function openUsedMap(page: Page): Promise<void> {
  await page.goto('/lesson/1/key-concept/0');
  await page.getByRole('button', { name: 'View Example' }).click();
  await answerByChoice(page);
  await openLastTab(page, 1);
  await answerByChoice(page);
  await visit(page, '/skills', 'How to read it');
  await expect(page.getByTestId('skill-total')).toBeVisible();
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.locator('details').first()).toBeVisible();
}

/** Practice of a lesson behind the first unit, at its first review. */
async function openReview(page: Page): Promise<void> {
  const lessonId = await laterLesson(page);
  await openLastTab(page, lessonId);
  for (let problem = 0; problem < 8; problem += 1) {
    await expect(page.getByTestId('question')).toBeVisible();
    if (await page.getByTestId('review-of').isVisible()) return;
    await answerByChoice(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden();
  }
  throw new Error('No problem of this practice repeats an earlier skill.');
}

/** The practice tab of a lesson whose other sections are marked as done in this browser. */
export async function openLastTab(page: Page, lessonId: number): Promise<void> {
  await page.evaluate((id) => {
    for (const section of ['key_concept', 'guided_problem']) {
      localStorage.setItem(`lesson_${id}_${section}`, 'complete');
    }
  }, lessonId);
  await page.goto(`/lesson/${lessonId}/practice-problems`);
  await expect(page.getByTestId('question')).toBeVisible();
}

/** The first lesson of the second unit of the first course. */
export async function laterLesson(page: Page): Promise<number> {
  await page.goto('/dashboard');
  const courses = await page.evaluate(async () => {
    const token = localStorage.getItem('playforward_access_token');
    const answer = await fetch('/api/courses/with-units', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as {
      units: Record<
        string,
        { unit_number: number; lessons: Record<string, { id: number; lesson_number: number }> }
      >;
    }[];
  });
  const units = Object.values(courses[0]?.units ?? {}).sort((a, b) => a.unit_number - b.unit_number);
  const lessons = Object.values(units[1]?.lessons ?? {}).sort((a, b) => a.lesson_number - b.lesson_number);
  const [lesson] = lessons;
  if (!lesson) throw new Error('The first course has one unit only.');
  return lesson.id;
}

async function failMap(page: Page): Promise<void> {
  await page.route('**/api/mastery/courses/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await visit(page, '/skills', 'The map did not load');
}
