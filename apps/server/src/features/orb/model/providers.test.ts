import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelSettings } from '../../../companion-settings.ts';
import { chat, findResponse, leaveAnAnswer, readChat } from '../../../testing/orb-calls.ts';
import {
  type Script,
  type ScriptedModel,
  startScriptedModel,
  tutorSays,
} from '../../../testing/scripted-model.ts';
import { scriptedProtocols } from '../../../testing/scripted-protocols.ts';
import { createTestServer, type TestServer, testSettings } from '../../../testing/test-server.ts';

const providers = ['openai-compatible', 'anthropic', 'google'] as const;
const question = 'Tell me a story about study habits, please.';

describe.each(providers)('%s, spoken as the provider speaks it [issue 5.5]', (provider) => {
  let model: ScriptedModel;
  let server: TestServer;

  const open = (changes: Partial<ModelSettings> = {}) =>
    createTestServer({
      settings: {
        companion: {
          ...testSettings().companion,
          model: {
            provider,
            baseUrl: model.baseUrl,
            model: 'scripted-1',
            apiKey: 'k-123',
            seesImages: true,
            isRead: true,
            stallMs: 300,
            studentTokens: 50_000,
            dailyTokens: 5_000_000,
            ...changes,
          },
        },
      },
    });
  const say = async (body: object, on = server, student?: Awaited<ReturnType<TestServer['student']>>) => {
    const events = readChat(await chat(on, student ?? (await on.student()), { message: question, ...body }));
    return { events, response: findResponse(events) };
  };

  beforeAll(async () => {
    model = await startScriptedModel({ speaks: provider, key: 'k-123' });
    server = await open();
  });
  beforeEach(() => {
    model.calls.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await model.close();
  });

  test('a whole message is shown; the form, rules and words are sent, the key only as a key', async () => {
    const whole = tutorSays('Read it slowly. Then draw it.');
    model.play({ steps: [{ say: whole.slice(0, 20) }, { say: whole.slice(20) }], tokens: 40 });
    const student = await server.student();
    const { events, response } = await say({}, server, student);
    expect(events.map(({ type }) => type)).toEqual(['status', 'content', 'content', 'response']);
    expect(response.message).toBe('Read it slowly. Then draw it.');
    const [call] = model.calls;
    expect(call?.asked.roles).toEqual(['system', 'user']);
    expect(call?.asked.words).toContain('math tutor');
    expect(call?.asked.words).toContain('study habit');
    expect(JSON.stringify(call?.body)).toMatch(
      /json_schema|json_object|responseSchema|responseMimeType|output_format|input_schema|output_config/,
    );
    expect(call?.asked.key).toBe('k-123');
    expect(JSON.stringify(call?.body)).not.toMatch(new RegExp(`k-123|${student.email}`));
    const { rows } = await server.context.pool.query(
      'SELECT tokens FROM orb_token_use JOIN users ON users.id = user_id WHERE email = $1',
      [student.email],
    );
    expect(rows).toEqual([{ tokens: 40 }]);
  });

  test('the turns before come along, and begin with the student wherever the last ten begin', async () => {
    model.play({ steps: [{ say: tutorSays('Good question.') }] });
    const student = await server.student();
    const { response } = await say({}, server, student);
    const thread = { thread_id: response.thread_id };
    await server.context.pool.query("DELETE FROM orb_messages WHERE thread_id = $1 AND role = 'user'", [
      response.thread_id,
    ]);
    const second = await say({ ...thread, message: 'Tell me another story, please.' }, server, student);
    expect(second.response.message).toBe('Good question.');
    expect(model.calls[1]?.asked.roles).toEqual(['system', 'user']);
    await say({ ...thread, message: 'Tell me a third story, please.' }, server, student);
    const roles = model.calls[2]?.asked.roles.map((role) => role.replace('model', 'assistant'));
    expect(roles).toEqual(['system', 'user', 'assistant', 'user']);
  });

  test('a message in its own words is shown after a second reading, and asked for again where that finds a fault', async () => {
    const own = tutorSays('A ratio is a recipe: it says how much of one thing goes with another.', {
      about: 'idea',
      move: 'explain-idea',
    });
    const clean = JSON.stringify({ untrue: [], gives_answer: false, unkind: false });
    const untrue = JSON.stringify({ untrue: ['A ratio is a recipe.'], gives_answer: false, unkind: false });
    const message = 'what is a ratio';
    model.play({ steps: [{ say: own }] }, { steps: [{ say: clean }] });
    expect((await say({ message })).response.message).toContain('A ratio is a recipe');
    model.play(
      { steps: [{ say: own }] },
      { steps: [{ say: untrue }] },
      { steps: [{ say: own }] },
      { steps: [{ say: 'I like it.' }] },
    );
    model.calls.length = 0;
    expect((await say({ message })).response.message).not.toContain('recipe');
    expect(model.calls).toHaveLength(4);
    expect(model.calls[2]?.asked.words).toContain('not true');
  });

  test('a picture arrives as a picture, and its lines come back to the student', async () => {
    model.play({ steps: [{ say: JSON.stringify({ kind: 'work', lines: ['2x + 3 = 11', '2x = 8'] }) }] });
    const create = { width: 20, height: 20, channels: 3 as const, background: 'blue' };
    const picture = await sharp({ create }).png().toBuffer();
    const { response } = await say({
      images: [
        {
          data: picture.toString('base64'),
          mime_type: 'image/png',
          filename: 'work.png',
          size: picture.length,
        },
      ],
    });
    expect(response.message).toContain('1. 2x + 3 = 11');
    expect(model.calls[0]?.asked.pictures).toBe(1);
  });

  test.each<[string, Script]>([
    ['401', { status: 401 }],
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['529', { status: 529 }],
    ['silence from the start', { steps: [{ stall: true }] }],
    ['a broken chunk', { steps: [{ raw: 'data: {"broken\n\n' }] }],
    ['a chunk of another shape', { steps: [{ raw: 'data: {"type":7,"candidates":4}\n\n' }] }],
    ['a page instead of events', { steps: [{ raw: '<html>Bad gateway</html>' }, { leave: true }] }],
    ['trouble told inside the answer', { steps: [{ trouble: true }] }],
    ['a cut before the first word', { steps: [{ cut: true }] }],
    ['an empty answer', { steps: [] }],
  ])('%s: the built-in companion answers in the same message', async (_, script) => {
    model.play(script);
    const { response } = await say({});
    expect(response.message.length).toBeGreaterThan(10);
    expect(model.calls).toHaveLength(1);
  });

  test.each<[string, Script]>([
    ['a cut', { steps: [{ say: 'Read it twice. And th' }, { pauseMs: 50 }, { cut: true }] }],
    ['a polite end too early', { steps: [{ say: 'Read it twice. And th' }, { leave: true }] }],
    ['a stall', { steps: [{ say: 'Read it twice. And th' }, { stall: true }] }],
    ['a broken chunk', { steps: [{ say: 'Read it twice. And th' }, { raw: 'data: {{{\n\n' }] }],
    ['trouble', { steps: [{ say: 'Read it twice. And th' }, { trouble: true }] }],
  ])('%s in the middle: the built-in reply stands whole', async (_, script) => {
    model.play(script);
    const { response } = await say({});
    expect(response.message).not.toMatch(/Read it twice|And th/);
    expect(response.message.length).toBeGreaterThan(10);
  });

  test('a wrong key: the built-in companion answers, and the log names the status', async () => {
    model.play({ steps: [{ say: 'Never said.' }] });
    const locked = await open({ apiKey: 'wrong' });
    const { response } = await say({}, locked);
    expect(response.message).not.toBe('Never said.');
    expect(response.message.length).toBeGreaterThan(10);
    await locked.close();
  });

  test('a student who leaves frees the call', async () => {
    model.play({ steps: [{ say: 'One sentence is here. And ' }, { pauseMs: 60_000 }] });
    const patient = await open({ stallMs: 60_000 });
    const student = await patient.student();
    await leaveAnAnswer({ server: patient, student, model }, question);
    while (model.open() > 0) await wait(20);
    await patient.close();
  }, 20_000);
});

test('every provider of the settings has its protocol here', () => {
  expect(Object.keys(scriptedProtocols)).toEqual([...providers]);
});
