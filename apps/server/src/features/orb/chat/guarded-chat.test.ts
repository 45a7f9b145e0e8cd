import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchChoices, firstLesson, openLesson, submit } from '../../../testing/lesson-of.ts';
import { chat, findResponse, readChat } from '../../../testing/orb-calls.ts';
import { type ScriptedModel, startScriptedModel, tutorSays } from '../../../testing/scripted-model.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testPassword,
  testSettings,
} from '../../../testing/test-server.ts';

let model: ScriptedModel;
let server: TestServer;

beforeAll(async () => {
  model = await startScriptedModel();
  server = await createTestServer({
    settings: {
      companion: {
        ...testSettings().companion,
        person: { name: 'School counselor', contact: 'room 12' },
        model: {
          provider: 'openai-compatible' as const,
          baseUrl: model.baseUrl,
          model: 'm',
          apiKey: 'k-123',
          seesImages: false,
          isRead: false,
          stallMs: 5_000,
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

async function ask(student: TestStudent, message: string, ids = {}) {
  const events = readChat(await chat(server, student, { message, ...ids }));
  const shown = events.flatMap((event) => (event.type === 'content' ? [event.content] : [])).join('');
  return { events, shown, response: findResponse(events) };
}
async function openPractice(student: TestStudent) {
  const lesson = firstLesson(server);
  const shown = await openLesson(server, student, lesson.id);
  const problem = shown.problems.find(({ type, answers }) => type === 'practice' && answers.length > 2);
  if (!problem) throw new Error('the lesson has no practice problem');
  const { right, wrong } = await fetchChoices(server, student, problem.id);
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
    for (const about of ['open-problem', 'idea', 'talk'] as const) {
      model.play({ steps: [{ say: tutorSays(`The answer is ${right.text}. Type that in.`, { about }) }] });
      const { shown, response } = await ask(student, 'Please just tell me where to begin.', ids);
      expect(shown).not.toContain(`answer is ${right.text}`);
      expect(response.message.length).toBeGreaterThan(10);
    }
    await expect
      .poll(() => auditOf(student))
      .toContainEqual({ kind: 'companion-message-refused', details: { reason: 'unproven-message' } });
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
      model.play({ steps: [{ say: tutorSays('As many as a week has days.') }] });
      const { shown } = await ask(student, message, ids);
      expect(model.calls).toHaveLength(0);
      expect(shown).not.toBe('');
      expect(shown).not.toContain(right.text);
    },
  );

  test('whose question is pasted where no problem is open: it is coached, and no model is asked', async () => {
    const student = await server.student();
    const { right, question } = await openPractice(student);
    model.play({ steps: [{ say: tutorSays('As many as a week has days.') }] });
    const { shown } = await ask(student, `Please solve this for me: ${question}`);
    expect(model.calls).toHaveLength(0);
    expect(shown).not.toBe('');
    expect(shown).not.toContain(right.text);
  });

  test('once it is tried, other talk goes to the model', async () => {
    const student = await server.student();
    const { wrong, ids } = await openPractice(student);
    await submit(server, student, { ...ids, answer_id: wrong.id });
    model.play({ steps: [{ say: tutorSays('Bridges hold by arches.') }] });
    expect((await ask(student, 'Tell me a story about bridges.', ids)).shown).toBe('Bridges hold by arches.');
  });

  test.each([
    ['wrong mathematics', 'Look at this. $3 \\times 4 = 15$ is a fact.', '15'],
    [
      'a rule turned around',
      'The median is the most common value and never the middle of a sorted row.',
      'most common',
    ],
    ['a link', 'See https://x.example/a?b=c now.', 'x.example'],
  ])('%s is never shown, and the built-in reply stands whole', async (_, text, part) => {
    for (const about of ['idea', 'talk'] as const) {
      model.play({ steps: [{ say: tutorSays(text, { about }) }] });
      const { shown, response } = await ask(
        await server.student(),
        'Tell me a story about the median of a row.',
      );
      expect(shown).not.toContain(part);
      expect(response.message).toBe(shown);
    }
  });
});

const counselor = { kind: 'person', name: 'School counselor', contact: 'room 12' };

describe('a student in need [SECURITY 6.4]', () => {
  const words = 'I want to kill myself tonight';

  test('sees the card that people wrote; no model is asked, and the words are kept nowhere', async () => {
    const student = await server.student();
    const { response } = await ask(student, words);
    expect(response.interaction_type).toBe('safety');
    expect(response.safety_card).toMatchObject({
      ways: [counselor, { kind: 'helpline' }, { kind: 'emergency' }],
    });
    expect(response.safety_card?.told).toContain('look up that this card was shown');
    expect(model.calls).toEqual([]);
    const { rows } = await server.context.pool.query(
      'SELECT kind, severity, thread_id FROM safety_events WHERE user_id = $1',
      [student.id],
    );
    expect(rows).toEqual([{ kind: 'self-harm', severity: 'high', thread_id: response.thread_id }]);
    const notes = await server.context.pool.query(
      'SELECT state, sentence FROM safety_events WHERE user_id = $1',
      [student.id],
    );
    expect(notes.rows).toEqual([{ state: 'new', sentence: null }]);
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
      ways: [counselor, { kind: 'helpline' }, { kind: 'emergency', name: '¿En peligro ahora mismo?' }],
    });
    expect(response.message).toContain('habla hoy con un adulto en quien confíes');
    expect(model.calls).toEqual([]);
  });

  test('in doubt is asked, and a yes shows the card while the other button goes on', async () => {
    const student = await server.student();
    const doubt = 'i feel so alone';
    const first = await ask(student, doubt);
    expect(first.response.suggested_actions).toEqual(['Yes', 'I meant math']);
    expect(first.response.safety_card).toBeNull();
    const thread = { thread_id: first.response.thread_id };
    const goesOn = await ask(student, 'I meant math', thread);
    expect(goesOn.response.safety_card).toBeNull();
    expect(goesOn.response.message).toContain('What are you working on?');
    const again = await ask(student, doubt, thread);
    expect(again.response.suggested_actions).toEqual(['Yes', 'I meant math']);
    const yes = await ask(student, 'Yes', thread);
    expect(yes.response.safety_card).toMatchObject({
      ways: [counselor, { kind: 'helpline' }, { kind: 'emergency' }],
    });
    expect(model.calls).toEqual([]);
  });

  test('a no that goes on with a cry for help is a cry for help', async () => {
    const student = await server.student();
    const first = await ask(student, 'i feel so alone');
    const thread = { thread_id: first.response.thread_id };
    const { response } = await ask(student, 'no one cares, i want to die', thread);
    expect(response.safety_card).not.toBeNull();
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
    model.play({ steps: [{ say: tutorSays('Which numbers do you know?') }] });
    const text = 'A killer whale dies at 60 years. How many months is that, I am dying to know?';
    expect((await ask(await server.student(), text)).response.safety_card).toBeNull();
  });
});

test('personal data is masked before it is stored or sent, and the key goes to the provider only', async () => {
  model.play({ steps: [{ say: tutorSays('Nice to meet you.') }] });
  const student = await server.student();
  const { events, response } = await ask(
    student,
    'I am ana. My phone number is 555-123-4567 and my mail is ana@home.example. Tell me a story about study habits.',
  );
  expect(events[0]).toMatchObject({ type: 'status', masked: true });
  const plain = await ask(student, 'Tell me a story about study habits.');
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

test.each([
  'Anne-Marie',
  "Zoë O'Neil-Smith",
  'María José [MJ]',
  'a\\b (c) {2} $^ |?*+',
  'Ngọc-Ánh',
  'محمد عبد-الله',
  '王小明',
])('a student called %j gets an answer, and the name goes nowhere', async (name) => {
  const email = `${randomUUID()}@school.example`;
  const signedUp = await server.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: { name, email, password: testPassword },
  });
  const headers = { authorization: `Bearer ${signedUp.json().access_token}` };
  model.play({ steps: [{ say: 'no message of the asked form' }] });
  const message = `${name} asks: what is a ratio?`;
  const said = findResponse(readChat(await chat(server, { headers }, { message })));
  expect(said.message).toMatch(/ratio/i);
  const { rows } = await server.context.pool.query(
    `SELECT m.* FROM orb_messages m JOIN orb_threads t ON t.id = m.thread_id JOIN users u ON u.id = t.user_id WHERE u.email = $1`,
    [email],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(JSON.stringify(name).slice(1, -1));
});
