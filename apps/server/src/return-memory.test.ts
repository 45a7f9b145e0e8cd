import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnMemoryWhenCalm } from './return-memory.ts';

const collect = vi.fn();
const megabyte = 1024 * 1024;
let resident = 0;
let utilization = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('gc', collect);
  collect.mockReset();
  utilization = 0;
  resident = 200 * megabyte;
  vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => resident);
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what the start needed goes back once, three seconds after it', () => {
  returnMemoryWhenCalm();
  vi.advanceTimersByTime(2_999);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * 60_000);
  expect(collect).toHaveBeenCalledTimes(1);
});

it('what a lesson needed goes back after the first calm minute, and the work is not disturbed', () => {
  returnMemoryWhenCalm();
  vi.advanceTimersByTime(3_000);
  resident = 400 * megabyte;
  utilization = 0.3;
  vi.advanceTimersByTime(5 * 60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  utilization = 0.01;
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10 * 60_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('a process without a collector that can be called is left alone', () => {
  vi.stubGlobal('gc', undefined);
  returnMemoryWhenCalm();
  expect(vi.getTimerCount()).toBe(0);
});
