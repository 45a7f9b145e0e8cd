import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../db/schema/accounts.ts';
import { safetyEvents } from '../../db/schema/orb.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function classify(...said: string[]) {
  return classifyIn({}, ...said);
}

async function classifyIn(context: object, ...said: string[]) {
  const { headers } = await server.student();
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers,
    payload: {
      messages: said.map((content) => ({ role: 'user', content })),
      user_id: null,
      context,
      response_type: 'intent_classification',
    },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

test('a sign of a crisis in the race is answered with the card, and noted without a word of it [issue 5.6]', async () => {
  const { structured_response, safety_card } = await classify('4', 'i want to die zebra');
  expect(structured_response).toMatchObject({ primary_intent: 'CHAT', extracted_answer: null });
  expect(safety_card).toMatchObject({ title: 'Thank you for telling me. You matter.' });
  const events = await server.context.db.select().from(safetyEvents);
  expect(events).toMatchObject([{ kind: 'self-harm', severity: 'high', threadId: null }]);
  const audit = await server.context.db.select().from(auditLog);
  expect(audit.filter(({ kind }) => kind === 'companion-safety-card')).toHaveLength(1);
  expect(JSON.stringify([events, audit])).not.toContain('zebra');
});

test('only the newest message counts, and other talk brings no card', async () => {
  const answer = await classify('i want to die', 'hint please');
  expect(answer).toMatchObject({ structured_response: { command_type: 'hint' } });
  expect(answer).not.toHaveProperty('safety_card');
});

test('answers before the race and words out of turn bring the card, too [issue 6]', async () => {
  for (const context of [{ stage: 'askGoals' }, { stage: 'inGame', game: { turn: 'ai' } }]) {
    expect(await classifyIn(context, 'i want to die')).toHaveProperty('safety_card.title');
    expect(await classifyIn(context, 'i want to divide fractions')).not.toHaveProperty('safety_card');
  }
});
