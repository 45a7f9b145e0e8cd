import type { Clock } from '../clock.ts';

export type MovableClock = Clock & { advance(seconds: number): void };

/** A clock that stands still until a test moves it. */
export function createMovableClock(start = new Date('2026-09-01T08:00:00Z')): MovableClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
