import { randomUUID } from 'node:crypto';
import { submitAnswer } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeDealtProblems } from '../../curriculum/store-dealt-problems.ts';
import { findPersonTables } from '../../privacy/person-data.ts';
import { fetchChoices, firstLesson, openLesson, problemsInLesson, submit } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;
let lessonId: number;

beforeAll(async () => {
  server = await createTestServer();
  lessonId = firstLesson(server).id;
});
beforeEach(async () => {
  student = await server.student();
});
afterAll(() => server.close());

/** What this program dealt becomes what an earlier one dealt: no skill of this program is at that version. */
async function makeEarlier({ stored }: { stored: boolean }): Promise<void> {
  await server.context.pool.query(
    `UPDATE problem_instances SET version = version + 1000, seed = seed - 1${stored ? '' : ', rendered = NULL'}
     WHERE user_id = $1`,
    [student.id],
  );
}

async function practiceProblem(of: TestServer): Promise<number> {
  const lesson = await openLesson(of, student, lessonId);
  return lesson.problems.find(({ type }) => type === 'practice')?.id ?? 0;
}

const rowsOf = async (table: 'attempts' | 'unjudged_answers' | 'mastery' | 'problem_instances') =>
  (await server.context.pool.query(`SELECT * FROM ${table} WHERE user_id = $1`, [student.id])).rows;

describe('a problem of an earlier version of its skill', () => {
  test.each(['chosen', 'typed'] as const)(
    'is judged, counted and explained: a %s answer that waited for an upgrade',
    async (way) => {
      const problemId = await practiceProblem(server);
      const own = await server.app.curriculum.problems.findOptional(student, problemId);
      const { right, wrong } = await fetchChoices(server, student, problemId);
      await makeEarlier({ stored: true });
      const upgraded = await server.restarted();
      const ids = { problem_id: problemId, lesson_id: lessonId };
      const given = (choice: { id: number; value: string }) =>
        way === 'chosen' ? { answer_id: choice.id } : { answer: choice.value };
      const first = submitAnswer.parse((await submit(upgraded, student, { ...ids, ...given(wrong) })).json());
      expect(first).toMatchObject({ is_correct: false, counted: true });
      expect(first.answer_details.reason).toBe(wrong.reason);
      const second = submitAnswer.parse(
        (await submit(upgraded, student, { ...ids, ...given(right) })).json(),
      );
      expect(second).toMatchObject({
        is_correct: true,
        counted: true,
        final_answer: own?.rendered.finalAnswer,
      });
      expect(await rowsOf('attempts')).toHaveLength(2);
      expect(await rowsOf('mastery')).toMatchObject([{ skill: own?.rendered.id.skill }]);
      const lesson = await openLesson(upgraded, student, lessonId);
      const solved = problemsInLesson(lesson).find(({ id }) => id === problemId);
      expect(solved).toMatchObject({ state: 'completed', question: own?.rendered.question });
      expect(solved?.steps).toHaveLength(own?.rendered.steps.length ?? 0);
    },
  );

  test('stays where the student has opened it, and makes room for the newest version elsewhere', async () => {
    const lesson = await openLesson(server, student, lessonId);
    const [opened, other] = lesson.problems.filter(({ type }) => type === 'guided');
    const start = `/api/progress/problems/${opened?.id}/start`;
    await server.app.inject({ method: 'POST', url: start, headers: student.headers });
    await makeEarlier({ stored: true });
    const after = problemsInLesson(await openLesson(await server.restarted(), student, lessonId));
    expect(after.map(({ id }) => id)).toContain(opened?.id);
    expect(after.find(({ id }) => id === opened?.id)?.question).toBe(opened?.question);
    expect(after.map(({ id }) => id)).not.toContain(other?.id);
    expect(after).toHaveLength(problemsInLesson(lesson).length);
  });

  test('is explained by the companion too', async () => {
    const problemId = await practiceProblem(server);
    await makeEarlier({ stored: true });
    const helped = await (await server.restarted()).app.inject({
      method: 'POST',
      url: '/api/orb/dynamic',
      headers: student.headers,
      payload: { type: 'hint', problem_id: problemId },
    });
    expect(helped.statusCode).toBe(200);
    expect(helped.json().messages.length).toBeGreaterThan(0);
  });
});

describe('a problem that was dealt before problems were stored', () => {
  test('is stored whole while its skill is still the same, and then outlives the next version', async () => {
    const problemId = await practiceProblem(server);
    const before = await rowsOf('problem_instances');
    // A program of that time asked nothing by hand.
    const notByHand = "user_id = $1 and rendered -> 'hand' is null";
    const { rowCount } = await server.context.pool.query(
      `UPDATE problem_instances SET rendered = NULL WHERE ${notByHand}`,
      [student.id],
    );
    expect(rowCount).toBeGreaterThan(10);
    expect(await storeDealtProblems(server.context.db, new AbortController().signal)).toBe(rowCount);
    expect(await rowsOf('problem_instances')).toEqual(expect.arrayContaining(before));
    await makeEarlier({ stored: true });
    const own = await (await server.restarted()).app.curriculum.problems.findOptional(student, problemId);
    expect(own?.rendered).toEqual(before.find(({ id }) => id === problemId)?.rendered);
  });

  test('keeps an answer that nobody can judge any more, says so kindly, and gives a fresh problem', async () => {
    const problemId = await practiceProblem(server);
    await makeEarlier({ stored: false });
    const upgraded = await server.restarted();
    const payload = { problem_id: problemId, lesson_id: lessonId, answer_id: 1, attempt_id: randomUUID() };
    for (let time = 0; time < 2; time += 1) {
      const answer = await submit(upgraded, student, payload);
      expect(answer.statusCode).toBe(200);
      expect(submitAnswer.parse(answer.json())).toMatchObject({
        is_correct: false,
        counted: false,
        message: expect.stringContaining('We have your answer.'),
      });
    }
    expect(await rowsOf('unjudged_answers')).toMatchObject([
      { problem_id: problemId, answer_id: 1, answer: null },
    ]);
    expect(await rowsOf('attempts')).toEqual([]);
    const fresh = await openLesson(upgraded, student, lessonId);
    expect(problemsInLesson(fresh).map(({ id }) => id)).not.toContain(problemId);
    const tables = await findPersonTables(server.context.pool);
    expect(tables.map(({ table }) => table)).toContain('unjudged_answers');
  });

  test('repeats the verdict of an answer that was judged in time', async () => {
    const problemId = await practiceProblem(server);
    const { right } = await fetchChoices(server, student, problemId);
    const payload = {
      problem_id: problemId,
      lesson_id: lessonId,
      answer_id: right.id,
      attempt_id: randomUUID(),
    };
    await submit(server, student, payload);
    await makeEarlier({ stored: false });
    const again = submitAnswer.parse((await submit(await server.restarted(), student, payload)).json());
    expect(again).toMatchObject({ is_correct: true, counted: true });
    expect(await rowsOf('unjudged_answers')).toEqual([]);
  });

  test('is kept too when its place in the lessons is gone', async () => {
    const problemId = await practiceProblem(server);
    await server.context.pool.query('UPDATE problem_instances SET slot_id = 2000000000 WHERE id = $1', [
      problemId,
    ]);
    const sent = { problem_id: problemId, lesson_id: lessonId, answer: '12' };
    const answer = submitAnswer.parse((await submit(await server.restarted(), student, sent)).json());
    expect(answer).toMatchObject({
      counted: false,
      message: expect.stringContaining('We have your answer.'),
    });
    expect(await rowsOf('unjudged_answers')).toMatchObject([{ problem_id: problemId, answer: '12' }]);
  });

  test("is nobody else's to ask about", async () => {
    const problemId = await practiceProblem(server);
    await makeEarlier({ stored: false });
    const other = await server.student();
    const answer = await submit(await server.restarted(), other, {
      problem_id: problemId,
      lesson_id: lessonId,
      answer_id: 1,
    });
    expect(answer.statusCode).toBe(404);
  });
});
