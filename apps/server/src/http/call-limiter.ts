import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { SharedCounts } from './shared-counts.ts';

type Limit = { most: number; perSeconds: number };

/** Counts per key in windows that begin with the first call of a key. */
export type CallLimiter = {
  /** Seconds to wait when the key has used up its window, else 0. */
  waitFor(key: string): number;
  count(key: string): void;
};

/** Makes the limiters of a server. With Redis those of the same name count together over all processes. */
export type CallLimits = { create(name: string, limit: Limit): CallLimiter };

type Window = { endsAt: number; used: number };

export function createCallLimits(clock: Clock, shared?: SharedCounts): CallLimits {
  return { create: (name, limit) => createCallLimiter(clock, limit, shared && { name, counts: shared }) };
}

type Sharing = { name: string; counts: SharedCounts };

/**
 * Decides from memory, so that no call waits for Redis and none fails without it. What a process counts is told to the
 * others through Redis, and its own count is set right by the answer: a process learns of the others with the first call
 * that it counts itself.
 */
function createCallLimiter(clock: Clock, limit: Limit, sharing?: Sharing): CallLimiter {
  const { most, perSeconds } = limit;
  const untold = new Map<string, number>();
  // A cache takes its whole room when it is made, and there are thirty limiters.
  let made: LRUCache<string, Window> | undefined;
  const windows = () => (made ??= new LRUCache({ max: 10_000 }));

  function current(key: string, now: number): Window {
    const held = windows().get(key);
    if (held && held.endsAt > now) return held;
    const fresh = { endsAt: now + perSeconds * 1000, used: 0 };
    windows().set(key, fresh);
    return fresh;
  }

  /** Calls of one turn of the event loop are told together. */
  function tellLater(key: string, { name, counts }: Sharing): void {
    const waiting = untold.get(key) ?? 0;
    untold.set(key, waiting + 1);
    if (waiting > 0) return;
    setImmediate(async () => {
      const calls = untold.get(key) ?? 0;
      untold.delete(key);
      const all = await counts.add({ name, key, calls, perSeconds });
      if (!all) return;
      const used = all.used + (untold.get(key) ?? 0);
      windows().set(key, { endsAt: clock.now().getTime() + all.endsInMs, used });
    });
  }

  return {
    waitFor(key) {
      const now = clock.now().getTime();
      const { used, endsAt } = current(key, now);
      return used < most ? 0 : Math.ceil((endsAt - now) / 1000);
    },
    count(key) {
      current(key, clock.now().getTime()).used += 1;
      if (sharing) tellLater(key, sharing);
    },
  };
}
