import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { outbox } from '../db/schema/outbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type Channel = OutboxRow['channel'];
export type NewOutboxRow = Pick<OutboxRow, 'channel' | 'topic' | 'data' | 'giveUpAt'> & {
  onceKey?: string | undefined;
  userId?: number | undefined;
};

export async function insertOutboxRow(db: Db, row: NewOutboxRow, now: Date): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...row, createdAt: now, nextTryAt: now })
    .onConflictDoNothing({ target: [outbox.schoolId, outbox.onceKey] });
}

export type Backoff = { firstSeconds: number; longestSeconds: number };

/**
 * Takes the next row that is due, for one try. The time of the next try is set at once: should this process end in the
 * middle, another takes the row then, and no two processes try it at the same moment.
 */
export async function takeDueRow(
  db: Db,
  { channel, now }: { channel: Channel; now: Date },
  { firstSeconds, longestSeconds }: Backoff,
): Promise<OutboxRow | undefined> {
  const wait = sql`least(${firstSeconds} * power(2, least(${outbox.tries}, 20)), ${longestSeconds})`;
  const due = sql`(
    SELECT id FROM outbox
    WHERE state = 'waiting' AND channel = ${channel} AND next_try_at <= ${now}
    ORDER BY next_try_at FOR UPDATE SKIP LOCKED LIMIT 1)`;
  const [row] = await db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`${now}::timestamptz + make_interval(secs => ${wait})`,
    })
    .where(sql`${outbox.id} = ${due}`)
    .returning();
  return row;
}

export type Settled = { state: 'sent' | 'not-needed' | 'given-up'; failure?: string | undefined; now: Date };

export async function updateSettled(db: Db, id: string, { state, failure, now }: Settled): Promise<void> {
  await db
    .update(outbox)
    .set({ state, settledAt: now, data: {}, lastFailure: failure ?? null })
    .where(eq(outbox.id, id));
}

export async function updateFailed(db: Db, id: string, failure: string): Promise<void> {
  await db.update(outbox).set({ lastFailure: failure }).where(eq(outbox.id, id));
}

export async function deleteSettledBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(outbox).where(lt(outbox.settledAt, before));
  return rowCount ?? 0;
}

/** How many rows wait, for the metrics. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return row?.n ?? 0;
}
