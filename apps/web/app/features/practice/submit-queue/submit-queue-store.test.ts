import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptAnswer } from './submit-queue.ts';
import { claimLife, openSubmitQueueStore } from './submit-queue-store.ts';

const answer = (attemptId: string, account = 'maya'): KeptAnswer => ({
  attemptId,
  account,
  problemId: 7,
  lessonId: 1,
  given: { kind: 'typed', answer: '3:2' },
});
const now = Date.parse('2026-09-01T08:00:00Z');
const here = { tab: 'here', now };
const ids = (found: { answers: KeptAnswer[] }) => found.answers.map(({ attemptId }) => attemptId);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('answers in the browser', () => {
  test('are found again by the next page in the order they were given, whatever the clock says', async () => {
    const store = openSubmitQueueStore();
    await store.keep(answer('b'), here);
    await store.keep(answer('a'), { tab: 'here', now: now - 1e9 });
    await store.keep(answer('c'), { tab: 'here', now: now + 365 * 86_400_000 });
    const later = { tab: 'next', now: now + 365 * 86_400_000 + claimLife };
    expect(ids(await openSubmitQueueStore().claimFree('maya', later))).toEqual(['b', 'a', 'c']);
  });

  test('are kept once under an attempt id, in their first place', async () => {
    const store = openSubmitQueueStore();
    for (const id of ['a', 'b', 'a']) expect(await store.keep(answer(id), here)).toBe(true);
    expect(ids(await store.claimFree('maya', here))).toEqual(['a', 'b']);
  });

  test('of another account are neither found nor told of', async () => {
    const store = openSubmitQueueStore();
    await store.keep(answer('a', 'maya'), here);
    expect(await store.claimFree('leo', { tab: 'next', now: now + claimLife })).toEqual({
      answers: [],
      heldElsewhere: false,
    });
  });

  test('are gone once dropped', async () => {
    const store = openSubmitQueueStore();
    await store.keep(answer('a'), here);
    await store.drop('a');
    await store.drop('never there');
    expect(ids(await store.claimFree('maya', here))).toEqual([]);
  });
});

describe('several tabs', () => {
  const there = (later: number) => ({ tab: 'there', now: now + later });

  test('leave an answer to the tab that holds it, until it stops renewing its claim', async () => {
    const store = openSubmitQueueStore();
    await store.keep(answer('a'), here);
    expect(await store.claimFree('maya', there(claimLife - 1))).toEqual({ answers: [], heldElsewhere: true });
    await store.renew(['a'], { tab: 'here', now: now + claimLife - 1 });
    expect(ids(await store.claimFree('maya', there(claimLife)))).toEqual([]);
    expect(ids(await store.claimFree('maya', there(2 * claimLife)))).toEqual(['a']);
    expect(ids(await store.claimFree('maya', { tab: 'here', now: now + 2 * claimLife }))).toEqual([]);
  });

  test('of which one gave its claims up are not waited for', async () => {
    const store = openSubmitQueueStore();
    await store.keep(answer('a'), here);
    await store.renew(['a', 'never there'], { tab: 'here', now: 0 });
    expect(ids(await store.claimFree('maya', there(1)))).toEqual(['a']);
  });

  test('that ask at the same moment get each answer once', async () => {
    const store = openSubmitQueueStore();
    for (const id of ['a', 'b', 'c']) await store.keep(answer(id), here);
    const tabs = Array.from({ length: 8 }, (_, tab) =>
      openSubmitQueueStore().claimFree('maya', { tab: `tab ${tab}`, now: now + claimLife }),
    );
    expect((await Promise.all(tabs)).flatMap(ids).sort()).toEqual(['a', 'b', 'c']);
  });

  test('are not held up by a claim from a clock that was a year ahead', async () => {
    const store = openSubmitQueueStore();
    await store.keep(answer('a'), { tab: 'here', now: now + 365 * 86_400_000 });
    expect(ids(await store.claimFree('maya', there(0)))).toEqual(['a']);
  });
});

describe('a browser that keeps nothing', () => {
  test('says so when storage is switched off, and fails at nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = openSubmitQueueStore();
    expect(await store.keep(answer('a'), here)).toBe(false);
    await store.drop('a');
    await store.renew(['a'], here);
    expect(await store.claimFree('maya', here)).toEqual({ answers: [], heldElsewhere: false });
  });

  test('says so when storage is full, and keeps again when there is room', async () => {
    const store = openSubmitQueueStore();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.keep(answer('a'), here)).toBe(false);
    put.mockRestore();
    expect(await store.keep(answer('a'), here)).toBe(true);
  });
});
