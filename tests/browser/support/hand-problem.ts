import type { LessonView, PublicProblem } from '@playforward/contract';
import { expect, type Page } from '@playwright/test';
import type { SignedIn } from './student.ts';

type Found = { lesson: LessonView; problem: PublicProblem };

type Course = { units: Record<string, { lessons: Record<string, { id: number; title: string }> }> };

/** What a question contains that shows an inequality on the number line. */
export const anInequality = /\$(.+?) ([<>≤≥]) (.+?)\$/;

/** A practice problem by hand in the lesson with this title, as its student has it; `asks` tells several apart. */
export async function findHandProblem(
  page: Page,
  student: SignedIn,
  title: string,
  asks = /./,
): Promise<Found> {
  const headers = { authorization: `Bearer ${student.token}` };
  const courses = (await (await page.request.get('/api/courses/with-units', { headers })).json()) as Course[];
  const id = courses
    .flatMap(({ units }) => Object.values(units))
    .flatMap(({ lessons }) => Object.values(lessons))
    .find((lesson) => lesson.title === title)?.id;
  const answer = await page.request.get(`/api/lessons/${id}/full`, { headers });
  expect(answer.status()).toBe(200);
  const lesson = (await answer.json()) as LessonView;
  const problem = lesson.problems.find(
    ({ type, hand, question }) => type === 'practice' && hand !== undefined && asks.test(question),
  );
  if (!problem) throw new Error(`${title} has no practice problem by hand`);
  return { lesson, problem };
}

/** Opens it where students answer it. */
export async function openHandProblem(
  page: Page,
  student: SignedIn,
  title: string,
  asks?: RegExp,
): Promise<Found> {
  const found = await findHandProblem(page, student, title, asks);
  await page.goto(`/lesson/${found.lesson.id}/practice-problems/problem/${found.problem.id}`);
  await expect(page.getByTestId('question')).toBeVisible();
  await expect(page.getByText('So far:')).toBeVisible();
  return found;
}

/** What "Show $x ≥ -2.5$ on the number line." asks for; the letter may stand on the right. */
export function readAskedRange(question: string): { at: number; up: boolean; filled: boolean } {
  const [, left = '', sign = '', right = ''] = anInequality.exec(question) ?? [];
  const isTurned = /[a-z]/.test(right);
  const number = Number((isTurned ? left : right).replace('−', '-'));
  const opensUp = sign === '>' || sign === '≥';
  return { at: number, up: isTurned ? !opensUp : opensUp, filled: sign === '≤' || sign === '≥' };
}
