import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { auditLog } from '../db/schema/accounts.ts';

type RecordEvent = {
  kind: string;
  /** Whoever did it; none for what a learning system or an operator did. */
  by?: number;
  now: Date;
  details?: Record<string, string | number | boolean>;
};

/** What an adult does to people, connections and families is in the log of the school, without names and texts. */
export async function insertEvent(db: Db, { kind, by, now, details = {} }: RecordEvent): Promise<void> {
  await db.insert(auditLog).values({ kind, userId: by ?? null, at: now, details });
}

/** When such a thing was last done, as far back as the log goes. */
export async function selectLastEvent(db: Db, kind: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.kind, kind))
    .orderBy(desc(auditLog.at))
    .limit(1);
  return row?.at;
}
