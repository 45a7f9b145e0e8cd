import { randomUUID } from 'node:crypto';
import { submitAnswer } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fetchChoices,
  firstLesson,
  openLesson,
  problemsInLesson,
  submit,
  type TestSubmission,
} from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;
let lessonId: number;
/** A practice problem of this student. */
let problemId: number;

beforeAll(async () => {
  server = await createTestServer();
  lessonId = firstLesson(server).id;
});
beforeEach(async () => {
  student = await server.student();
  const lesson = await openLesson(server, student, lessonId);
  problemId = problemsInLesson(lesson).find((problem) => problem.type === 'practice')?.id ?? 0;
});
afterAll(() => server.close());

const send = (payload: Partial<TestSubmission>) =>
  submit(server, student, { problem_id: problemId, lesson_id: lessonId, ...payload });

async function stored(userId = student.id) {
  const text =
    'SELECT attempt_id, problem_id, answer_id, answer, is_correct FROM attempts WHERE user_id = $1';
  return (await server.context.pool.query(text, [userId])).rows;
}

describe('POST /api/problems/submit', () => {
  test('explains a wrong answer, counts it and keeps the result back [L-149] [L-268] [L-269]', async () => {
    const { wrong } = await fetchChoices(server, student, problemId);
    const answer = await send({ answer_id: wrong.id });
    const shown = submitAnswer.parse(answer.json());
    expect(shown).toMatchObject({
      is_correct: false,
      counted: true,
      answer_details: { reason: wrong.reason },
      final_answer: null,
    });
    expect(await stored()).toMatchObject([{ problem_id: problemId, answer_id: wrong.id, is_correct: false }]);
  });

  test('counts a right answer, completes the problem and shows the result [L-188] [L-269]', async () => {
    const { right } = await fetchChoices(server, student, problemId);
    const shown = submitAnswer.parse((await send({ answer_id: right.id })).json());
    expect(shown).toMatchObject({
      is_correct: true,
      counted: true,
      answer_details: { reason: right.reason },
    });
    expect(shown.final_answer).toBeTruthy();
    const { rows } = await server.context.pool.query(
      'SELECT kind, item_id, completed_at IS NOT NULL AS completed FROM progress WHERE user_id = $1 ORDER BY kind',
      [student.id],
    );
    expect(rows).toEqual([
      { kind: 'lesson', item_id: lessonId, completed: false },
      { kind: 'problem', item_id: problemId, completed: true },
      { kind: 'unit', item_id: firstLesson(server).unitId, completed: false },
    ]);
  });

  test('never takes a completed problem back after a later wrong answer', async () => {
    const { right, wrong } = await fetchChoices(server, student, problemId);
    await send({ answer_id: right.id });
    await send({ answer_id: wrong.id });
    const lesson = await openLesson(server, student, lessonId);
    expect(problemsInLesson(lesson).find((problem) => problem.id === problemId)?.state).toBe('completed');
    expect(await stored()).toHaveLength(2);
  });

  test('takes the typed form of the right answer', async () => {
    const own = await server.app.curriculum.problems.findOptional(student, problemId);
    const answer = await send({ answer: own?.rendered.key.value ?? '' });
    expect(submitAnswer.parse(answer.json())).toMatchObject({ is_correct: true, counted: true });
    expect(await stored()).toMatchObject([
      { answer: own?.rendered.key.value, answer_id: null, is_correct: true },
    ]);
  });

  test.each(['', 'shrug', '3 +'])('does not count %j, says so and records nothing', async (answer) => {
    const result = await send({ answer });
    expect(result.statusCode).toBe(200);
    const shown = submitAnswer.parse(result.json());
    expect(shown).toMatchObject({ is_correct: false, counted: false, final_answer: null });
    expect(shown.message).not.toBe('');
    expect(await stored()).toEqual([]);
  });

  test('stores one attempt for 100 calls with the same id, and all read the same verdict', async () => {
    const { right } = await fetchChoices(server, student, problemId);
    const attemptId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send({ answer_id: right.id, attempt_id: attemptId })),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('answers the stored verdict when the id comes again with another answer', async () => {
    const { right, wrong } = await fetchChoices(server, student, problemId);
    const attemptId = randomUUID();
    const first = await send({ answer_id: wrong.id, attempt_id: attemptId });
    const again = await send({ answer_id: right.id, attempt_id: attemptId.toUpperCase() });
    expect(again.body).toBe(first.body);
    expect(await stored()).toMatchObject([{ answer_id: wrong.id, is_correct: false }]);
  });

  test('answers 409 when the id belongs to another problem, and another student may use the same id', async () => {
    const { right } = await fetchChoices(server, student, problemId);
    const attemptId = randomUUID();
    await send({ answer_id: right.id, attempt_id: attemptId });
    const others = problemsInLesson(await openLesson(server, student, lessonId));
    const other = others.find((problem) => problem.id !== problemId)?.id ?? 0;
    const clash = await send({ problem_id: other, answer_id: 1, attempt_id: attemptId });
    expect(clash.statusCode).toBe(409);
    expect(clash.json()).toEqual({ detail: 'This attempt id already belongs to another problem.' });
    expect(await stored()).toHaveLength(1);

    student = await server.student();
    const own = problemsInLesson(await openLesson(server, student, lessonId))[0]?.id ?? 0;
    expect((await send({ problem_id: own, answer_id: 1, attempt_id: attemptId })).statusCode).toBe(200);
  });

  test('answers 404 for the problem of another student, an unknown one and a wrong lesson, and records nothing', async () => {
    const other = await server.student();
    const foreign = problemsInLesson(await openLesson(server, other, lessonId))[0]?.id ?? 0;
    for (const ids of [
      { problem_id: foreign },
      { problem_id: 2_000_000_000 },
      { lesson_id: 2_000_000_000 },
    ]) {
      const answer = await send({ ...ids, answer_id: 1 });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ detail: 'Problem not found' });
    }
    expect(await stored()).toEqual([]);
    expect(await stored(other.id)).toEqual([]);
  });

  test('answers 422 for a choice the problem does not have', async () => {
    expect((await send({ answer_id: 20 })).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['no answer', {}],
    ['both kinds of answer', { answer_id: 1, answer: '1' }],
    ['an unknown key', { answer_id: 1, is_correct: true }],
    ['a text as id', { answer_id: '1' }],
    ['a fraction as id', { answer_id: 1.5 }],
    ['a negative id', { problem_id: -1, answer_id: 1 }],
    ['an id beyond the column', { problem_id: 2 ** 31, answer_id: 1 }],
    ['null', { answer_id: null }],
    ['a too long answer', { answer: 'x'.repeat(1001) }],
    ['an attempt id that is none', { answer_id: 1, attempt_id: 'x' }],
    ['an object as answer', { answer: { $gt: '' } }],
  ])('answers 422 with a sentence for %s and records nothing', async (_, extra) => {
    const answer = await send(extra as Partial<TestSubmission>);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ detail: expect.stringMatching(/\S.*\.$/) });
    expect(await stored()).toEqual([]);
  });

  test.each<[string, string, string, number]>([
    ['text/plain', 'text/plain', '{}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'problem_id=1', 415],
    ['broken JSON', 'application/json', '{"problem_id":', 400],
    ['a list', 'application/json', '[]', 422],
    ['a number', 'application/json', '5', 422],
    ['nothing', 'application/json', '', 422],
    ['the character that cannot be stored', 'application/json', '{"answer":"\\u0000"}', 422],
    ['a body over the limit', 'application/json', JSON.stringify({ answer: 'x'.repeat(70_000) }), 413],
  ])('answers %s with 4xx and a sentence', async (_, type, payload, status) => {
    const headers = { ...student.headers, 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url: '/api/problems/submit', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ detail: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  test('answers 401 without a token', async () => {
    const payload = { problem_id: problemId, lesson_id: lessonId, answer_id: 1 };
    const answer = await server.app.inject({ method: 'POST', url: '/api/problems/submit', payload });
    expect(answer.statusCode).toBe(401);
  });
});
