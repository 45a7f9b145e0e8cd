import { orbChatReply, orbDynamicAnswer, orbEventAnswer, orbMessage } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchChoices, firstLesson, openLesson, solve, submit } from '../../../testing/lesson-of.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { readEvents } from '../../../testing/orb-calls.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

const clock = createMovableClock();
let server: TestServer;
let student: TestStudent;

beforeAll(async () => {
  server = await createTestServer({ clock });
  student = await server.student();
});
afterAll(() => server.close());

const post = (url: string, payload?: object, who = student) =>
  server.app.inject({ method: 'POST', url, headers: who.headers, ...(payload && { payload }) });
async function trigger(event: string, who = student) {
  const answer = await post(`/api/orb/trigger/${event}`, undefined, who);
  expect(answer.statusCode).toBe(200);
  return orbEventAnswer.parse(answer.json());
}
async function dynamic(payload: object, who = student) {
  const answer = await post('/api/orb/dynamic', payload, who);
  expect(answer.statusCode).toBe(200);
  return orbDynamicAnswer.parse(answer.json()).messages;
}
/** An open practice problem with choices, and the lesson it is in. */
async function openProblem(who: TestStudent) {
  const lesson = firstLesson(server);
  const shown = await openLesson(server, who, lesson.id);
  const problem = shown.problems.find(({ type, answers }) => type === 'practice' && answers.length > 2);
  if (!problem) throw new Error('the lesson has no practice problem');
  return { lesson, problem, ids: { problem_id: problem.id, lesson_id: lesson.id } };
}
async function miss(who: TestStudent, times: number) {
  const { problem, ids } = await openProblem(who);
  const { wrong } = await fetchChoices(server, who, problem.id);
  for (let i = 0; i < times; i++) {
    clock.advance(1);
    await submit(server, who, { ...ids, answer_id: wrong.id });
  }
  return { ids, wrong };
}

describe('POST /api/orb/trigger/{event} [L-150] [L-153] [L-274] [L-285]', () => {
  test.each([
    'lesson_start',
    'onboarding_start',
    'onboarding_complete',
    'correct_answer',
    'wrong_answer',
    'time_spent',
  ])('%s answers messages, with and without the query', async (event) => {
    const { messages, interaction_type } = await trigger(event);
    expect(messages[0]?.text.length).toBeGreaterThan(5);
    expect(interaction_type).toBe(messages[0]?.interaction_type);
    const { ids } = await openProblem(student);
    const query = `problem_id=${ids.problem_id}&lesson_id=${ids.lesson_id}`;
    clock.advance(120);
    const again = await trigger(`${event}?${query}`);
    if (!event.startsWith('onboarding')) expect(again.messages[0]?.lesson_id).toBe(ids.lesson_id);
  });

  test('another name answers 422 with the names there are [D-112]', async () => {
    const answer = await post('/api/orb/trigger/birthday');
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      'event must be one of lesson_start, onboarding_start, onboarding_complete, correct_answer, wrong_answer, time_spent.',
    ]);
  });

  test.each([
    ['problem_id=2147483647', 404],
    ['lesson_id=2147483647', 404],
    ['problem_id=abc', 422],
    ['lesson_id=-1', 422],
    ['lesson_id=1e9', 422],
    ['user_id=1', 422],
  ])('the query %s answers %i in a sentence', async (query, status) => {
    const answer = await post(`/api/orb/trigger/lesson_start?${query}`);
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([status, 'string']);
  });

  test('the problem of another student is unknown [T1]', async () => {
    const { ids } = await openProblem(await server.student());
    for (const answer of [
      await post(`/api/orb/trigger/wrong_answer?problem_id=${ids.problem_id}`),
      await post('/api/orb/dynamic', { type: 'hint', problem_id: ids.problem_id }),
    ])
      expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Problem not found']);
  });

  test('onboarding_complete greets with the chosen career', async () => {
    const payload = { chosen_career: 'Nurse' };
    const { headers } = student;
    await server.app.inject({ method: 'PATCH', url: '/user/learning-profile', headers, payload });
    const { messages } = await trigger('onboarding_complete');
    expect(messages[0]?.text).toBe('Hello, future Nurse! Your learning path starts here.');
  });

  test('a first miss is answered with what it shows, without the answer [D-95]', async () => {
    const who = await server.student();
    const { ids } = await miss(who, 1);
    const { right } = await fetchChoices(server, who, ids.problem_id);
    const { messages, context_used } = await trigger(
      `wrong_answer?problem_id=${ids.problem_id}&lesson_id=${ids.lesson_id}`,
      who,
    );
    expect(messages).toMatchObject([{ interaction_type: 'encouragement', flag_for_review: false }]);
    expect(messages[0]?.text).not.toContain(right.text);
    expect(context_used).toMatchObject({ help_level: 1, recent_attempts: 1 });
  });

  test('after three misses a flagged message names the topic to review [D-97]', async () => {
    const who = await server.student();
    const { ids } = await miss(who, 3);
    const url = `wrong_answer?problem_id=${ids.problem_id}&lesson_id=${ids.lesson_id}`;
    const { messages, context_used } = await trigger(url, who);
    expect(messages).toMatchObject([
      { flag_for_review: false, suggested_review_topic: null },
      { flag_for_review: true, suggested_review_topic: expect.stringMatching(/\S/) },
    ]);
    expect(context_used.help_level).toBe(3);
    const offered = await trigger(url.replace('wrong_answer', 'time_spent'), who);
    expect(offered.interaction_type).toBe('proactive_help');
  });
});

test('help that nobody asked for comes once in two minutes, whichever page asks [L-231] [D-95]', async () => {
  const who = await server.student();
  const said = async () => (await trigger('time_spent', who)).messages.length;
  expect([await said(), await said()]).toEqual([1, 0]);
  clock.advance(119);
  expect(await said()).toBe(0);
  clock.advance(1);
  expect([await said(), await said()]).toEqual([1, 0]);
  expect((await trigger('time_spent', await server.student())).messages).toHaveLength(1);
});

test('after a miss the reaction leaves the reason to its card, the hint keeps it readable, and no rung is said twice', async () => {
  const who = await server.student();
  const { problem, ids } = await openProblem(who);
  const { wrong } = await fetchChoices(server, who, problem.id);
  const [asked] = await dynamic({ type: 'hint', ...ids }, who);
  clock.advance(1);
  const answer = await submit(server, who, { ...ids, answer_id: wrong.id });
  expect(answer.json().answer_details.reason).toBe(wrong.reason);
  const query = `problem_id=${ids.problem_id}&lesson_id=${ids.lesson_id}`;
  const { messages } = await trigger(`wrong_answer?${query}`, who);
  clock.advance(1);
  const hints = [
    (await dynamic({ type: 'hint', ...ids }, who))[0],
    (await dynamic({ type: 'hint', ...ids }, who))[0],
  ];
  expect(hints[0]?.text).toContain(wrong.reason);
  for (const { text } of messages) expect(text).not.toContain(wrong.reason);
  const texts = [asked, ...messages, ...hints].map((said) => said?.text ?? '');
  expect(new Set(texts.slice(-2).concat(texts[0] ?? '')).size).toBe(3);
});

describe('POST /api/orb/dynamic [L-173] [L-275] [D-106]', () => {
  test.each(['step_by_step_guidance', 'introduction', 'key_concept', 'hint', 'login_welcome_message'])(
    '%s answers messages, with all fields and with none',
    async (type) => {
      const { ids } = await openProblem(student);
      expect((await dynamic({ type })).length).toBeGreaterThan(0);
      const all = { type, ...ids, concept_index: 0, current_step_index: 0, prompt_button: 'Why?' };
      expect((await dynamic(all)).every(({ text }) => text.trim() !== '')).toBe(true);
    },
  );

  test('nothing at all is answered too, and fields may stand in the query', async () => {
    expect((await post('/api/orb/dynamic')).json().messages).toHaveLength(1);
    const { ids } = await openProblem(student);
    const answer = await post(`/api/orb/dynamic?type=hint&problem_id=${ids.problem_id}`);
    expect(answer.json().messages).toMatchObject([{ interaction_type: 'hint' }]);
  });

  test.each<[object, number]>([
    [{ type: 'joke' }, 422],
    [{ type: 'hint', problem_id: 'x' }, 422],
    [{ type: 'hint', problem_id: 0 }, 422],
    [{ concept_index: -1 }, 422],
    [{ prompt_button: 'x'.repeat(201) }, 422],
    [{ user_id: 1 }, 422],
    [{ lesson_id: 2147483647 }, 404],
  ])('%j answers %i in a sentence', async (body, status) => {
    for (const url of ['/api/orb/dynamic', '/api/orb/dynamic/stream']) {
      const answer = await post(url, body);
      expect([answer.statusCode, typeof answer.json().detail]).toEqual([status, 'string']);
    }
  });

  test('an unknown type names the ones there are', async () => {
    expect((await post('/api/orb/dynamic', { type: 'joke' })).json().detail).toBe(
      'type must be one of step_by_step_guidance, introduction, key_concept, hint, login_welcome_message.',
    );
  });

  test('each hint is the next rung; none holds the answer [L-286]', async () => {
    const who = await server.student();
    const { ids } = await openProblem(who);
    const { right } = await fetchChoices(server, who, ids.problem_id);
    const texts: string[] = [];
    for (let i = 0; i < 3; i++) {
      const [hint] = await dynamic({ type: 'hint', ...ids }, who);
      texts.push(hint?.text ?? '');
    }
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).not.toContain(right.text);
  });

  test('guidance comes step by step, also when the problem is solved', async () => {
    const who = await server.student();
    const { ids } = await openProblem(who);
    const open = await dynamic({ type: 'step_by_step_guidance', ...ids }, who);
    expect(open.length).toBeGreaterThan(1);
    await solve(server, who, { id: ids.problem_id, lessonId: ids.lesson_id });
    expect((await dynamic({ type: 'step_by_step_guidance', ...ids }, who)).length).toBeGreaterThan(1);
  });

  test.each(["Explain this like I'm in 5th grade", 'Why does this matter?', 'Give me a real example'])(
    'a key concept is told as the button asks: %s [L-353]',
    async (prompt_button) => {
      const { ids } = await openProblem(student);
      const asked = { type: 'key_concept', concept_index: 0, lesson_id: ids.lesson_id };
      const [plain] = await dynamic(asked);
      const [told] = await dynamic({ ...asked, prompt_button });
      expect(told?.interaction_type).toBe('key_concept');
      expect(told?.text).not.toBe(plain?.text);
    },
  );

  test.each(['Can this be explained differently?', "What's the bigger picture?"])(
    'a step is told as the button asks: %s [L-358] [L-359]',
    async (prompt_button) => {
      const { ids } = await openProblem(student);
      const body = { type: 'step_by_step_guidance', current_step_index: 1, prompt_button, ...ids };
      expect((await dynamic(body))[0]?.text.length).toBeGreaterThan(20);
    },
  );

  test('a flood is asked to wait', async () => {
    const who = await server.student();
    const statuses = new Set<number>();
    for (let i = 0; i < 121; i++) statuses.add((await post('/api/orb/dynamic', {}, who)).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('POST /api/orb/dynamic/stream [L-276] [L-277] [L-278]', () => {
  test('gives the same messages, one a line, ended by [DONE], and can be taken up again', async () => {
    const { ids } = await openProblem(student);
    const body = { type: 'step_by_step_guidance', ...ids };
    const answer = await post('/api/orb/dynamic/stream', body);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const events = readEvents(answer.body);
    expect(events.at(-1)?.data).toBe('[DONE]');
    const messages = events.slice(0, -1).map(({ data }) => orbMessage.parse(JSON.parse(data)));
    expect(messages.length).toBeGreaterThan(1);
    const resumed = await server.app.inject({
      method: 'POST',
      url: '/api/orb/dynamic/stream',
      headers: { ...student.headers, 'last-event-id': String(events[0]?.id) },
      payload: body,
    });
    expect(readEvents(resumed.body)).toEqual(events.slice(1));
  });
});

describe('POST /api/orb/message [L-154] [L-272] [D-104]', () => {
  test('answers both documented forms at once', async () => {
    const answer = await post('/api/orb/message', { user_message: 'hi' });
    const reply = orbChatReply.parse(answer.json());
    expect(reply.messages[0]?.text).toBe(reply.message);
    expect(reply.context_used).toHaveProperty('help_level');
  });

  test('keeps no conversation', async () => {
    const who = await server.student();
    await post('/api/orb/message', { user_message: 'hi' }, who);
    const list = await server.app.inject({ url: '/api/orb/assistant/threads', headers: who.headers });
    expect(list.json().threads).toEqual([]);
  });
});
