import type { Db } from '../db/pool.ts';
import { auditLog } from '../db/schema/accounts.ts';
import { safetyEvents } from '../db/schema/orb.ts';

type SafetyEvent = {
  userId: number;
  kind: string;
  severity: string;
  threadId: string | null;
  sentence: string | null;
  now: Date;
};

export async function insertSafetyEvent(db: Db, event: SafetyEvent): Promise<void> {
  const { userId, kind, severity, threadId, sentence, now } = event;
  await db.insert(safetyEvents).values({ userId, kind, severity, threadId, sentence, at: now });
}

type AuditEntry = { kind: string; userId: number; now: Date; details: Record<string, string | number> };

/** A line of the security log; it names a reason, never a word of anybody. */
export async function insertAudit(db: Db, { kind, userId, now, details }: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ kind, userId, at: now, details });
}
