import { randomUUID } from 'node:crypto';
import { countedLevel } from '@playforward/curriculum';
import { type Estimate, type Evidence, recordEvidence } from '@playforward/mastery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Slot } from '../../curriculum/curriculum-index.ts';
import type { OwnProblem } from '../../curriculum/problem-store.ts';
import { fetchChoices, firstLesson, openLesson, submit } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';
import type { NewAttempt } from './count-attempts.ts';
import { createAttemptWriter } from './record-attempts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;

async function estimateOf(student: TestStudent, skill: string): Promise<Estimate | undefined> {
  const text = `select alone, helped, alone_answers as "aloneAnswers", helped_answers as "helpedAnswers", step,
    seen_at as "seenAt", due_at as "dueAt" from mastery where user_id = $1 and skill = $2`;
  const { rows } = await server.context.pool.query(text, [student.id, skill]);
  const [row] = rows;
  return row && { ...row, seenAt: row.seenAt.getTime(), dueAt: row.dueAt.getTime() };
}

/** The student's own problems of the first lesson's practice, with what they ask. */
async function practiceOf(student: TestStudent) {
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const problems = await Promise.all(
    lesson.problems.map(({ id }) => server.app.curriculum.problems.findOptional(student, id)),
  );
  const ofType = (type: Slot['type']) =>
    problems.filter((problem): problem is OwnProblem => problem?.slot.type === type);
  return { lesson, practice: ofType('practice'), guided: ofType('guided') };
}

async function answer(student: TestStudent, problem: { id: number; slot: Slot }, right: boolean) {
  const choices = await fetchChoices(server, student, problem.id);
  const answer_id = (right ? choices.right : choices.wrong).id;
  const sent = { problem_id: problem.id, lesson_id: problem.slot.lessonId, answer_id };
  expect((await submit(server, student, sent)).statusCode).toBe(200);
}

describe('an answer moves the estimate of its skill', () => {
  test('alone when it is the first to a practice problem', async () => {
    const student = await server.student();
    const [problem] = (await practiceOf(student)).practice;
    if (!problem) throw new Error('no practice problem');
    const { skill } = problem.rendered.id;
    const level = countedLevel(problem.rendered.id.level);
    await answer(student, problem, true);
    const stored = await estimateOf(student, skill);
    const now = stored?.seenAt ?? 0;
    const evidence: Evidence = { right: true, help: false, way: 'choice', level };
    expect(stored).toEqual(recordEvidence(undefined, { evidence, now }));
  });

  test('with help when it follows a wrong try, and not at all from the third on', async () => {
    const student = await server.student();
    const [problem] = (await practiceOf(student)).practice;
    if (!problem) throw new Error('no practice problem');
    const { skill } = problem.rendered.id;
    for (const right of [false, false, true]) await answer(student, problem, right);
    expect(await estimateOf(student, skill)).toMatchObject({ aloneAnswers: 1, helpedAnswers: 1 });
  });

  test('with help in a guided problem, and after a hint', async () => {
    const student = await server.student();
    const { practice, guided } = await practiceOf(student);
    const [shown] = guided;
    const hinted = practice.find(({ rendered }) => rendered.id.skill === shown?.rendered.id.skill);
    if (!shown || !hinted) throw new Error('no such problems');
    await answer(student, shown, true);
    await server.context.pool.query(
      `insert into orb_helps (user_id, kind, problem_id, at) values ($1, 'hint', $2, now())`,
      [student.id, hinted.id],
    );
    await answer(student, hinted, true);
    expect(await estimateOf(student, shown.rendered.id.skill)).toMatchObject({
      aloneAnswers: 0,
      helpedAnswers: 2,
    });
  });

  test('once, however often the same attempt is sent', async () => {
    const student = await server.student();
    const [problem] = (await practiceOf(student)).practice;
    if (!problem) throw new Error('no practice problem');
    const { wrong } = await fetchChoices(server, student, problem.id);
    const sent = {
      problem_id: problem.id,
      lesson_id: problem.slot.lessonId,
      answer_id: wrong.id,
      attempt_id: randomUUID(),
    };
    await Promise.all(Array.from({ length: 5 }, () => submit(server, student, sent)));
    expect(await estimateOf(student, problem.rendered.id.skill)).toMatchObject({
      aloneAnswers: 1,
      helpedAnswers: 0,
    });
  });
});

describe('the record', () => {
  test('estimates to the bit as the package does, over weeks of answers by two writers', async () => {
    const student = await server.student();
    const { lesson, practice, guided } = await practiceOf(student);
    const problems = [...practice, ...guided];
    const writers = [0, 1].map(() =>
      createAttemptWriter({ pool: server.context.pool, onProgressed: () => {} }),
    );
    let expected: Estimate | undefined;
    let now = Date.parse('2026-09-01T08:00:00Z');
    for (const [nth, problem] of problems.entries()) {
      const guidedOne = problem.slot.type === 'guided';
      const way = (['choice', 'number', 'structured'] as const)[nth % 3] ?? 'choice';
      const level = countedLevel(problem.rendered.id.level);
      const tries = nth % 4 === 1 ? [true] : [false, true];
      for (const [turn, isCorrect] of tries.entries()) {
        now += (nth % 3) * 40 * hour + 60_000;
        const attempt: NewAttempt = {
          userId: student.id,
          attemptId: randomUUID(),
          problemId: problem.id,
          lessonId: lesson.id,
          unitId: lesson.unit_id,
          answerId: 1,
          answer: null,
          misconception: null,
          isCorrect,
          evidence: { skill: 'one-skill', way, level, guided: guidedOne },
          at: new Date(now),
        };
        await writers[nth % 2]?.record(attempt);
        const evidence = { right: isCorrect, help: guidedOne || turn > 0, way, level };
        expected = recordEvidence(expected, { evidence, now });
      }
    }
    if (!expected) throw new Error('nothing was answered');
    expect(await estimateOf(student, 'one-skill')).toEqual(expected);
  });

  test('loses none of many answers to one skill that arrive together', async () => {
    const student = await server.student();
    const { lesson, practice } = await practiceOf(student);
    const writer = createAttemptWriter({ pool: server.context.pool, onProgressed: () => {} });
    const sent = practice.map((problem) =>
      writer.record({
        userId: student.id,
        attemptId: randomUUID(),
        problemId: problem.id,
        lessonId: lesson.id,
        unitId: lesson.unit_id,
        answerId: 1,
        answer: null,
        misconception: null,
        evidence: { skill: 'one-skill', way: 'choice', level: 1, guided: false },
        isCorrect: true,
        at: new Date('2026-09-01T08:00:00Z'),
      }),
    );
    await Promise.all(sent);
    expect(await estimateOf(student, 'one-skill')).toMatchObject({ aloneAnswers: practice.length });
  });
});
