import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEvents } from '../testing/orb-calls.ts';
import { type RealRedis, redisServer, startRedis } from '../testing/real-redis.ts';
import { type ScriptedModel, startScriptedModel, tutorSays } from '../testing/scripted-model.ts';
import { createTestServer, testSettings } from '../testing/test-server.ts';

let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

async function openServer(redisUrl?: string) {
  const { companion } = testSettings();
  const server = await createTestServer({
    settings: {
      ...(redisUrl && { redisUrl }),
      companion: {
        ...companion,
        model: {
          provider: 'openai-compatible' as const,
          baseUrl: model.baseUrl,
          model: 'm',
          apiKey: undefined,
          seesImages: false,
          isRead: false,
          stallMs: 60_000,
          studentTokens: 9e6,
          dailyTokens: 9e6,
        },
      },
    },
  });
  // A server left open would keep its connection to Redis for the files that follow.
  onTestFinished(() => server.close());
  return { server, address: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
}

type Ask = {
  address: string;
  headers: Record<string, string>;
  lastId?: string;
  until?: string;
  signal?: AbortSignal;
};

/** Reads a stream until a word has come, then breaks the line; without one, to its end. */
async function read({ address, headers, lastId, until, signal }: Ask): Promise<string> {
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/orb/assistant/chat/stream`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(lastId && { 'last-event-id': lastId }),
    },
    body: JSON.stringify({ message: 'Tell me a story about study habits, please.' }),
    signal: signal ? AbortSignal.any([stop.signal, signal]) : stop.signal,
  });
  let seen = '';
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    seen += value ?? '';
    if (until && seen.includes(until)) stop.abort();
    if (done || stop.signal.aborted) return seen.slice(0, seen.lastIndexOf('\n\n') + 2);
  }
}

const habit = 'Read the question slowly. Then draw it. Ask why.';
const spoken = tutorSays(habit);
/** The model speaks with a pause, in which the line breaks; a student sees its message as a whole. */
const lines = [{ say: spoken.slice(0, 40) }, { pauseMs: 1_500 }, { say: spoken.slice(40) }];
const textOf = (data: string[]) =>
  data
    .slice(0, -1)
    .map((each) => JSON.parse(each))
    .flatMap((event) => (event.type === 'content' ? [event.content] : []))
    .join('');

test('a broken line is taken up again in the middle of an answer, and the model is asked once', async () => {
  const { server, address } = await openServer();
  const { headers } = await server.student();
  model.calls.length = 0;
  model.play({ steps: lines });
  const first = readEvents(await read({ address, headers, until: 'thinking' }));
  const second = readEvents(await read({ address, headers, lastId: String(first.at(-1)?.id) }));
  expect(textOf([...first, ...second].map(({ data }) => data))).toBe(habit);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length);
  expect(model.calls).toHaveLength(1);
}, 20_000);

test('who hangs up at any moment breaks nothing, and frees the call of the model', async () => {
  const { server, address } = await openServer();
  const students = await Promise.all(Array.from({ length: 12 }, () => server.student()));
  model.play({ steps: [{ say: spoken.slice(0, 40) }, { pauseMs: 60_000 }] });
  await Promise.all(
    students.map(async ({ headers }, i) => {
      const stop = new AbortController();
      const reading = read({ address, headers, signal: stop.signal });
      // From before the call is read to after its first words.
      setTimeout(() => stop.abort(), i * 4);
      await reading.catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }));
    }),
  );
  await expect.poll(() => model.open()).toBe(0);
  model.play({ steps: [{ say: spoken }] });
  const { headers } = await server.student();
  expect(await read({ address, headers })).toContain('Read the question slowly.');
}, 30_000);

describe.skipIf(!redisServer)('with Redis', () => {
  let redis: RealRedis;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  test('another process goes on with the answer while the first one still gives it', async () => {
    const [first, other] = [await openServer(redis.url), await openServer(redis.url)];
    const student = await first.server.student();
    // The same student, with a session in the database of the other process.
    const twin = await other.server.student();
    expect(twin.id).toBe(student.id);
    model.calls.length = 0;
    model.play({ steps: lines });
    const begun = readEvents(
      await read({ address: first.address, headers: student.headers, until: 'thinking' }),
    );
    const rest = readEvents(
      await read({ address: other.address, headers: twin.headers, lastId: String(begun.at(-1)?.id) }),
    );
    expect(textOf([...begun, ...rest].map(({ data }) => data))).toBe(habit);
    expect(model.calls).toHaveLength(1);
    const stranger = await other.server.student();
    await expect(
      read({ address: other.address, headers: stranger.headers, lastId: String(begun.at(-1)?.id) }),
    ).resolves.not.toContain('draw it');
  }, 30_000);

  test('an answer goes on when Redis goes away', async () => {
    const { server, address } = await openServer(redis.url);
    const { headers } = await server.student();
    model.calls.length = 0;
    model.play({ steps: lines });
    const running = read({ address, headers });
    // The answer is under way: who asks while Redis goes is told to ask again, which is another matter.
    await vi.waitFor(() => expect(model.calls).toHaveLength(1), 20_000);
    redis.kill('SIGKILL');
    expect(textOf(readEvents(await running).map(({ data }) => data))).toContain('Ask why.');
  }, 30_000);
});
