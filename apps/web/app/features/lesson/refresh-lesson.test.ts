import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeLesson } from '../../testing/make-lesson.ts';
import { lessonQuery, refreshLesson } from './queries.ts';
import { withSolvedProblem } from './with-solved-problem.ts';

const { queryKey } = lessonQuery('1');
const lesson = makeLesson();
const verdict = {
  ...{ is_correct: true, counted: true, message: '', answer_details: { reason: '' } },
  ...{ final_answer: null, math: {} },
};
const solved = withSolvedProblem(lesson, lesson.problems[0]?.id ?? 0, verdict);

function known(data: typeof lesson) {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, data);
  return queries;
}

test('an answer of the server replaces what is shown', async () => {
  const fresh = { ...solved, title: 'Dealt anew' };
  fakeServer({ 'GET /api/lessons/1/full': { body: fresh } });
  const queries = known(solved);
  await refreshLesson(queries, '1');
  expect(queries.getQueryData(queryKey)?.title).toBe('Dealt anew');
});

test('an answer that does not know of the last solved problem is not shown', async () => {
  fakeServer({ 'GET /api/lessons/1/full': { body: lesson } });
  const queries = known(solved);
  await refreshLesson(queries, '1');
  expect(queries.getQueryData(queryKey)).toBe(solved);
});

test('what is shown stays when the call fails', async () => {
  fakeServer({ 'GET /api/lessons/1/full': { status: 500, body: { detail: 'x' } } });
  const queries = known(solved);
  await refreshLesson(queries, '1');
  expect(queries.getQueryData(queryKey)).toBe(solved);
});
