import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../open-log.ts';
import { writeRun } from './send-run.ts';
import { createStreamRuns } from './stream-runs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const runs = createStreamRuns({ log: openLog('silent') });
const onFailure = {};

test('nothing piles up for a reader that does not read; it gets all of it later', async () => {
  const piece = { text: 'x'.repeat(1_000) };
  const run = runs.start({
    userId: 1,
    produce: async ({ emit }) => {
      for (let i = 0; i < 200; i++) emit(piece);
    },
    onFailure,
  });
  await settle();
  const reader = new PassThrough({ highWaterMark: 8_000 });
  writeRun(reader, run, 0);
  await settle();
  expect(reader.readableLength + reader.writableLength).toBeLessThan(20_000);
  let text = '';
  reader.on('data', (chunk) => (text += String(chunk)));
  await settle();
  expect(text.match(/^id: /gm)).toHaveLength(201);
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
});

test('a silent answer sends a line that says nothing, until the reader leaves', async () => {
  let ended = false;
  const run = runs.start({
    userId: 1,
    produce: ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    onFailure,
  });
  const reader = new PassThrough();
  writeRun(reader, run, 0);
  let text = '';
  reader.on('data', (chunk) => (text += String(chunk)));
  reader.on('close', () => (ended = true));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(text).toBe(': still here\n\n: still here\n\n');
  reader.destroy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ended, run.ended, text.length]).toEqual([true, true, 28]);
});

test('a reader who is gone before the first word, or leaves in the middle of a piece, breaks nothing', async () => {
  const run = runs.start({
    userId: 1,
    produce: async ({ emit, signal }) => {
      emit({ text: 'one' });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
    onFailure,
  });
  const gone = new PassThrough();
  gone.destroy();
  writeRun(gone, run, 0);
  const leaving = new PassThrough();
  writeRun(leaving, run, 0);
  leaving.destroy();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(run.data).toEqual(['{"text":"one"}', '[DONE]']);
});
