import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export type Limit = { most: number; perSeconds: number };

/** Counts per key in fixed windows, in the memory of this process. */
export type CallLimiter = {
  /** Seconds to wait when the key has used up its window, else 0. */
  waitFor(key: string): number;
  count(key: string): void;
};

type Window = { endsAt: number; used: number };

export function createCallLimiter(clock: Clock, { most, perSeconds }: Limit): CallLimiter {
  const windows = new LRUCache<string, Window>({ max: 10_000 });

  function current(key: string, now: number): Window {
    const held = windows.get(key);
    if (held && held.endsAt > now) return held;
    const fresh = { endsAt: now + perSeconds * 1000, used: 0 };
    windows.set(key, fresh);
    return fresh;
  }

  return {
    waitFor(key) {
      const now = clock.now().getTime();
      const { used, endsAt } = current(key, now);
      return used < most ? 0 : Math.ceil((endsAt - now) / 1000);
    },
    count(key) {
      current(key, clock.now().getTime()).used += 1;
    },
  };
}
