import { randomUUID } from 'node:crypto';
import { analyticsLimits, usageEvents } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountDigest, accountSalt } from '../../account-digest.ts';
import { exportPersonData } from '../../privacy/person-data.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';
import { purgeOldEvents } from './purge-old-events.ts';

const clock = createMovableClock();
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ clock });
});
afterAll(() => server.close());

type Call = {
  body: unknown;
  url?: string;
  type?: string;
  headers?: Record<string, string>;
  address?: string;
};

const call = ({
  body,
  url = '/analytics/b',
  type = 'text/plain',
  headers = {},
  address = '10.0.0.1',
}: Call) =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: { 'content-type': type, authorization: 'Basic cGxheWZvcndhcmQ6', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const event = (changes: Record<string, unknown> = {}) => ({
  type: 'track',
  event: usageEvents.problemTried,
  messageId: `ajs-next-${randomUUID()}`,
  anonymousId: randomUUID(),
  userId: null,
  properties: { lessonId: 3, section: 'practice-problems', place: 2, outcome: 'wrong' },
  context: { page: { title: 'Lesson', url: 'https://x.example/?name=maya' }, userAgent: 'Mozilla' },
  integrations: {},
  timestamp: clock.now().toISOString(),
  _metadata: { bundled: ['Segment.io'] },
  ...changes,
});
const batch = (...events: unknown[]) => ({
  writeKey: 'playforward',
  batch: events,
  sentAt: clock.now().toISOString(),
});

async function stored(): Promise<Record<string, unknown>[]> {
  return (await server.context.pool.query('SELECT * FROM analytics_events ORDER BY at, id')).rows;
}
async function storedBy(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = new Set((await stored()).map(({ id }) => id));
  await work();
  return (await stored()).filter(({ id }) => !before.has(id));
}

describe('POST /analytics/b', () => {
  test('keeps ids and words of fixed lists, and nothing else of what the library sends', async () => {
    const rows = await storedBy(async () => {
      const answer = await call({ body: batch(event()) });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    });
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: clock.now(),
        visitor: expect.stringMatching(/^[0-9a-f-]{36}$/),
        user_id: null,
        name: 'Problem tried',
        lesson_id: 3,
        section: 'practice-problems',
        place: 2,
        outcome: 'wrong',
        school_id: 1,
      },
    ]);
  });

  test('stores a batch that is delivered again once', async () => {
    const body = batch(event(), event());
    const rows = await storedBy(() => Promise.all(Array.from({ length: 20 }, () => call({ body }))));
    expect(rows).toHaveLength(2);
  });

  test('keeps no address, name or text, wherever it is put [A-338] [D-149]', async () => {
    const secret = 'maya@northside.example';
    const rows = await storedBy(() =>
      call({
        body: batch(
          event({ event: usageEvents.attemptedLogin, properties: { email: secret, loginMethod: 'email' } }),
          event({ userId: secret, anonymousId: secret, messageId: `${secret} ${randomUUID()}` }),
          event({ properties: { lessonId: 1, section: secret, place: 1, outcome: 'right' } }),
          event({ event: secret, properties: {} }),
          { ...event(), type: 'identify', traits: { email: secret } },
        ),
      }),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(['Problem tried', 'User attempted login']);
    expect(JSON.stringify(rows)).not.toMatch(/maya|northside/);
  });

  test('uses its own clock: an event is as old as the browser says, whatever year the browser has', async () => {
    const [row] = await storedBy(() =>
      call({
        body: {
          ...batch(event({ timestamp: '2031-01-01T10:00:00.000Z' })),
          sentAt: '2031-01-01T10:05:00.000Z',
        },
      }),
    );
    expect(row?.at).toEqual(new Date(clock.now().getTime() - 5 * 60_000));
    const [backwards] = await storedBy(() =>
      call({
        body: { ...batch(event({ timestamp: '2031-01-01T10:00:00Z' })), sentAt: '1970-01-01T00:00:00Z' },
      }),
    );
    expect(backwards?.at).toEqual(clock.now());
  });

  test('is read as JSON too', async () => {
    expect(await storedBy(() => call({ body: batch(event()), type: 'application/json' }))).toHaveLength(1);
  });
});

describe('whose event it is', () => {
  const idOf = ({ email }: { email: string }) => accountDigest(accountSalt(server.context.pepper), email);
  const cookieOf = (student: TestStudent) => ({
    cookie: `access_token=${student.token}`,
    origin: 'http://localhost:80',
    host: 'localhost:80',
  });

  test('[D-161] an account is one pseudonym when its events name it, and is stored nowhere', async () => {
    const [maya, leo] = [await server.student(), await server.student()];
    const rows = await storedBy(async () => {
      await call({ body: batch(event({ userId: idOf(maya) })), headers: cookieOf(maya) });
      await call({ body: batch(event({ userId: idOf(maya) })), headers: cookieOf(maya) });
      await call({ body: batch(event({ userId: idOf(maya) })), headers: cookieOf(leo) });
      await call({ body: batch(event({ userId: String(maya.id) })), headers: cookieOf(leo) });
    });
    expect(rows.map((row) => row.user_id)).toEqual([null, null, null, null]);
    expect(new Set(rows.map((row) => row.visitor)).size).toBe(3);
    const exported = await exportPersonData(server.context.pool, maya.id);
    expect(exported.analytics_events).toEqual([]);
  });

  test('[D-161] the pseudonym is another one next month, and nothing that is kept leads from one to the other', async () => {
    const maya = await server.student();
    const send = () => call({ body: batch(event({ userId: idOf(maya) })), headers: cookieOf(maya) });
    const keys = async () =>
      (await server.context.pool.query("SELECT value FROM server_facts WHERE name = 'usage-month-key'")).rows;
    const [before] = await storedBy(send);
    const [key] = await keys();
    clock.advance(32 * 86_400);
    const again = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: maya.email, password: maya.password },
    });
    maya.token = again.json().access_token;
    const [after] = await storedBy(send);
    expect(after?.visitor).not.toBe(before?.visitor);
    const kept = await keys();
    expect(kept).toHaveLength(1);
    expect(kept).not.toEqual([key]);
  });

  test('a page of another site cannot send in a student’s name', async () => {
    const maya = await server.student();
    const headers = { cookie: `access_token=${maya.token}`, origin: 'https://evil.example' };
    const answer = await call({ body: batch(event({ userId: idOf(maya) })), headers });
    expect(answer.statusCode).toBe(403);
  });
});

describe('single events and counts', () => {
  test('one event at a time is taken like one of a batch [L-293]', async () => {
    const rows = await storedBy(async () => {
      const body = { ...event(), writeKey: 'playforward', sentAt: clock.now().toISOString() };
      expect((await call({ url: '/analytics/t', body })).statusCode).toBe(204);
    });
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['i', { type: 'identify', traits: {} }],
    ['g', { type: 'group', traits: {} }],
    ['p', { type: 'page', properties: {} }],
    ['s', { type: 'screen' }],
    ['a', { type: 'alias' }],
  ])('/analytics/%s is taken, and nothing is kept of it', async (path, changes) => {
    const rows = await storedBy(async () => {
      const answer = await call({ url: `/analytics/${path}`, body: { ...event(), ...changes } });
      expect(answer.statusCode).toBe(204);
    });
    expect(rows).toEqual([]);
  });

  test('the library’s counts about itself are taken and forgotten [L-294]', async () => {
    const series = [{ type: 'Counter', metric: 'analytics_js.invoke', value: 1, tags: {} }];
    expect((await call({ url: '/analytics/m', body: { series } })).statusCode).toBe(204);
    expect((await call({ url: '/analytics/m', body: { series: 'x' } })).statusCode).toBe(422);
  });
});

describe('hostile bodies', () => {
  test.each<[string, unknown, number]>([
    ['nothing', '', 422],
    ['broken JSON', '{"batch":[', 400],
    ['a list', [], 422],
    ['a batch that is none', { batch: 'x' }, 422],
    ['more events than a batch may hold', { batch: Array(501).fill({}) }, 422],
    ['a key that reaches for the prototype', '{"batch":[],"__proto__":{"x":1}}', 400],
    ['the character that cannot be stored', '{"batch":[{"messageId":"\\u0000"}]}', 422],
    ['a date that is none', { batch: [], sentAt: 'yesterday' }, 422],
  ])('%s is refused in a sentence', async (_, body, status) => {
    const answer = await call({ body });
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([status, 'string']);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 5],
    ['no type', { messageId: 'a', event: usageEvents.lessonOpened, properties: { lessonId: 1 } }],
    ['a type that is no text', event({ type: 5 })],
    ['an unknown type', event({ type: 'delete' })],
    ['no message id', event({ messageId: undefined })],
    ['a message id that is no text', event({ messageId: 7 })],
    ['an event name that is no text', event({ event: 42 })],
    ['an inherited event name', event({ event: 'constructor' })],
    ['properties that are a text', event({ properties: 'x' })],
    [
      'an id that is text',
      event({ properties: { lessonId: '3', section: 'introduction', place: 1, outcome: 'right' } }),
    ],
    [
      'an id beyond the column',
      event({ event: usageEvents.lessonOpened, properties: { lessonId: 2 ** 31 } }),
    ],
    ['a negative id', event({ event: usageEvents.lessonOpened, properties: { lessonId: -1 } })],
    ['an unknown section', event({ properties: { lessonId: 3, section: 'x', place: 1, outcome: 'right' } })],
    ['a message id without end', event({ messageId: 'x'.repeat(10_000) })],
  ])('%s in a batch is left out, its neighbour is kept [L-245] [L-246]', async (_, bad) => {
    const rows = await storedBy(async () => {
      expect((await call({ body: batch(bad, event()) })).statusCode).toBe(204);
    });
    expect(rows).toHaveLength(1);
  });

  test.each(['identify', 'group'])('%s needs traits that are an object [L-247]', async (type) => {
    const { analyticsEvent } = await import('@playforward/contract');
    expect(analyticsEvent.safeParse({ ...event(), type, traits: 'x' }).success).toBe(false);
    expect(analyticsEvent.safeParse({ ...event(), type, traits: {} }).success).toBe(true);
  });

  test('a payload of 500 KB is the most that is read [L-370]', async () => {
    const size = analyticsLimits.payloadKilobytes * 1024;
    const padded = (length: number) => {
      const body = JSON.stringify(batch(event({ context: { page: '' } })));
      return body.replace('"page":""', `"page":"${'x'.repeat(length - body.length)}"`);
    };
    expect((await call({ body: padded(size) })).statusCode).toBe(204);
    expect((await call({ body: padded(size + 1) })).statusCode).toBe(413);
  });

  test('other kinds of content are refused, and text stays refused everywhere else', async () => {
    expect((await call({ body: 'a=1', type: 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    expect((await call({ url: '/auth/login', body: '{}' })).statusCode).toBe(415);
  });
});

describe('floods', () => {
  test('a network that sends too much is asked to wait, others are not [L-296]', async () => {
    const flood = batch(...Array.from({ length: 500 }, () => ({ type: 'page', messageId: 'x' })));
    const address = '10.9.9.9';
    const answers = [];
    for (let sent = 0; sent < 25; sent++) answers.push(await call({ body: flood, address }));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call({ body: batch(event()) })).statusCode).toBe(204);
    clock.advance(60);
    expect((await call({ body: flood, address })).statusCode).toBe(204);
  });

  test('what cannot be stored in time is refused for a moment, and nothing that was accepted is missing', async () => {
    const bodies = Array.from({ length: 15 }, () => batch(...Array.from({ length: 400 }, () => event())));
    let accepted = 0;
    const rows = await storedBy(async () => {
      const answers = await Promise.all(bodies.map((body, n) => call({ body, address: `10.1.0.${n}` })));
      accepted = answers.filter(({ statusCode }) => statusCode === 204).length;
      expect(answers.every(({ statusCode }) => statusCode === 204 || statusCode === 429)).toBe(true);
    });
    expect(accepted).toBeGreaterThan(0);
    expect(rows).toHaveLength(accepted * 400);
  });
});

test('events go after 90 days', async () => {
  await storedBy(() => call({ body: batch(event()) }));
  const [newest] = (await stored()).slice(-1);
  clock.advance(90 * 86_400);
  await purgeOldEvents(server.context);
  expect((await stored()).map(({ id }) => id)).toContain(newest?.id);
  clock.advance(1);
  await purgeOldEvents(server.context);
  expect(await stored()).toEqual([]);
});

test.each(['off', 'with a provider'])('analytics %s: the collector is not there', async (mode) => {
  const provider = { endpoint: 'https://usage.example/v1', writeKey: 'k3y' };
  const other = await createTestServer({
    settings: { analytics: mode === 'off' ? undefined : provider },
  });
  const answer = await other.app.inject({ method: 'POST', url: '/analytics/b', payload: batch(event()) });
  expect(answer.statusCode).toBe(404);
  await other.close();
});
