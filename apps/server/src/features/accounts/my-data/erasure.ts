import { myDataLimits } from '@playforward/contract';
import type { AppContext } from '../../../context.ts';
import { deleteErased, upsertEraseAt } from '../../../privacy/queries.ts';
import { insertSecurityEvent } from '../queries.ts';

const dayMs = 86_400_000;

/** Asks for erasure of everything; a second ask keeps the first day. Answers the day. */
export function askForErasure({ db, clock }: AppContext, userId: number): Promise<Date | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const day = new Date(now.getTime() + myDataLimits.erasureDays * dayMs);
    const eraseAt = await upsertEraseAt(tx, { userId, eraseAt: day });
    await insertSecurityEvent(tx, { kind: 'erasure-asked', userId, now });
    return eraseAt;
  });
}

export function takeErasureBack({ db, clock }: AppContext, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await upsertEraseAt(tx, { userId, eraseAt: null });
    await insertSecurityEvent(tx, { kind: 'erasure-taken-back', userId, now: clock.now() });
  });
}

/** Erases the accounts whose day has come; answers their ids. */
export async function eraseDue({ db, clock }: AppContext): Promise<number[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const erased = await deleteErased(tx, now);
    if (erased.length > 0)
      await insertSecurityEvent(tx, { kind: 'erased', now, details: { count: erased.length } });
    return erased;
  });
}
