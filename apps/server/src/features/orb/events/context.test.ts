import { orbContext, orbSession } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fetchChoices,
  firstLesson,
  openLesson,
  problemsInLesson,
  submit,
} from '../../../testing/lesson-of.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { chat } from '../../../testing/orb-calls.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

const clock = createMovableClock();
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ clock });
});
afterAll(() => server.close());

async function contextOf(student: TestStudent) {
  const answer = await server.app.inject({ url: '/api/orb/context', headers: student.headers });
  expect(answer.statusCode).toBe(200);
  return orbContext.parse(answer.json());
}

async function openProblems(student: TestStudent) {
  const lesson = firstLesson(server);
  return problemsInLesson(await openLesson(server, student, lesson.id)).map(({ id }) => ({
    id,
    lessonId: lesson.id,
  }));
}

async function answer(student: TestStudent, problem: { id: number; lessonId: number }, correct: boolean) {
  clock.advance(1);
  const { right, wrong } = await fetchChoices(server, student, problem.id);
  const answer_id = (correct ? right : wrong).id;
  const ids = { problem_id: problem.id, lesson_id: problem.lessonId };
  expect((await submit(server, student, { ...ids, answer_id })).statusCode).toBe(200);
}

describe('GET /api/orb/context [L-152] [L-270]', () => {
  test('a student who did nothing is calm', async () => {
    expect(await contextOf(await server.student())).toEqual({
      emotional_state: 'calm',
      help_level: 0,
      recent_attempts: 0,
      recent_correct: 0,
      time_on_current_problem: 0,
      recent_hints_used: 0,
    });
  });

  test('follows the answers: supportive, worried, happy, excited; help_level counts misses up to 5 [L-171] [D-93] [D-94]', async () => {
    const student = await server.student();
    const [first, second, third, fourth] = await openProblems(student);
    if (!first || !second || !third || !fourth) throw new Error('the lesson has too few problems');
    const seen: [string, number][] = [];
    const note = async () => {
      const { emotional_state, help_level } = await contextOf(student);
      seen.push([emotional_state, help_level]);
    };
    for (let miss = 0; miss < 6; miss++) {
      await answer(student, first, false);
      await note();
    }
    for (const problem of [first, second, third]) {
      await answer(student, problem, true);
      await note();
    }
    await answer(student, fourth, false);
    await note();
    expect(seen).toEqual([
      ['supportive', 1],
      ['supportive', 2],
      ['worried', 3],
      ['worried', 4],
      ['worried', 5],
      ['worried', 5],
      ['happy', 0],
      ['happy', 0],
      ['excited', 0],
      ['supportive', 1],
    ]);
    expect(await contextOf(student)).toMatchObject({ recent_attempts: 10, recent_correct: 3 });
  });

  test('looks back 15 minutes, help_level further [D-93]', async () => {
    const student = await server.student();
    const [problem] = await openProblems(student);
    if (!problem) throw new Error('no problem');
    await answer(student, problem, false);
    clock.advance(15 * 60);
    expect(await contextOf(student)).toMatchObject({ recent_attempts: 1, emotional_state: 'supportive' });
    clock.advance(1);
    expect(await contextOf(student)).toMatchObject({
      recent_attempts: 0,
      help_level: 1,
      emotional_state: 'focused',
    });
  });

  test('counts the seconds on the unfinished problem up to an hour [D-93]', async () => {
    const student = await server.student();
    const [problem] = await openProblems(student);
    if (!problem) throw new Error('no problem');
    const url = `/api/progress/problems/${problem.id}/start`;
    await server.app.inject({ method: 'POST', url, headers: student.headers });
    clock.advance(301);
    expect(await contextOf(student)).toMatchObject({
      time_on_current_problem: 301,
      emotional_state: 'focused',
    });
    clock.advance(10_000);
    expect((await contextOf(student)).time_on_current_problem).toBe(3600);
    await answer(student, problem, true);
    expect((await contextOf(student)).time_on_current_problem).toBe(0);
  });

  test('counts hints and guidance; hints without an answer make it curious [D-93]', async () => {
    const student = await server.student();
    const [problem] = await openProblems(student);
    for (const type of ['hint', 'step_by_step_guidance']) {
      await server.app.inject({
        method: 'POST',
        url: '/api/orb/dynamic',
        headers: student.headers,
        payload: { type, problem_id: problem?.id },
      });
    }
    expect(await contextOf(student)).toMatchObject({ recent_hints_used: 2, emotional_state: 'curious' });
    clock.advance(15 * 60 + 1);
    expect((await contextOf(student)).recent_hints_used).toBe(0);
  });
});

describe('GET /api/orb/session [L-271] [D-105]', () => {
  test('is one per sign-in and names the conversation of it', async () => {
    const student = await server.student();
    const ask = async (headers: { authorization: string }) => {
      const answered = await server.app.inject({ url: '/api/orb/session', headers });
      return orbSession.parse(answered.json());
    };
    const first = await ask(student.headers);
    expect(first.thread_id).toBeNull();
    expect(await ask(student.headers)).toEqual(first);
    clock.advance(5);
    await chat(server, student, { message: 'hello' });
    expect((await ask(student.headers)).thread_id).toMatch(/^[0-9a-f-]{36}$/);

    clock.advance(60);
    const { email, password } = student;
    const login = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password },
    });
    const again = await ask({ authorization: `Bearer ${login.json().access_token}` });
    expect(again.session_id).not.toBe(first.session_id);
    expect(again.thread_id).toBeNull();
  });
});
