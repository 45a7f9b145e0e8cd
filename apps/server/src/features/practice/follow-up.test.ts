import { randomUUID } from 'node:crypto';
import { lessonMastery, type SubmitAnswer, submitAnswer } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchChoices, firstLesson, openLesson, problemsInLesson, submit } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let lessonId: number;
beforeAll(async () => {
  server = await createTestServer();
  lessonId = firstLesson(server).id;
});
afterAll(() => server.close());

async function answer(
  student: TestStudent,
  { id, right, attempt_id = randomUUID() }: { id: number; right: boolean; attempt_id?: string },
): Promise<SubmitAnswer> {
  const choices = await fetchChoices(server, student, id);
  const answer_id = (right ? choices.right : choices.wrong).id;
  const sent = { problem_id: id, lesson_id: lessonId, answer_id, attempt_id };
  return submitAnswer.parse((await submit(server, student, sent)).json());
}

async function masteryOf({ headers }: TestStudent) {
  return lessonMastery.parse(
    (await server.app.inject({ url: `/api/mastery/lessons/${lessonId}`, headers })).json(),
  );
}

test('every verdict that changes something tells what the lesson and its stars say when they are asked, problem by problem', async () => {
  const student = await server.student();
  let lesson = await openLesson(server, student, lessonId);
  const dealt: string[] = [];
  for (const [place, { type }] of lesson.problems.entries()) {
    const id = lesson.problems[place]?.id ?? 0;
    for (const right of [false, true]) {
      const { follow_up: followUp } = await answer(student, { id, right });
      const fresh = await openLesson(server, student, lessonId);
      expect(followUp?.problem).toEqual(problemsInLesson(fresh).find((problem) => problem.id === id));
      expect(followUp?.problem.state).toBe(right ? 'completed' : 'started');
      expect(followUp?.lesson_state).toBe(fresh.state);
      expect(followUp?.mastery).toEqual(await masteryOf(student));
      const next = fresh.problems.findIndex((one) => one.type === 'practice' && one.state !== 'completed');
      expect(followUp?.next).toEqual(next < 0 ? null : { place: next, problem: fresh.problems[next] });
      expect(fresh.math).toMatchObject(followUp?.math ?? {});
      lesson = fresh;
      if (type === 'practice') dealt.push(String(followUp?.mastery.stars));
    }
  }
  expect(new Set(dealt).size).toBeGreaterThan(3);
});

test('an answer that changes nothing tells nothing, and one that comes again tells what follows once more', async () => {
  const student = await server.student();
  const lesson = await openLesson(server, student, lessonId);
  const id = lesson.problems.find(({ type }) => type === 'practice')?.id ?? 0;
  const attempt_id = randomUUID();
  const first = await answer(student, { id, right: false, attempt_id });
  expect(await answer(student, { id, right: false, attempt_id })).toEqual(first);
  expect((await answer(student, { id, right: false })).follow_up).not.toBeNull();
  expect((await answer(student, { id, right: false })).follow_up).toBeNull();
});

test('a verdict tells no key: neither of the next problem nor of one that is not solved', async () => {
  const student = await server.student();
  const lesson = await openLesson(server, student, lessonId);
  const id = lesson.problems.find(({ type }) => type === 'practice')?.id ?? 0;
  const { follow_up: followUp } = await answer(student, { id, right: false });
  for (const problem of [followUp?.problem, followUp?.next?.problem]) {
    expect(problem).toMatchObject({ final_answer: null, steps: [] });
    for (const choice of problem?.answers ?? []) {
      expect(Object.keys(choice).filter((key) => !['id', 'text', 'diagram_image_url'].includes(key))).toEqual(
        [],
      );
    }
  }
});
