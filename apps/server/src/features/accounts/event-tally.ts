import type { AppContext } from '../../context.ts';
import { insertSecurityEvent } from './queries.ts';

const minuteMs = 60_000;

/**
 * Events that anybody can cause without an account, one row a minute and kind however many they are: a flood fills no
 * disk. The row tells their number.
 */
export type EventTally = { count(kind: string): void; flush(): Promise<void>; close(): Promise<void> };

export function createEventTally({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): EventTally {
  const counts = new Map<string, number>();

  async function flush(): Promise<void> {
    const now = clock.now();
    for (const [kind, count] of [...counts]) {
      counts.delete(kind);
      await insertSecurityEvent(db, { kind, now, details: { count } });
    }
  }

  const timer = setInterval(() => {
    flush().catch((err: unknown) => log.error({ err }, 'could not note security events'));
  }, minuteMs);
  timer.unref();
  return {
    count: (kind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
