import { raceIntent } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { chat, chatBody } from './testing-race.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/chat', () => {
  test('reads a message into the six fields of an intent [R-047] [R-054] [R-055] [R-056] [R-111] [R-112]', async () => {
    const { headers } = await server.student();
    const answer = await chat(server, headers, chatBody('intent_classification'));
    expect(answer.statusCode).toBe(200);
    expect(raceIntent.parse(answer.json().structured_response)).toEqual({
      primary_intent: 'COMMAND',
      command_type: 'hint',
      answer_format: null,
      extracted_answer: null,
      sentiment: 'NEUTRAL',
      meta_request: false,
    });
  });

  test('answers whoever is signed in only, and only for the own profile [R-107] [D-140]', async () => {
    const [one, two] = [await server.student(), await server.guest()];
    const body = (user_id: unknown) => chatBody('intent_classification', { user_id });
    expect((await chat(server, {}, body(null))).statusCode).toBe(401);
    for (const own of [null, undefined, '', String(two.id), two.id]) {
      expect((await chat(server, two.headers, body(own))).statusCode).toBe(200);
    }
    for (const foreign of [String(one.id), one.id, 'someone', '0']) {
      const answer = await chat(server, two.headers, body(foreign));
      expect([answer.statusCode, answer.json().detail]).toEqual([403, 'This is not your profile.']);
    }
  });

  test.each([
    ['another response_type', chatBody('poem'), 422],
    ['no response_type', { messages: [], user_id: null, context: {} }, 422],
    ['messages that are none', chatBody('intent_classification', { messages: 'hi' }), 422],
    [
      'a role nobody has',
      chatBody('intent_classification', { messages: [{ role: 'cat', content: 'x' }] }),
      422,
    ],
    ['an unknown key', { ...chatBody('intent_classification'), x: 1 }, 422],
    ['no JSON', '{', 400],
    ['nothing', '', 422],
    ['a list', [], 422],
    ['no messages', chatBody('intent_classification', { messages: [] }), 200],
    [
      '10,000 characters',
      chatBody('intent_classification', { messages: [{ role: 'user', content: '9'.repeat(10_000) }] }),
      200,
    ],
    [
      'a script tag',
      chatBody('intent_classification', {
        messages: [{ role: 'user', content: '<script>alert(1)</script>' }],
      }),
      200,
    ],
    [
      'right-to-left text',
      chatBody('intent_classification', { messages: [{ role: 'user', content: '\u202Eمرحبا' }] }),
      200,
    ],
    [
      'a topic that is none',
      chatBody('challenge_generation', { context: { profile: { topic: '🚀'.repeat(100), grade: '' } } }),
      200,
    ],
    ['a context of numbers', chatBody('challenge_generation', { context: 7 }), 422],
    [
      'results beyond belief',
      chatBody('challenge_generation', { context: { recent_results: [{ correct: 'yes' }] } }),
      422,
    ],
  ])('%s is answered %j', async (_, body, status) => {
    const { headers } = await server.student();
    const answer = await chat(server, headers, body);
    expect(answer.statusCode).toBe(status);
    if (status !== 200) expect(answer.json()).toEqual({ detail: expect.any(String) });
  });

  test('more calls than any racer needs are slowed down', async () => {
    const { headers } = await server.student();
    let status = 200;
    for (let count = 0; count < 320 && status === 200; count += 1) {
      status = (await chat(server, headers, chatBody('intent_classification'))).statusCode;
    }
    expect(status).toBe(429);
  });
});
