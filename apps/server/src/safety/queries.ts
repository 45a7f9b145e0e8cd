import { desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { auditLog, users } from '../db/schema/accounts.ts';
import { safetyEvents } from '../db/schema/orb.ts';

type SafetyEvent = {
  userId: number;
  kind: string;
  severity: string;
  threadId: string | null;
  sentence: string | null;
  now: Date;
};

/** The number of the note that was left. */
export async function insertSafetyEvent(db: Db, event: SafetyEvent): Promise<number> {
  const { userId, kind, severity, threadId, sentence, now } = event;
  const [row] = await db
    .insert(safetyEvents)
    .values({ userId, kind, severity, threadId, sentence, at: now })
    .returning({ id: safetyEvents.id });
  if (!row) throw new Error('a note of concern was not written');
  return row.id;
}

/** When a student was shown a card, newest first: the moments alone. */
export async function selectCardMoments(
  db: Db,
  { userId, most }: { userId: number; most: number },
): Promise<Date[]> {
  const rows = await db
    .select({ at: safetyEvents.at })
    .from(safetyEvents)
    .where(eq(safetyEvents.userId, userId))
    .orderBy(desc(safetyEvents.at))
    .limit(most);
  return rows.map(({ at }) => at);
}

const noteColumns = {
  id: safetyEvents.id,
  userId: safetyEvents.userId,
  at: safetyEvents.at,
  kind: safetyEvents.kind,
  state: safetyEvents.state,
  stateAt: safetyEvents.stateAt,
  stateBy: safetyEvents.stateBy,
  sentence: safetyEvents.sentence,
  name: users.name,
  email: users.email,
};

/** A note of concern with whom it is about. */
export type SafetyNote = Awaited<ReturnType<typeof selectOpenSafetyNotes>>[number];

export async function selectSafetyNote(db: Db, id: number): Promise<SafetyNote | undefined> {
  const [note] = await db
    .select(noteColumns)
    .from(safetyEvents)
    .innerJoin(users, eq(users.id, safetyEvents.userId))
    .where(eq(safetyEvents.id, id));
  return note;
}

/** Notes that nobody has closed, the newest first. */
export function selectOpenSafetyNotes(db: Db, most: number) {
  return db
    .select(noteColumns)
    .from(safetyEvents)
    .innerJoin(users, eq(users.id, safetyEvents.userId))
    .where(ne(safetyEvents.state, 'done'))
    .orderBy(desc(safetyEvents.at), desc(safetyEvents.id))
    .limit(most);
}

type NoteState = { state: 'seen' | 'done'; by: string; now: Date };

export async function updateSafetyNote(db: Db, id: number, { state, by, now }: NoteState): Promise<void> {
  await db.update(safetyEvents).set({ state, stateBy: by, stateAt: now }).where(eq(safetyEvents.id, id));
}

type AuditEntry = { kind: string; userId: number; now: Date; details: Record<string, string | number> };

/** A line of the security log; it names a reason, never a word of anybody. */
export async function insertAudit(db: Db, { kind, userId, now, details }: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ kind, userId, at: now, details });
}
