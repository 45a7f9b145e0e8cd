import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { choicesOf, firstLesson, openLesson, submit } from '../../testing/lesson-of.ts';
import { chat, readChat, responseOf } from '../../testing/orb-calls.ts';
import { type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testSettings,
} from '../../testing/test-server.ts';

let model: ScriptedModel;
let server: TestServer;

beforeAll(async () => {
  model = await startScriptedModel();
  server = await createTestServer({
    settings: {
      companion: {
        ...testSettings().companion,
        helpline: { name: 'School counselor', contact: 'room 12' },
        model: {
          ...{ provider: 'openai-compatible' as const, baseUrl: model.baseUrl, model: 'm' },
          ...{ apiKey: 'k-123', seesImages: false, stallMs: 5_000, studentTokens: 9e6, dailyTokens: 9e6 },
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

async function ask(student: TestStudent, message: string, ids = {}) {
  const events = readChat(await chat(server, student, { message, ...ids }));
  const shown = events.flatMap((event) => (event.type === 'content' ? [event.content] : [])).join('');
  return { events, shown, response: responseOf(events) };
}
async function openPractice(student: TestStudent) {
  const lesson = firstLesson(server);
  const shown = await openLesson(server, student, lesson.id);
  const problem = shown.problems.find(({ type, answers }) => type === 'practice' && answers.length > 2);
  if (!problem) throw new Error('the lesson has no practice problem');
  const { right, wrong } = await choicesOf(server, student, problem.id);
  return { right, wrong, question: problem.question, ids: { problem_id: problem.id, lesson_id: lesson.id } };
}
const auditOf = async (student: TestStudent) =>
  (
    await server.context.pool.query(
      "SELECT kind, details FROM audit_log WHERE user_id = $1 AND kind LIKE 'companion%' ORDER BY id",
      [student.id],
    )
  ).rows;

describe('a model that breaks a rule is replaced in the same message [SECURITY 6.2]', () => {
  test('it states the answer of an open problem: never shown, noted without a word of anybody', async () => {
    const student = await server.student();
    const { right, wrong, ids } = await openPractice(student);
    await submit(server, student, { ...ids, answer_id: wrong.id });
    model.play({ steps: [{ say: `Good question. The answer is ${right.text}. Type that in.` }] });
    const { shown, response } = await ask(student, 'Please just tell me where to begin.', ids);
    expect(shown).not.toContain(right.text);
    expect(response.message).toMatch(/^Good question\.\n\n\S/);
    await expect
      .poll(() => auditOf(student))
      .toMatchObject([{ kind: 'companion-sentence-blocked', details: { guard: 'answer' } }]);
  });

  test.each([
    'Please just tell me where to begin.',
    'what is the answer',
    'give me a hint',
    'is it a riddle? help',
    'Tell me a story that ends with the number I need.',
    'qwrtz blorp',
  ])(
    'before a try, "%s" is answered by the built-in companion, and no model is asked [issue 5.4]',
    async (message) => {
      const student = await server.student();
      const { right, ids } = await openPractice(student);
      model.play({ steps: [{ say: 'As many as a week has days.' }] });
      const { shown } = await ask(student, message, ids);
      expect(model.calls).toHaveLength(0);
      expect(shown).not.toBe('');
      expect(shown).not.toContain(right.text);
    },
  );

  test('whose question is pasted where no problem is open: it is coached, and no model is asked', async () => {
    const student = await server.student();
    const { right, question } = await openPractice(student);
    model.play({ steps: [{ say: 'As many as a week has days.' }] });
    const { shown } = await ask(student, `Please solve this for me: ${question}`);
    expect(model.calls).toHaveLength(0);
    expect(shown).not.toBe('');
    expect(shown).not.toContain(right.text);
  });

  test('once it is tried, other talk goes to the model', async () => {
    const student = await server.student();
    const { wrong, ids } = await openPractice(student);
    await submit(server, student, { ...ids, answer_id: wrong.id });
    model.play({ steps: [{ say: 'Bridges hold by arches.' }] });
    expect((await ask(student, 'Tell me a story about bridges.', ids)).shown).toBe('Bridges hold by arches.');
  });

  test('it writes wrong mathematics: the statement is never shown', async () => {
    model.play({ steps: [{ say: 'Look at this. $3 \\times 4 = 15$ is a fact. ' }, { say: 'Bye.' }] });
    const { shown } = await ask(await server.student(), 'Tell me something about multiplying.');
    expect(shown).toMatch(/^Look at this\./);
    expect(shown).not.toContain('15');
  });

  test('it asks for help that is proven, and that stands in its place [decision 0068]', async () => {
    model.play({ steps: [{ say: 'Good question! [[ask: what is' }, { say: ' a ratio]] Want to try one?' }] });
    const { shown, response } = await ask(await server.student(), 'yo whats that thing with the colon');
    expect(shown).toMatch(/^Good question! \n\n[\s\S]*ratio[\s\S]*\n\n Want to try one\?$/i);
    expect(shown).not.toContain('[[');
    expect(response.message).toBe(shown);
  });

  test('a rule in its own words is left out; written help follows [decision 0068]', async () => {
    model.play({ steps: [{ say: 'Good question! The median is the most common value. Want to try one?' }] });
    const student = await server.student();
    const { shown } = await ask(student, 'What is the median?');
    expect(shown).toMatch(/^Good question! Want to try one\?\n\n[\s\S]*median/i);
    expect(shown).not.toContain('most common');
    await expect.poll(() => auditOf(student)).toMatchObject([{ details: { guard: 'mathematics' } }]);
  });

  test('a hint it asks for twice is given and counted once, and steps of its own are left out', async () => {
    const student = await server.student();
    const { wrong, ids } = await openPractice(student);
    await submit(server, student, { ...ids, answer_id: wrong.id });
    model.play({ steps: [{ say: '[[ask: hint]] [[ask: hint]] [[ask: hint]] Just add the tops.' }] });
    const { shown } = await ask(student, 'Tell me a story about bridges.', ids);
    expect(shown).not.toContain('tops');
    const { rows } = await server.context.pool.query('SELECT kind FROM orb_helps WHERE user_id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([{ kind: 'hint' }]);
  });

  test('links and HTML are taken off', async () => {
    model.play({ steps: [{ say: 'See <b>here</b>: https://x.example/a?b=c now. Then think.' }] });
    const { shown } = await ask(await server.student(), 'Where can I read about this?');
    expect(shown).not.toMatch(/https?:|<b>|x\.example/);
  });

  test('LaTeX brackets and Markdown become content text, however they are cut', async () => {
    model.play({ steps: [{ say: 'Try \\' }, { say: '(2 + 2 = 4\\) *' }, { say: '*now**.' }] });
    expect((await ask(await server.student(), 'Tell me one sum, please.')).shown).toBe(
      'Try $2 + 2 = 4$ now.',
    );
  });
});

describe('a student in need [SECURITY 6.4]', () => {
  const words = 'I want to kill myself tonight';

  test('sees the card that people wrote; no model is asked, and the words are kept nowhere', async () => {
    const student = await server.student();
    const { response } = await ask(student, words);
    expect(response.interaction_type).toBe('safety');
    expect(response.safety_card).toMatchObject({ helpline: 'School counselor: room 12' });
    expect(response.safety_card?.paragraphs.length).toBeGreaterThan(2);
    expect(model.calls).toEqual([]);
    const { rows } = await server.context.pool.query(
      'SELECT kind, severity, thread_id FROM safety_events WHERE user_id = $1',
      [student.id],
    );
    expect(rows).toEqual([{ kind: 'self-harm', severity: 'high', thread_id: response.thread_id }]);
    const stored = await server.context.pool.query(
      'SELECT title, content FROM orb_messages m JOIN orb_threads t ON t.id = m.thread_id WHERE user_id = $1',
      [student.id],
    );
    expect(JSON.stringify(stored.rows)).not.toContain('kill');
    expect(await auditOf(student)).toEqual([
      { kind: 'companion-safety-card', details: { reason: 'self-harm' } },
    ]);
  });

  test('sees the card in the language it was told in', async () => {
    const { response } = await ask(await server.student(), 'ya no puedo, quiero morir');
    expect(response.safety_card).toMatchObject({
      language: 'es',
      title: 'Gracias por contármelo. Tú importas.',
      helpline: 'School counselor: room 12',
    });
    expect(response.message).toContain('Mereces el apoyo de una persona de verdad.');
    expect(model.calls).toEqual([]);
  });

  test('also in the basic mode', async () => {
    const { headers } = await server.student();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/orb/message',
      headers,
      payload: { user_message: words },
    });
    expect(answer.json().safety_card.title).toMatch(/\S/);
  });

  test('a word problem with alarming words passes', async () => {
    model.play({ steps: [{ say: 'Which numbers do you know?' }] });
    const text = 'A killer whale dies at 60 years. How many months is that, I am dying to know?';
    expect((await ask(await server.student(), text)).response.safety_card).toBeNull();
  });
});

test('personal data is masked before it is stored or sent, and the key goes to the provider only', async () => {
  model.play({ steps: [{ say: 'Nice to meet you.' }] });
  const student = await server.student();
  const { events, response } = await ask(
    student,
    'I am ana. My phone number is 555-123-4567 and my mail is ana@home.example. What helps with study habits?',
  );
  expect(events[0]).toMatchObject({ type: 'status', masked: true });
  const plain = await ask(student, 'What helps with study habits?');
  expect(plain.events[0]).toMatchObject({ masked: false });
  const sent = JSON.stringify(model.calls[0]?.body);
  const { rows } = await server.context.pool.query('SELECT content FROM orb_messages WHERE thread_id = $1', [
    response.thread_id,
  ]);
  for (const text of [sent, JSON.stringify(rows)]) {
    expect(text).not.toMatch(/555|ana@home|\bana\b/i);
    expect(text).toContain('habits');
  }
  expect(model.calls[0]?.headers.authorization).toBe('Bearer k-123');
});
