import { randomUUID } from 'node:crypto';
import { type HandAnswer, submitAnswer } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchChoices, openLesson, problemsInLesson } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

const skill = 'm6-graph-simple-inequality';

let server: TestServer;
let student: TestStudent;
let place: { problem_id: number; lesson_id: number };

beforeAll(async () => {
  server = await createTestServer();
  student = await server.student();
  const lesson = [...server.app.curriculum.index.lesson.values()].find(({ problems }) =>
    problems.some((slot) => slot.skill === skill),
  );
  const opened = await openLesson(server, student, lesson?.id ?? 0);
  const problem = problemsInLesson(opened).find(({ hand }) => hand?.kind === 'range-on-line');
  place = { problem_id: problem?.id ?? 0, lesson_id: opened.id };
});
afterAll(() => server.close());

const send = (payload: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/problems/submit',
    headers: student.headers,
    payload: { ...place, ...payload },
  });

async function attempts() {
  const text =
    'SELECT answer_id, answer, is_correct, misconception FROM attempts WHERE user_id = $1 ORDER BY at';
  return (await server.context.pool.query(text, [student.id])).rows;
}

/** What the page would send for the right drawing and for a wrong one. */
async function drawings() {
  const { right, wrong } = await fetchChoices(server, student, place.problem_id);
  return {
    right: JSON.parse(right.value) as HandAnswer,
    wrong: JSON.parse(wrong.value) as HandAnswer,
    shown: wrong,
  };
}

test('the page is told what to draw and nothing of the key', async () => {
  const lesson = await openLesson(server, student, place.lesson_id);
  const problem = problemsInLesson(lesson).find(({ id }) => id === place.problem_id);
  expect(Object.keys(problem?.hand ?? {}).sort()).toEqual(['kind', 'line']);
  expect(problem?.answers).toHaveLength(4);
  expect(JSON.stringify(problem)).not.toContain('"filled"');
});

test.each<[string, object]>([
  ['nothing drawn', { kind: 'range-on-line', left: null, right: null }],
  ['an end beyond the line', { kind: 'range-on-line', left: { at: 99, filled: true }, right: null }],
  ['a drawing of another kind', { kind: 'plot-points', points: [[1, 1]] }],
])('%s costs no attempt and gets a sentence', async (_, hand) => {
  const answer = await send({ hand });
  expect(answer.statusCode).toBe(200);
  const shown = submitAnswer.parse(answer.json());
  expect(shown).toMatchObject({ counted: false, is_correct: false });
  expect(shown.message).toMatch(/\.$/);
  expect(await attempts()).toEqual([]);
});

test.each<[string, object]>([
  [
    'hundreds of points',
    { hand: { kind: 'plot-points', points: Array.from({ length: 300 }, () => [1, 1]) } },
  ],
  ['a kind that nobody knows', { hand: { kind: 'finger-paint', lines: [] } }],
  ['a place that is no whole number', { hand: { kind: 'place-on-line', marks: [0.5] } }],
  ['two answers at once', { hand: { kind: 'place-on-line', marks: [1] }, answer: '1' }],
])('%s is refused with a sentence, and no attempt is used', async (_, payload) => {
  const answer = await send(payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ detail: string }>().detail).not.toBe('');
  expect(await attempts()).toEqual([]);
});

test('a drawing for somebody else’s problem, or for one that is not there, is refused with a sentence', async () => {
  const { right } = await drawings();
  const other = await server.student();
  const sent = (headers: object, problem_id: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/problems/submit',
      headers: { ...headers },
      payload: { ...place, problem_id, hand: right },
    });
  for (const answer of [
    await sent(other.headers, place.problem_id),
    await sent(student.headers, 2 ** 31 - 1),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ detail: 'Problem not found' });
  }
  expect(await attempts()).toEqual([]);
});

test('a drawing that waited while its skill changed is judged by the problem that was shown', async () => {
  const other = await server.student();
  const lesson = await openLesson(server, other, place.lesson_id);
  const problem = problemsInLesson(lesson).find(({ hand }) => hand?.kind === 'range-on-line');
  const { right } = await fetchChoices(server, other, problem?.id ?? 0);
  await server.context.pool.query('UPDATE problem_instances SET retired_at = now() WHERE id = $1', [
    problem?.id,
  ]);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/problems/submit',
    headers: other.headers,
    payload: { problem_id: problem?.id, lesson_id: lesson.id, hand: JSON.parse(right.value) },
  });
  expect([answer.statusCode, answer.json().is_correct]).toEqual([200, true]);
});

test('a wrong drawing is explained and kept, and the same attempt again answers the same', async () => {
  const { wrong, shown } = await drawings();
  const attempt_id = randomUUID();
  const first = (await send({ hand: wrong, attempt_id })).json();
  expect(first).toMatchObject({ is_correct: false, counted: true, answer_details: { reason: shown.reason } });
  const again = submitAnswer.parse((await send({ hand: wrong, attempt_id })).json());
  expect(again.answer_details.reason).toBe(shown.reason);
  expect(await attempts()).toEqual([
    { answer_id: null, answer: JSON.stringify(wrong), is_correct: false, misconception: shown.misconception },
  ]);
});

test('nobody stands by a drawing as by a typed answer: a second reading of it has nothing to read', async () => {
  const { rows } = await server.context.pool.query('SELECT attempt_id FROM attempts WHERE user_id = $1', [
    student.id,
  ]);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/problems/recheck',
    headers: student.headers,
    payload: { attempt_id: rows[0].attempt_id },
  });
  expect(answer.statusCode).toBe(422);
});

test('the right drawing solves the problem', async () => {
  const { right } = await drawings();
  const shown = submitAnswer.parse((await send({ hand: right })).json());
  expect(shown).toMatchObject({ is_correct: true, counted: true });
  expect(shown.follow_up?.problem.state).toBe('completed');
});

test('words that say the same can still be chosen, as by a page that knows no tools', async () => {
  const other = await server.student();
  const lesson = await openLesson(server, other, place.lesson_id);
  const problem = problemsInLesson(lesson).find(({ hand }) => hand !== undefined);
  const { right } = await fetchChoices(server, other, problem?.id ?? 0);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/problems/submit',
    headers: other.headers,
    payload: { problem_id: problem?.id, lesson_id: lesson.id, answer_id: right.id },
  });
  expect(answer.json()).toMatchObject({ is_correct: true });
});
