import { orbMessage } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchChoices, firstLesson, openLesson, submit } from '../../../testing/lesson-of.ts';
import { readEvents } from '../../../testing/orb-calls.ts';
import { type ScriptedModel, startScriptedModel, tutorSays } from '../../../testing/scripted-model.ts';
import { createTestServer, type TestServer, testSettings } from '../../../testing/test-server.ts';

let model: ScriptedModel;
let server: TestServer;

beforeAll(async () => {
  model = await startScriptedModel();
  server = await createTestServer({
    settings: {
      companion: {
        ...testSettings().companion,
        model: {
          provider: 'openai-compatible' as const,
          baseUrl: model.baseUrl,
          model: 'm',
          apiKey: undefined,
          seesImages: false,
          isRead: false,
          stallMs: 300,
          studentTokens: 9e6,
          dailyTokens: 9e6,
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

/** A helper button pressed beside a practice problem, after one wrong answer unless nothing was tried. */
async function ask(body: object, { isTried } = { isTried: true }) {
  const student = await server.student();
  const lesson = firstLesson(server);
  const shown = await openLesson(server, student, lesson.id);
  const problem = shown.problems.find(({ type, answers }) => type === 'practice' && answers.length > 2);
  if (!problem) throw new Error('the lesson has no practice problem');
  const { right, wrong } = await fetchChoices(server, student, problem.id);
  if (isTried)
    await submit(server, student, { problem_id: problem.id, lesson_id: lesson.id, answer_id: wrong.id });
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
    model.play({ steps: [{ say: tutorSays('Picture the jars on a table. What do you see?') }] });
    const { student, call } = await ask(body);
    const texts = said(await call('/api/orb/dynamic/stream'));
    expect(texts).toHaveLength(2);
    expect(texts[1]).toBe('Picture the jars on a table. What do you see?');
    const asked = model.calls[0]?.asked;
    expect(asked?.words).toContain('You have just said');
    expect(JSON.stringify(model.calls[0]?.body)).not.toContain(student.email);
  },
);

test.each([{ type: 'hint' }, { type: 'step_by_step_guidance' }, { type: 'key_concept', concept_index: 0 }])(
  'before a try the built-in message of %j stands alone, and no model is asked [issue 5.5]',
  async (body) => {
    model.play({ steps: [{ say: tutorSays('As many as a week has days.') }] });
    const { call } = await ask(body, { isTried: false });
    expect(said(await call('/api/orb/dynamic/stream')).length).toBeGreaterThan(0);
    expect(model.calls).toHaveLength(0);
  },
);

test('what gives the answer away, fails or stalls is left out whole, and the built-in message stands', async () => {
  const { right, call } = await ask({ type: 'hint' });
  for (const script of [
    { steps: [{ say: tutorSays(`Look at both. The answer is ${right.text}.`, { about: 'open-problem' }) }] },
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
