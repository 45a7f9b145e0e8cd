import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import type { KeptAnswer } from './submit-queue.ts';
import { type SubmitNotice, SubmitQueueRunner } from './submit-queue-runner.ts';
import { forgetfulStore, type SubmitQueueStore } from './submit-queue-store.ts';

const submit = 'POST /api/problems/submit';
const verdict = { is_correct: true, counted: true };
const stored = { body: verdict };
const submission = (attemptId: string) =>
  ({ attemptId, problemId: 7, lessonId: 1, given: { kind: 'choice', answerId: 2 } }) as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store that outlives pages, as the browser's does, without its timers. */
function memoryStore(rows = new Map<string, KeptAnswer>()): SubmitQueueStore & { rows: typeof rows } {
  return {
    rows,
    async keep(answer) {
      rows.set(answer.attemptId, answer);
      return true;
    },
    async drop(attemptId) {
      rows.delete(attemptId);
    },
    claimFree: async (account) => ({
      answers: [...rows.values()].filter((row) => row.account === account),
      heldElsewhere: false,
    }),
    renew: async () => undefined,
  };
}

function startRunner(store: SubmitQueueStore, { account = 'maya', maySend = (): boolean => true } = {}) {
  const runner = new SubmitQueueRunner({ account, store, random: () => 0.5 });
  const heard: SubmitNotice[] = [];
  const unheard = vi.fn();
  const close = runner.open({ maySend, onStoredUnheard: unheard });
  const give = (attemptId: string) => runner.submit(submission(attemptId), (notice) => heard.push(notice));
  return { runner, heard, unheard, close, give };
}
const idsOf = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => (body as { attempt_id: string }).attempt_id);
const settle = () => vi.advanceTimersByTimeAsync(0);

test('an answer is kept until the server has stored it, and its place hears the verdict', async () => {
  const store = memoryStore();
  fakeServer({ [submit]: stored });
  const { give, heard, runner } = startRunner(store);
  give('a');
  expect(store.rows.size).toBe(1);
  await settle();
  expect(heard).toEqual([{ kind: 'stored', verdict }]);
  expect(store.rows.size).toBe(0);
  expect(runner.news()).toMatchObject({ waiting: 0, arrived: [] });
});

test('an answer that gets lost is told to wait after the third try, goes on by itself and arrives under its one id', async () => {
  const store = memoryStore();
  const { calls, routes } = fakeServer({});
  const { give, heard, runner } = startRunner(store);
  give('a');
  await vi.advanceTimersByTimeAsync(1200);
  expect(heard).toEqual([{ kind: 'waiting' }]);
  expect(runner.news()).toMatchObject({ waiting: 1, kept: true });
  routes[submit] = stored;
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard.at(-1)).toEqual({ kind: 'stored', verdict });
  expect(new Set(idsOf(calls))).toEqual(new Set(['a']));
  expect(runner.news()).toMatchObject({ waiting: 0, arrived: [{ attemptId: 'a' }] });
  runner.dismiss(['a']);
  expect(runner.news().arrived).toEqual([]);
});

test('an answer of a page that was closed goes out with the next one, and no other account sends or sees it', async () => {
  const store = memoryStore();
  const { calls, routes } = fakeServer({});
  const first = startRunner(store);
  first.give('a');
  await vi.advanceTimersByTimeAsync(1200);
  first.close();
  routes[submit] = stored;
  const sentBefore = calls.length;

  const leo = startRunner(store, { account: 'leo' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(sentBefore);
  expect(leo.runner.news().waiting).toBe(0);
  leo.close();

  const next = startRunner(store);
  await settle();
  expect(idsOf(calls.slice(sentBefore))).toEqual(['a']);
  expect(next.unheard).toHaveBeenCalledOnce();
  expect(store.rows.size).toBe(0);
});

test('the event of a network that is back sends at once', async () => {
  const { calls, routes } = fakeServer({});
  const { give } = startRunner(memoryStore());
  give('a');
  await vi.advanceTimersByTimeAsync(60_000);
  const before = calls.length;
  routes[submit] = stored;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(calls).toHaveLength(before + 1);
});

test('a server that asks for 30 seconds gets them, and the answer after', async () => {
  const { calls, routes } = fakeServer({ [submit]: { status: 429, headers: { 'retry-after': '30' } } });
  const { give, heard } = startRunner(memoryStore());
  give('a');
  await settle();
  give('b');
  expect(heard).toEqual([{ kind: 'waiting' }, { kind: 'waiting' }]);
  routes[submit] = stored;
  await vi.advanceTimersByTimeAsync(29_900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(idsOf(calls)).toEqual(['a', 'a', 'b']);
});

test('a refused answer is told where it was given and leaves the browser', async () => {
  const store = memoryStore();
  fakeServer({ [submit]: { status: 404, body: { detail: 'Problem not found' } } });
  const { give, heard, runner } = startRunner(store);
  give('a');
  await settle();
  expect(heard).toEqual([{ kind: 'refused', detail: 'Problem not found' }]);
  expect([store.rows.size, runner.news().refused]).toEqual([0, []]);
});

test('a refused answer whose place is gone is told by the line, never dropped in silence', async () => {
  const store = memoryStore();
  fakeServer({ [submit]: { status: 404, body: { detail: 'Problem not found' } } });
  const { give, runner } = startRunner(store);
  give('a')();
  await settle();
  expect(runner.news().refused).toEqual([{ attemptId: 'a', detail: 'Problem not found' }]);
  expect(store.rows.size).toBe(0);
});

describe('a session that ended', () => {
  test('keeps the answer until the account signs in again', async () => {
    const store = memoryStore();
    const { calls, routes } = fakeServer({ [submit]: { status: 401 } });
    const { give, runner, close } = startRunner(store);
    give('a');
    await settle();
    routes[submit] = stored;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(store.rows.size).toBe(1);
    close();
    runner.open({ maySend: () => true, onStoredUnheard: () => undefined });
    await settle();
    expect(calls).toHaveLength(2);
    expect(store.rows.size).toBe(0);
  });

  test('sends nothing in the name of whoever signed in meanwhile', async () => {
    const store = memoryStore();
    const { calls } = fakeServer({ [submit]: stored });
    const { give } = startRunner(store, { maySend: () => false });
    give('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([]);
    expect(store.rows.size).toBe(1);
  });
});

describe('a browser that keeps nothing', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('sends all the same, says that the page must stay open, and asks before it is left', async () => {
    const { routes } = fakeServer({});
    const { give, runner, heard } = startRunner(forgetfulStore);
    give('a');
    expect(leave()).toBe(false);
    await vi.advanceTimersByTimeAsync(1200);
    expect(runner.news()).toMatchObject({ waiting: 1, kept: false });
    expect(leave()).toBe(true);
    routes[submit] = stored;
    await vi.advanceTimersByTimeAsync(4000);
    expect(heard.at(-1)).toEqual({ kind: 'stored', verdict });
    expect(leave()).toBe(false);
  });

  test('asks nothing when what waits is kept', async () => {
    fakeServer({});
    const { give } = startRunner(memoryStore());
    give('a');
    await vi.advanceTimersByTimeAsync(1200);
    expect(leave()).toBe(false);
  });
});

test('a clock that jumps a year ahead or back neither sends earlier nor stops sending', async () => {
  const { calls } = fakeServer({});
  const { give } = startRunner(memoryStore());
  give('a');
  await vi.advanceTimersByTimeAsync(1200);
  const before = calls.length;
  vi.setSystemTime(Date.now() + 365 * 86_400_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(before);
  vi.setSystemTime(Date.now() - 730 * 86_400_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(before + 1);
});
