import { orbMessage } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { choicesOf, firstLesson, openLesson } from '../../testing/lesson-of.ts';
import { readEvents } from '../../testing/orb-calls.ts';
import { type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';
import { createTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';

let model: ScriptedModel;
let server: TestServer;

beforeAll(async () => {
  model = await startScriptedModel();
  server = await createTestServer({
    settings: {
      companion: {
        ...testSettings().companion,
        model: {
          ...{ provider: 'openai-compatible' as const, baseUrl: model.baseUrl, model: 'm' },
          ...{ apiKey: undefined, seesImages: false, stallMs: 300, studentTokens: 9e6, dailyTokens: 9e6 },
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

async function ask(body: object) {
  const student = await server.student();
  const lesson = firstLesson(server);
  const shown = await openLesson(server, student, lesson.id);
  const problem = shown.problems.find(({ type, answers }) => type === 'practice' && answers.length > 2);
  if (!problem) throw new Error('the lesson has no practice problem');
  const { right } = await choicesOf(server, student, problem.id);
  const payload = { problem_id: problem.id, lesson_id: lesson.id, ...body };
  const call = (url: string) => server.app.inject({ method: 'POST', url, headers: student.headers, payload });
  return { student, right, call };
}
const said = (answer: { body: string }) =>
  readEvents(answer.body)
    .slice(0, -1)
    .map(({ data }) => orbMessage.parse(JSON.parse(data)).text);

test.each([{ type: 'hint' }, { type: 'key_concept', concept_index: 0 }])(
  'behind the built-in message of %j comes one of the model [issue 5.5]',
  async (body) => {
    model.play({ steps: [{ say: 'Picture two jars side by side. ' }, { say: 'What changes in both?' }] });
    const { student, call } = await ask(body);
    const texts = said(await call('/api/orb/dynamic/stream'));
    expect(texts).toHaveLength(2);
    expect(texts[1]).toBe('Picture two jars side by side. What changes in both?');
    const asked = model.calls[0]?.asked;
    expect(asked?.words).toContain('You have just said');
    expect(JSON.stringify(model.calls[0]?.body)).not.toContain(student.email);
  },
);

test('what gives the answer away, fails or stalls is left out whole, and the built-in message stands', async () => {
  const { right, call } = await ask({ type: 'hint' });
  for (const script of [
    { steps: [{ say: `Look at both. The answer is ${right.text}.` }] },
    { status: 500 },
    { steps: [{ say: 'Half a ' }, { stall: true as const }] },
  ]) {
    model.play(script);
    expect(said(await call('/api/orb/dynamic/stream'))).toHaveLength(1);
  }
});

test('the call without a stream never waits for a model', async () => {
  const { call } = await ask({ type: 'hint' });
  expect((await call('/api/orb/dynamic')).json().messages).toHaveLength(1);
  expect(model.calls).toHaveLength(0);
});
