import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { RaceModel } from './race-model.ts';

const seen: Parameters<RaceModel['classify']>[0][] = [];
let answer: () => unknown = () => null;
let server: TestServer;

beforeAll(async () => {
  const model: RaceModel = {
    async classify(question) {
      seen.push(question);
      return answer();
    },
  };
  const withModel = {
    name: 'race-model',
    register: (app: TestServer['app']) => void app.decorate('raceModel', model),
  };
  server = await createTestServer({ extraFeatures: [withModel] });
});
afterAll(() => server.close());

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
  return reply.json().structured_response;
}

const confused = {
  ...{ primary_intent: 'CHAT', command_type: null, answer_format: null, extracted_answer: null },
  ...{ sentiment: 'CONFUSED', meta_request: false },
};

test('a model reads what the table takes for talk, without the name of the student [D-91]', async () => {
  answer = () => confused;
  expect(await classify('hello it is Zelda, everything spins')).toEqual(confused);
  expect(seen.at(-1)?.message).toBe('hello it is the student, everything spins');
});

test('commands and answers are certain and never leave the server', async () => {
  const before = seen.length;
  expect(await classify('hint please')).toMatchObject({ command_type: 'hint' });
  expect(await classify('x = 4')).toMatchObject({ extracted_answer: 'x = 4' });
  expect(seen.length).toBe(before);
});

test('a model that fails or answers nonsense leaves the table to decide', async () => {
  answer = () => {
    throw new Error('away');
  };
  expect(await classify('hello')).toMatchObject({ primary_intent: 'CHAT' });
  answer = () => ({ primary_intent: 'DANCE' });
  expect(await classify('hello')).toMatchObject({ primary_intent: 'CHAT' });
});
