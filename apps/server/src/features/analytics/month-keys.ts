import type { AppContext } from '../../context.ts';
import { upsertMonthKey } from './queries.ts';

/** The key of each month's pseudonyms, the same in every process; a month's key takes the place of the last one. */
export type MonthKeys = { keyOf(now: Date): Promise<string> };

export function createMonthKeys({ db, random }: Pick<AppContext, 'db' | 'random'>): MonthKeys {
  let held: { month: string; key: Promise<string> } | undefined;
  return {
    keyOf(now) {
      const month = now.toISOString().slice(0, 7);
      if (held?.month !== month) {
        const drawn = random.bytes(32).toString('base64url');
        const key = upsertMonthKey(db, { month, drawn });
        held = { month, key };
        // A database that was away is asked again at the next call.
        key.catch(() => {
          held = undefined;
        });
      }
      return held.key;
    },
  };
}
