import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { analyticsEvents } from '../../db/schema/analytics.ts';
import { serverFacts } from '../../db/schema/server.ts';

export type NewUsageEvent = Required<typeof analyticsEvents.$inferInsert>;

/** Stores events, each once whatever is delivered again. */
export async function insertEvents(db: Db, events: readonly NewUsageEvent[]): Promise<void> {
  await db
    .insert(analyticsEvents)
    .values([...events])
    .onConflictDoNothing();
}

/** Removes events of before that moment, and the oldest beyond so many; answers how many went. */
export async function deleteOldEvents(
  db: Db,
  { before, mostRows }: { before: Date; mostRows: number },
): Promise<number> {
  const old = await db.delete(analyticsEvents).where(lt(analyticsEvents.at, before));
  const overflow = await db.execute(sql`
    DELETE FROM ${analyticsEvents} WHERE at < (
      SELECT at FROM ${analyticsEvents} ORDER BY at DESC OFFSET ${mostRows} LIMIT 1
    )`);
  return (old.rowCount ?? 0) + (overflow.rowCount ?? 0);
}

const keyName = 'usage-month-key';

/** The key of a month: the one that is stored, else the drawn one, which then replaces that of another month. */
export async function upsertMonthKey(
  db: Db,
  { month, drawn }: { month: string; drawn: string },
): Promise<string> {
  const isOther = sql`split_part(${serverFacts.value}, ' ', 1) <> ${month}`;
  const [row] = await db
    .insert(serverFacts)
    .values({ name: keyName, value: `${month} ${drawn}` })
    .onConflictDoUpdate({
      target: serverFacts.name,
      set: { value: sql`CASE WHEN ${isOther} THEN excluded.value ELSE ${serverFacts.value} END` },
    })
    .returning({ value: serverFacts.value });
  return row?.value.split(' ')[1] ?? drawn;
}
