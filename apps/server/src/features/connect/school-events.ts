import type { Db } from '../../db/pool.ts';
import { auditLog } from '../../db/schema/accounts.ts';

type SchoolEvent = {
  kind: string;
  /** The admin; none for what a learning system or an operator did. */
  by?: number;
  now: Date;
  details?: Record<string, string | number | boolean>;
};

/** Every act on a connection is in the log of the school. */
export async function insertSchoolEvent(db: Db, { kind, by, now, details = {} }: SchoolEvent): Promise<void> {
  await db.insert(auditLog).values({ kind, userId: by ?? null, at: now, details });
}
