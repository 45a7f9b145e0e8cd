import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMessageStore } from './message-store.ts';

beforeEach(() => vi.useFakeTimers());

const shown = (store: ReturnType<typeof createMessageStore>) => store.read().shown?.text ?? null;

describe('automatic delivery [L-219]', () => {
  test('shows the next message every 5 seconds', () => {
    const store = createMessageStore({ delivery: 'auto' });
    store.queue({ text: 'a' }, { text: 'b' }, { text: 'c' });
    vi.advanceTimersByTime(4999);
    expect(shown(store)).toBe('a');
    vi.advanceTimersByTime(1);
    expect(shown(store)).toBe('b');
    vi.advanceTimersByTime(5000);
    expect(shown(store)).toBe('c');
    vi.advanceTimersByTime(60_000);
    expect(shown(store)).toBe('c');
  });

  test('gives a new message its full time', () => {
    const store = createMessageStore({ delivery: 'auto' });
    store.queue({ text: 'a' }, { text: 'b' });
    vi.advanceTimersByTime(3000);
    store.immediate({ text: 'now' });
    vi.advanceTimersByTime(4999);
    expect(shown(store)).toBe('now');
    vi.advanceTimersByTime(1);
    expect(shown(store)).toBe('b');
  });

  test('waits while focus or pointer is on the message', () => {
    const store = createMessageStore({ delivery: 'auto' });
    store.queue({ text: 'a' }, { text: 'b' });
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(shown(store)).toBe('a');
    store.resume();
    vi.advanceTimersByTime(5000);
    expect(shown(store)).toBe('b');
  });

  test('waits for Next by default', () => {
    const store = createMessageStore();
    store.queue({ text: 'a' }, { text: 'b' });
    vi.advanceTimersByTime(60_000);
    expect(shown(store)).toBe('a');
    store.deliver('auto');
    vi.advanceTimersByTime(5000);
    expect(shown(store)).toBe('b');
  });

  test('ends with the screen', () => {
    const store = createMessageStore({ delivery: 'auto' });
    store.queue({ text: 'a' }, { text: 'b' });
    store.leave();
    vi.advanceTimersByTime(60_000);
    expect(shown(store)).toBe('a');
  });
});

describe('writing', () => {
  test('tells its source to stop, and not when it is done', () => {
    const store = createMessageStore();
    const writing = store.write();
    writing.grow('Half');
    store.stopWriting();
    expect(writing.signal.aborted).toBe(true);
    expect(shown(store)).toBe('Half');

    const whole = store.write({}, 'immediate');
    whole.grow('Whole');
    whole.finish();
    store.stopWriting();
    expect(whole.signal.aborted).toBe(false);
    expect(shown(store)).toBe('Whole');
  });

  test.each(['clear', 'leave'] as const)('is stopped by %s', (act) => {
    const store = createMessageStore();
    const writing = store.write();
    store[act]();
    expect(writing.signal.aborted).toBe(true);
  });

  test('is stopped when another message takes its place', () => {
    const store = createMessageStore();
    const writing = store.write();
    store.immediate({ text: 'now' });
    expect(writing.signal.aborted).toBe(true);
  });

  test('tells listeners of each change, until they leave', () => {
    const store = createMessageStore();
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    store.queue({ text: 'a' });
    store.queue({ text: ' ' });
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    store.clear();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
