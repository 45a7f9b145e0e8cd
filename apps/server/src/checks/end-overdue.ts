import { checkLimits } from '@playforward/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { checkSittings } from '../db/schema/checks.ts';
import { closeSitting, countSitting } from './close-sitting.ts';
import { type SittingRow, selectUnfinished } from './queries.ts';
import type { CheckServices } from './services.ts';

/** Ends sittings whose time is over, answers on their way included, and counts what a stop has left uncounted. */
export async function endOverdue(services: CheckServices): Promise<void> {
  const { db, clock } = services;
  const endedBefore = new Date(clock.now().getTime() - checkLimits.graceSeconds * 1000);
  for (const { id, isOpen } of await selectUnfinished(db, endedBefore)) {
    if (isOpen) await closeSitting(services, id);
    else {
      const sitting = await selectOptionalById(db, id);
      if (sitting) await countSitting(services, sitting);
    }
  }
}

async function selectOptionalById(db: Db, id: string): Promise<SittingRow | undefined> {
  const [row] = await db.select().from(checkSittings).where(eq(checkSittings.id, id));
  return row;
}
