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
  await refreshLesson(queries, { lessonId: '1', openProblem: () => undefined });
  expect(queries.getQueryData(queryKey)?.title).toBe('Dealt anew');
});

test('an answer that does not know of the last solved problem is not shown', async () => {
  fakeServer({ 'GET /api/lessons/1/full': { body: lesson } });
  const queries = known(solved);
  await refreshLesson(queries, { lessonId: '1', openProblem: () => undefined });
  expect(queries.getQueryData(queryKey)).toBe(solved);
});

test('what is shown stays when the call fails', async () => {
  fakeServer({ 'GET /api/lessons/1/full': { status: 500, body: { detail: 'x' } } });
  const queries = known(solved);
  await refreshLesson(queries, { lessonId: '1', openProblem: () => undefined });
  expect(queries.getQueryData(queryKey)).toBe(solved);
});

test('the problem a student has open stays, also when the server has another for its place', async () => {
  const place = lesson.problems.length - 1;
  const open = lesson.problems[place];
  if (!open) throw new Error('the lesson has no problem');
  const fresh = {
    ...lesson,
    title: 'Dealt anew',
    problems: lesson.problems.with(place, { ...open, id: 999 }),
  };
  fakeServer({ 'GET /api/lessons/1/full': { body: fresh } });
  for (const [openId, shown] of [
    [open.id, open.id],
    [undefined, 999],
  ] as const) {
    const queries = known(lesson);
    await refreshLesson(queries, { lessonId: '1', openProblem: () => openId });
    expect(queries.getQueryData(queryKey)?.problems.at(-1)?.id).toBe(shown);
    expect(queries.getQueryData(queryKey)?.title).toBe('Dealt anew');
  }
});
