import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function count(milliseconds: number) {
  const onEnd = vi.fn();
  const hook = renderHook(({ running }) => useCountdown({ milliseconds, running, onEnd }), {
    initialProps: { running: true },
  });
  return { onEnd, ...hook };
}

test('ends once, at its time and not before', () => {
  const { onEnd, result } = count(2000);
  pass(1900);
  expect(result.current).toBe(100);
  expect(onEnd).not.toHaveBeenCalled();
  pass(100);
  expect(onEnd).toHaveBeenCalledTimes(1);
  pass(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('stands still while paused and goes on from there', () => {
  const { onEnd, result, rerender } = count(5000);
  pass(3000);
  rerender({ running: false });
  pass(60_000);
  expect(result.current).toBe(2000);
  rerender({ running: true });
  pass(1900);
  expect(onEnd).not.toHaveBeenCalled();
  pass(100);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('is forgotten with its screen', () => {
  const { onEnd, unmount } = count(1000);
  unmount();
  pass(5000);
  expect(onEnd).not.toHaveBeenCalled();
});
