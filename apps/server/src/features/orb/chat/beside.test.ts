import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLesson } from '../../../testing/lesson-of.ts';
import { chat, findResponse, readChat } from '../../../testing/orb-calls.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A practice problem that gives an equation. */
async function openEquation(student: TestStudent) {
  const lesson = [...server.app.curriculum.index.lesson.values()].find(
    ({ slug }) => slug === 'm7-equations-px-q',
  );
  if (!lesson) throw new Error('the lesson is gone');
  const { problems } = await openLesson(server, student, lesson.id);
  const found = problems.flatMap(({ id, type, question }) => {
    const [, left, right] = /\$([^$=]+)=([^$=]+)\$/.exec(question) ?? [];
    return type === 'practice' && left && right
      ? [{ id, line: `${left.trim()} + 1 = ${right.trim()} + 1` }]
      : [];
  });
  const [problem] = found;
  if (!problem) throw new Error('the lesson has no equation');
  return { line: problem.line, ids: { problem_id: problem.id, lesson_id: lesson.id } };
}

const say = async (student: TestStudent, message: string, ids = {}) =>
  readChat(await chat(server, student, { message, ...ids }));
const read = async (student: TestStudent, url: string) =>
  (await server.app.inject({ url, headers: student.headers })).json();

describe('what stands beside the words', () => {
  test('the formulas of a message are typeset, now and when the talk is read again', async () => {
    const student = await server.student();
    const events = await say(student, 'why is 3x + 4 = 10 the same as 3x = 6');
    const said = 'why is $3x + 4 = 10$ the same as $3x = 6$';
    expect(events[0]).toMatchObject({ type: 'status', said });
    expect(Object.keys(events[0] && 'math' in events[0] ? events[0].math : {})).toEqual([
      '3x + 4 = 10',
      '3x = 6',
    ]);
    const { thread_id } = findResponse(events);
    const history = await read(student, `/api/orb/assistant/threads/${thread_id}/history`);
    expect(history.messages[0]).toMatchObject({ content: 'why is 3x + 4 = 10 the same as 3x = 6', said });
    expect(history.math['3x = 6']).toContain('katex');
  });

  test('a picture comes with its words, and is there after a reload', async () => {
    const student = await server.student();
    const [lesson] = server.app.curriculum.index.lesson.values();
    const { picture, thread_id } = findResponse(
      await say(student, 'show me a picture', { lesson_id: lesson?.id }),
    );
    expect(picture?.alt).not.toBe('');
    const drawn = await server.app.inject({ url: picture?.url ?? '' });
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const history = await read(student, `/api/orb/assistant/threads/${thread_id}/history`);
    expect(history.messages.at(-1)).toMatchObject({ picture });
  });

  test('"move" comes with two answers to choose from, and both stay readable', async () => {
    const student = await server.student();
    const { ids } = await openEquation(student);
    const { is_choice, suggested_actions, thread_id } = findResponse(
      await say(student, 'move the 4 over', ids),
    );
    expect([is_choice, suggested_actions]).toEqual([
      true,
      ['Subtract 4 on both sides', 'Add 4 on both sides'],
    ]);
    const history = await read(student, `/api/orb/assistant/threads/${thread_id}/history`);
    expect(history.messages.at(-1)).toMatchObject({ choices: suggested_actions });
  });

  test('an answer said in the chat can be handed in for its problem, and nowhere else', async () => {
    const student = await server.student();
    const { ids } = await openEquation(student);
    const { hand_in, step_verdict } = findResponse(await say(student, 'the answer is 123456', ids));
    expect(hand_in).toEqual({ problem_id: ids.problem_id, answer: '123456' });
    expect(step_verdict).toBeNull();
    expect(findResponse(await say(student, 'the answer is 123456')).hand_in).toBeNull();
  });

  test('the lines of a problem that are proven right are told for its own student only', async () => {
    const student = await server.student();
    const { line, ids } = await openEquation(student);
    const url = `/api/orb/steps?problem_id=${ids.problem_id}`;
    expect(await read(student, url)).toEqual({ steps: null });
    const { steps, step_verdict } = findResponse(await say(student, `i got ${line}`, ids));
    expect(step_verdict).toBe('right');
    expect(steps).toMatchObject({ problem_id: ids.problem_id, given: [expect.stringContaining('=')] });
    expect(steps?.lines).toHaveLength(1);
    expect(await read(student, url)).toEqual({ steps });
    const other = await server.student();
    expect((await server.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
  });
});
