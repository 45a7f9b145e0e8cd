import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '../open-log.ts';
import type { MirroredRun, RunMirror } from './run-mirror.ts';
import { createStreamRuns, eventId, type Produce, type RunsOptions } from './stream-runs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (options: Partial<RunsOptions> = {}) => createStreamRuns({ log: openLog('silent'), ...options });
const onFailure = { type: 'error' };
/** Work that says one thing and then waits until it is stopped. */
const endless: Produce = ({ emit, signal }) =>
  new Promise((resolve) => {
    emit({ text: 'one' });
    signal.addEventListener('abort', () => {
      emit({ stopped: String(signal.reason).slice(0, 10) });
      resolve();
    });
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('an answer that nobody reads any more', () => {
  test('is stopped after a moment', async () => {
    const run = open().start({ userId: 1, produce: endless, onFailure });
    const leave = run.watch(() => undefined);
    leave();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(run.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect([run.ended, run.data.at(-1)]).toEqual([true, '[DONE]']);
  });

  test('goes on when the reader is back in time', async () => {
    const run = open().start({ userId: 1, produce: endless, onFailure });
    run.watch(() => undefined)();
    await vi.advanceTimersByTimeAsync(2_000);
    run.watch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.ended).toBe(false);
  });

  test('is stopped also when nobody ever came', async () => {
    const run = open().start({ userId: 1, produce: endless, onFailure });
    await vi.advanceTimersByTimeAsync(3_100);
    expect(run.ended).toBe(true);
  });
});

test('is found behind the last event by its own student only, until it is forgotten', async () => {
  const runs = open();
  const run = runs.start({ userId: 1, produce: async ({ emit }) => emit({ text: 'one' }), onFailure });
  await settle();
  expect(run.data).toEqual(['{"text":"one"}', '[DONE]']);
  const id = eventId(run, 0);
  expect(await runs.findOptional(1, id)).toEqual({ run, from: 1 });
  expect(await runs.findOptional(2, id)).toBeUndefined();
  expect(await runs.findOptional(1, `${run.id}.3`)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(120_001);
  expect(await runs.findOptional(1, id)).toBeUndefined();
});

test('work that throws ends with the event for that, and nothing of the error', async () => {
  const run = open().start({
    userId: 1,
    produce: async ({ emit }) => {
      emit({ text: 'one' });
      throw new Error('inner words');
    },
    onFailure,
  });
  await settle();
  expect(run.data).toEqual(['{"text":"one"}', '{"type":"error"}', '[DONE]']);
});

test('closing stops what runs and waits for its end', async () => {
  const runs = open();
  const run = runs.start({ userId: 1, produce: endless, onFailure });
  run.watch(() => undefined);
  expect(runs.countRunning(1)).toBe(1);
  await runs.close();
  expect(run.data).toEqual(['{"text":"one"}', '{"stopped":"the server"}', '[DONE]']);
  expect(runs.countRunning(1)).toBe(0);
});

describe('a run of another process', () => {
  /** What the other process has written, by hand. */
  function mirrorWith(news: (MirroredRun | undefined)[]): RunMirror {
    const nothing = () => undefined;
    return {
      open: nothing,
      append: nothing,
      keepAlive: nothing,
      end: nothing,
      markRead: nothing,
      read: async () => news.shift(),
      isRead: async () => false,
      close: async () => undefined,
    };
  }
  const id = '4f2b68c3-ac9b-4b31-a9c2-5d4fd135edb3';

  test.each([
    ['ended', ['a', 'b', '[DONE]']],
    ['lost', ['a', 'b', '[DONE]']],
  ] as const)('is followed until it has %s', async (state, all) => {
    const last = state === 'ended' ? ['b', '[DONE]'] : ['b'];
    const runs = open({
      mirror: mirrorWith([
        { data: ['a'], state: 'running' },
        { data: ['a'], state: 'running' },
        { data: last, state },
      ]),
    });
    const found = await runs.findOptional(1, `${id}.1`);
    const run = found?.run;
    run?.watch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([run?.ended, run?.data]).toEqual([true, all]);
  });

  test('is unknown where the mirror knows nothing', async () => {
    expect(await open({ mirror: mirrorWith([undefined]) }).findOptional(1, `${id}.1`)).toBeUndefined();
  });
});
