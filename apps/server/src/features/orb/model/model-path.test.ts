import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelSettings } from '../../../companion-settings.ts';
import { fetchChoices, firstLesson, openLesson, submit } from '../../../testing/lesson-of.ts';
import { chat, findResponse, leaveAnAnswer, readChat } from '../../../testing/orb-calls.ts';
import { type ScriptedModel, startScriptedModel, tutorSays } from '../../../testing/scripted-model.ts';
import { createTestServer, type TestServer, testSettings } from '../../../testing/test-server.ts';

let model: ScriptedModel;
let server: TestServer;

const settingsFor = (changes: Partial<ModelSettings> = {}) => ({
  ...testSettings(),
  companion: {
    ...testSettings().companion,
    model: {
      provider: 'openai-compatible' as const,
      baseUrl: model.baseUrl,
      model: 'tiny-tutor',
      apiKey: undefined,
      seesImages: false,
      isRead: false,
      stallMs: 250,
      studentTokens: 50_000,
      dailyTokens: 5_000_000,
      ...changes,
    },
  },
});

beforeAll(async () => {
  model = await startScriptedModel();
  server = await createTestServer({ settings: settingsFor() });
});
beforeEach(() => {
  model.calls.length = 0;
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const question = 'Tell me a story about study habits, please.';
/** What a student reads at the end of a stream. */
async function answerTo(message: string, student?: Awaited<ReturnType<TestServer['student']>>) {
  const events = readChat(await chat(server, student ?? (await server.student()), { message }));
  const pieces = events.flatMap((event) => (event.type === 'content' ? [event.content] : []));
  const response = findResponse(events);
  expect(pieces.join('')).toBe(response.message);
  return { events, pieces, response };
}

describe('a model that answers', () => {
  test('is shown once it is whole and checked, and stored as one answer [L-281]', async () => {
    const whole = tutorSays('Read the question slowly. Then draw it. Ask why.');
    model.play({
      steps: [{ say: whole.slice(0, 30) }, { say: whole.slice(30, 60) }, { say: whole.slice(60) }],
    });
    const { events, pieces, response } = await answerTo(question);
    expect(events.map(({ type }) => type)).toEqual(['status', 'content', 'content', 'content', 'response']);
    expect(pieces).toEqual(['Read the question slowly. ', 'Then draw it. ', 'Ask why.']);
    expect(response.message).toBe('Read the question slowly. Then draw it. Ask why.');
    expect(model.calls).toHaveLength(1);
  });

  test('asks for the form of the answer, and once more with the reason where it was not kept', async () => {
    model.play({ steps: [{ say: tutorSays('There are 365 bridges.') }] });
    const { response } = await answerTo(question);
    expect(response.message).not.toContain('365');
    expect(model.calls).toHaveLength(2);
    expect(JSON.stringify(model.calls[0]?.body)).toContain('response_format');
    expect(JSON.stringify(model.calls[1]?.body)).toContain('is no sentence of the facts');
  });

  test('is asked with the rules and the words, and never with a name, an address or an id', async () => {
    model.play({ steps: [{ say: tutorSays('Sure.') }] });
    const student = await server.student();
    await answerTo(`My name is Ana and my mail is ${student.email}. ${question}`, student);
    const [call] = model.calls;
    const sent = JSON.stringify(call?.body);
    expect(call?.body).toMatchObject({ model: 'tiny-tutor', stream: true });
    expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(sent).toContain('study habits');
    expect(sent).not.toContain(student.email);
    expect(sent).not.toMatch(/\bAna\b/);
    expect(call?.headers.authorization).toBeUndefined();
  });

  test('hears what was said before in the conversation, and never what was said in another', async () => {
    model.play({ steps: [{ say: tutorSays('Good question.') }] });
    const student = await server.student();
    const { response } = await answerTo('Please tell me a story about bridges.', student);
    await chat(server, student, { message: 'And about trains?', thread_id: response.thread_id });
    const roles = model.calls[1]?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(['system', 'user', 'assistant', 'user']);
    await chat(server, student, { message: 'Something new, please.' });
    expect(JSON.stringify(model.calls[2]?.body)).not.toContain('bridges');
  });

  test('never learns the key of an open problem, and the tries it does', async () => {
    model.play({ steps: [{ say: tutorSays('What have you tried?') }] });
    const student = await server.student();
    const lesson = firstLesson(server);
    const shown = await openLesson(server, student, lesson.id);
    const problem = shown.problems.find(({ answers }) => answers.length > 2);
    if (!problem) throw new Error('no problem with choices');
    const { wrong } = await fetchChoices(server, student, problem.id);
    const ids = { problem_id: problem.id, lesson_id: lesson.id };
    await submit(server, student, { ...ids, answer_id: wrong.id });
    await chat(server, student, { message: 'Please help me, where do I begin?', ...ids });
    const system = String(model.calls[0]?.body.messages[0]?.content);
    expect(system).toContain('the open problem:');
    expect(system).toContain('which was not right');
    expect(system).not.toContain('the student has found');
  });
});

describe('a model that fails: the built-in companion answers in the same message', () => {
  test.each<[string, Parameters<ScriptedModel['play']>[0]]>([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['401', { status: 401 }],
    ['silence from the start', { steps: [{ stall: true }] }],
    ['a malformed chunk', { steps: [{ raw: 'data: {"choices":[{"delta":\n\n' }] }],
    ['a chunk of another shape', { steps: [{ raw: 'data: {"hello":1}\n\n' }] }],
    ['a cut before the first word', { steps: [{ cut: true }] }],
    ['an empty answer', { steps: [] }],
  ])('%s', async (_, script) => {
    model.play(script);
    const { response } = await answerTo(question);
    expect(response.message.length).toBeGreaterThan(10);
    expect(model.calls).toHaveLength(1);
  });

  test.each([
    ['only spaces', '   '],
    ['plain prose', 'Sure! The answer is easy to find.'],
    ['another object', '{"reply":"hello"}'],
    ['a move that there is not', tutorSays('Hello.', { move: 'tell-answer' })],
    ['a megabyte', 'a'.repeat(1_000_000)],
  ])('%s instead of the form: asked once more at most, and counted for the operator', async (_, text) => {
    model.play({ steps: [{ say: text }] });
    const { response } = await answerTo(question);
    expect(response.message.length).toBeGreaterThan(10);
    expect(response.message).not.toContain('easy to find');
    expect(model.calls.length).toBeLessThanOrEqual(2);
  });

  test.each<[string, Parameters<ScriptedModel['play']>[0]]>([
    ['a cut', { steps: [{ say: 'Read it twice. And th' }, { pauseMs: 50 }, { cut: true }] }],
    ['a stall', { steps: [{ say: 'Read it twice. And th' }, { stall: true }] }],
    ['a malformed chunk', { steps: [{ say: 'Read it twice. And th' }, { raw: 'data: {{{\n\n' }] }],
  ])('%s in the middle: the built-in reply stands whole [issue 20]', async (_, script) => {
    model.play(script);
    const { response } = await answerTo(question);
    expect(response.message).not.toMatch(/Read it twice|And th/);
    expect(response.message.length).toBeGreaterThan(10);
  });

  test('a slow model that keeps talking is not stalled', async () => {
    const drip = Array.from({ length: 5 }, () => [{ say: ' ' }, { pauseMs: 120 }]).flat();
    model.play({ steps: [...drip, { say: tutorSays('That is done.') }] });
    expect((await answerTo(question)).response.message).toContain('is done.');
  });

  test('nobody listens on that port', async () => {
    const away = await createTestServer({ settings: settingsFor({ baseUrl: 'http://127.0.0.1:9/v1' }) });
    const events = readChat(await chat(away, await away.student(), { message: question }));
    expect(findResponse(events).message).not.toBe('');
    await away.close();
  });
});

describe('limits', () => {
  test('a student who used the day’s tokens is answered by the built-in companion; the next day not [issue 5.5]', async () => {
    const limited = await createTestServer({ settings: settingsFor({ studentTokens: 100 }) });
    const student = await limited.student();
    model.play({ steps: [{ say: tutorSays('From the model.') }], tokens: 100 });
    const said = async (who: typeof student) =>
      findResponse(readChat(await chat(limited, who, { message: question }))).message;
    expect(await said(student)).toBe('From the model.');
    expect(await said(student)).not.toBe('From the model.');
    expect(await said(await limited.student())).toBe('From the model.');
    await limited.close();
  });

  test('the school’s budget holds for all together, and is counted by length where the server counts nothing', async () => {
    const limited = await createTestServer({ settings: settingsFor({ dailyTokens: 100 }) });
    model.play({ steps: [{ say: tutorSays('From the model.') }] });
    const said = async () =>
      findResponse(readChat(await chat(limited, await limited.student(), { message: question }))).message;
    expect(await said()).toBe('From the model.');
    expect(await said()).not.toBe('From the model.');
    await limited.close();
  });
});

test('a reader who goes away frees the call to the model, and nothing half is kept [L-279] [D-111]', async () => {
  model.play({ steps: [{ say: 'One sentence is here. And ' }, { pauseMs: 60_000 }] });
  const patient = await createTestServer({ settings: settingsFor({ stallMs: 60_000 }) });
  const student = await patient.student();
  await leaveAnAnswer({ server: patient, student, model }, question);
  await expect
    .poll(async () => {
      const list = await patient.app.inject({ url: '/api/orb/assistant/threads', headers: student.headers });
      return list.json().threads[0].message_count;
    })
    .toBe(1);
  expect(model.calls).toHaveLength(1);
  await patient.close();
}, 20_000);

test('a server that closes ends its answers instead of waiting for the model', async () => {
  model.play({ steps: [{ say: 'Still ' }, { pauseMs: 60_000 }] });
  const leaving = await createTestServer({ settings: settingsFor({ stallMs: 60_000 }) });
  const student = await leaving.student();
  const running = chat(leaving, student, { message: question });
  while (model.open() === 0) await wait(10);
  const closed = leaving.close();
  expect(findResponse(readChat(await running)).message.length).toBeGreaterThan(10);
  await closed;
}, 20_000);
