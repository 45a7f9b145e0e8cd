import type { AppContext } from '../../context.ts';
import { keepSchool, schoolInScope } from '../../schools/school-scope.ts';
import { insertSecurityEvent } from './queries.ts';

const minuteMs = 60_000;

/**
 * Events that anybody can cause without an account, one row a minute, school and kind however many they are: a flood
 * fills no disk. The row tells their number.
 */
export type EventTally = { count(kind: string): void; flush(): Promise<void>; close(): Promise<void> };

export function createEventTally({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): EventTally {
  const counts = new Map<string, { kind: string; count: number; note: typeof note }>();

  const note = (kind: string, count: number) =>
    insertSecurityEvent(db, { kind, now: clock.now(), details: { count } });

  function countOne(kind: string): void {
    const key = `${schoolInScope()} ${kind}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { kind, count: 1, note: keepSchool(note) });
  }

  async function flush(): Promise<void> {
    for (const [key, { kind, count, note: noteForSchool }] of [...counts]) {
      counts.delete(key);
      await noteForSchool(kind, count);
    }
  }

  const timer = setInterval(() => {
    flush().catch((err: unknown) => log.error({ err }, 'could not note security events'));
  }, minuteMs);
  timer.unref();
  return {
    count: countOne,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
