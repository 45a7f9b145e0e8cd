import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { chat, findResponse, readChat, readEvents } from '../../../testing/orb-calls.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';
import { purgeTalk } from '../purge-talk.ts';

const clock = createMovableClock();
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ clock });
});
afterAll(() => server.close());

const get = (student: TestStudent, url: string) =>
  server.app.inject({ url: `/api/orb/assistant/threads${url}`, headers: student.headers });
const remove = (student: TestStudent, id: string) =>
  server.app.inject({
    method: 'DELETE',
    url: `/api/orb/assistant/threads/${id}`,
    headers: student.headers,
  });
const say = async (student: TestStudent, message: string, thread_id?: string) =>
  findResponse(readChat(await chat(server, student, { message, thread_id })));

describe('the chat stream [L-280] [L-281] [D-107]', () => {
  test('says that it thinks, gives the text in pieces and then as a whole', async () => {
    const student = await server.student();
    const events = readChat(await chat(server, student, { message: 'solve 2x + 3 = 11' }));
    expect(events[0]).toMatchObject({ type: 'status', status: 'thinking' });
    const pieces = events.flatMap((event) => (event.type === 'content' ? [event.content] : []));
    const response = findResponse(events);
    expect(pieces.join('')).toBe(response.message);
    expect(response.message).toMatch(/x\s*=\s*4/);
    expect(response.suggested_actions).toBeInstanceOf(Array);
  });

  test('every event has an id and one line of data, the last is [DONE] [L-277] [L-278]', async () => {
    const answer = await chat(server, await server.student(), { message: 'hello' });
    const ids = readEvents(answer.body).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id, i) => id.endsWith(`.${i + 1}`))).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['thread_id null', { message: 'hello', thread_id: null }],
    ['images null', { message: 'hello', images: null }],
    ['no images', { message: 'hello', images: [] }],
  ])('%s is the same as leaving it out', async (_, body) => {
    expect(findResponse(readChat(await chat(server, await server.student(), body))).thread_id).toBeTruthy();
  });

  test('knows what was said before in the conversation', async () => {
    const student = await server.student();
    const { thread_id } = await say(student, 'What is a ratio?');
    expect((await say(student, 'Give me a real example', thread_id)).thread_id).toBe(thread_id);
  });
});

describe('a question about a job', () => {
  test.each(['What is a civil engineer?', 'how much does a civil enginer make'])(
    '%s is answered from the data that ship, with the source of the pay',
    async (message) => {
      const answer = (await say(await server.student(), message)).message;
      expect(answer).toContain('a Civil Engineer');
      expect(answer).toContain('U.S. BLS, May 2025');
      expect(answer, 'pay is money, not a formula').toMatch(/Pay: \\\$79,930 – \\\$129,680 a year/);
      expect(answer).toContain('The math inside: slopes and angles, volume and loads and unit rates.');
    },
  );

  test.each(['What is a ratio?', 'what is a model?', 'what is 3 + 4'])(
    '%s stays mathematics',
    async (message) => {
      expect((await say(await server.student(), message)).message).not.toContain('This is the work of');
    },
  );
});

describe('taking a broken stream up again', () => {
  test('goes on behind the last event, with the same ids and the same end', async () => {
    const student = await server.student();
    const whole = readEvents((await chat(server, student, { message: 'hello' })).body);
    for (const [i, { id }] of whole.entries()) {
      const rest = await chat(server, student, { message: 'hello' }, { 'last-event-id': id });
      expect(readEvents(rest.body)).toEqual(whole.slice(i + 1));
    }
    const { threads } = (await get(student, '')).json();
    expect(threads).toMatchObject([{ message_count: 2 }]);
  });

  test('is refused to another student, and for an answer that is no longer kept [T18]', async () => {
    const [student, other] = [await server.student(), await server.student()];
    const [first] = readEvents((await chat(server, student, { message: 'hello' })).body);
    const gone = '00000000-0000-4000-8000-000000000000.1';
    for (const [who, id] of [
      [other, first?.id],
      [student, gone],
      [student, 'nonsense'],
      [student, `${first?.id}9999`],
    ] as const) {
      const answer = await chat(server, who, { message: 'hello' }, { 'last-event-id': String(id) });
      expect([answer.statusCode, answer.json().detail]).toEqual([
        404,
        'That answer is no longer here. Please ask again.',
      ]);
    }
    expect((await get(other, '')).json().threads).toEqual([]);
  });
});

describe('conversations', () => {
  test('are listed newest first, with title, date and count [L-157] [L-282] [D-110]', async () => {
    const student = await server.student();
    const older = await say(
      student,
      'What is a ratio? Please explain it with a long and winding example, thanks',
    );
    clock.advance(5);
    const newer = await say(student, 'hello');
    clock.advance(5);
    await say(student, 'hello again', older.thread_id);
    const { threads } = (await get(student, '')).json();
    expect(threads).toEqual([
      {
        thread_id: older.thread_id,
        title: 'What is a ratio? Please explain it with a long and winding e',
        updated_at: clock.now().toISOString(),
        message_count: 4,
      },
      expect.objectContaining({ thread_id: newer.thread_id, title: 'hello', message_count: 2 }),
    ]);
  });

  test('are read back in the order they were said [L-158] [L-283]', async () => {
    const student = await server.student();
    const { thread_id, message, message_id } = await say(student, 'What is a ratio?');
    const answer = await get(student, `/${thread_id}/history`);
    expect(answer.json().messages).toMatchObject([
      {
        role: 'user',
        content: 'What is a ratio?',
        timestamp: clock.now().toISOString(),
        message_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
      { role: 'assistant', content: message, timestamp: clock.now().toISOString(), message_id },
    ]);
  });

  test('are deleted for good [L-284] [D-155]', async () => {
    const student = await server.student();
    const { thread_id } = await say(student, 'hello');
    expect((await remove(student, thread_id)).json()).toEqual({ ok: true });
    expect((await get(student, '')).json()).toEqual({ threads: [] });
    expect((await get(student, `/${thread_id}/history`)).statusCode).toBe(404);
    expect((await remove(student, thread_id)).statusCode).toBe(404);
    const { rows } = await server.context.pool.query('SELECT 1 FROM orb_messages WHERE thread_id = $1', [
      thread_id,
    ]);
    expect(rows).toEqual([]);
  });

  test('of another student are not there: not to read, to write in or to delete [T1]', async () => {
    const [student, other] = [await server.student(), await server.student()];
    const { thread_id } = await say(student, 'hello');
    const answers = [
      await get(other, `/${thread_id}/history`),
      await remove(other, thread_id),
      await chat(server, other, { message: 'hello', thread_id }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Conversation not found']);
    expect((await get(student, '')).json().threads).toMatchObject([{ message_count: 2 }]);
  });

  test.each(['1', 'nonsense', '%00', '00000000-0000-0000-0000-000000000000'])(
    'the id %s is unknown',
    async (id) => {
      const answer = await get(await server.student(), `/${id}/history`);
      expect([404, 400]).toContain(answer.statusCode);
    },
  );

  test('go at their date; a new message moves it', async () => {
    const student = await server.student();
    const kept = await say(student, 'hello');
    await say(student, 'goodbye');
    clock.advance(80 * 86_400);
    await server.context.sessions.forget(student.id);
    const again = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: student.email, password: student.password },
    });
    const later = { ...student, headers: { authorization: `Bearer ${again.json().access_token}` } };
    await say(later, 'hello again', kept.thread_id);
    clock.advance(10 * 86_400 + 1);
    await purgeTalk(server.context);
    const { rows } = await server.context.pool.query('SELECT id FROM orb_threads WHERE user_id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([{ id: kept.thread_id }]);
  });
});
