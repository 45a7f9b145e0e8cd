import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';
import { createTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';

let model: ScriptedModel;
let server: TestServer;

beforeAll(async () => {
  model = await startScriptedModel();
  const settings = testSettings();
  server = await createTestServer({
    settings: {
      ...settings,
      companion: {
        ...settings.companion,
        model: {
          provider: 'openai-compatible',
          baseUrl: model.baseUrl,
          model: 'tiny-tutor',
          apiKey: undefined,
          seesImages: false,
          isRead: false,
          stallMs: 250,
          studentTokens: 50_000,
          dailyTokens: 5_000_000,
        },
      },
    },
  });
});
beforeEach(() => {
  model.calls.length = 0;
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function classify(content: string) {
  const { headers } = await server.student();
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers,
    payload: {
      messages: [{ role: 'user', content }],
      user_id: null,
      context: { profile: { name: 'Zelda' } },
      response_type: 'intent_classification',
    },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().structured_response;
}

const confused = {
  primary_intent: 'CHAT',
  command_type: null,
  answer_format: null,
  extracted_answer: null,
  sentiment: 'CONFUSED',
  meta_request: false,
};

test('a model reads what the table takes for talk, without the name of the student [D-91]', async () => {
  model.play({ steps: [{ say: `Here it is:\n${JSON.stringify(confused)}` }] });
  expect(await classify('hello it is Zelda, everything spins')).toEqual(confused);
  const sent = JSON.stringify(model.calls[0]?.body.messages);
  expect(sent).toContain('hello it is the student, everything spins');
  expect(sent).not.toContain('Zelda');
});

test('commands and answers are certain and never leave the server', async () => {
  expect(await classify('hint please')).toMatchObject({ command_type: 'hint' });
  expect(await classify('x = 4')).toMatchObject({ extracted_answer: '4' });
  expect(model.calls).toEqual([]);
});

test.each([
  ['refuses', { status: 500 }],
  ['stalls', { steps: [{ say: '{"prim' }, { stall: true as const }] }],
  ['answers nonsense', { steps: [{ say: '{"primary_intent": "DANCE"}' }] }],
  ['answers no JSON', { steps: [{ say: 'I think it is {talk}' }] }],
])('a model that %s leaves the table to decide', async (_, script) => {
  model.play(script);
  expect(await classify('hello')).toMatchObject({ primary_intent: 'CHAT' });
  expect(model.calls).toHaveLength(1);
});
