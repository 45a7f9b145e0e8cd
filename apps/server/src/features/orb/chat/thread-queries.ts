import type { DialogueState } from '@playforward/companion';
import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { orbMessages, orbThreads } from '../../../db/schema/orb.ts';

export type Thread = Omit<typeof orbThreads.$inferSelect, 'schoolId'>;
type Owned = { userId: number; threadId: string };

const isOwned = ({ userId, threadId }: Owned) =>
  and(eq(orbThreads.id, threadId), eq(orbThreads.userId, userId));

export async function selectOptionalThread(db: Db, owned: Owned): Promise<Thread | undefined> {
  const [row] = await db.select().from(orbThreads).where(isOwned(owned));
  return row;
}

/** A student's conversations, the one last written in first. */
export function selectThreads(db: Db, { userId, most }: { userId: number; most: number }) {
  return db
    .select({
      id: orbThreads.id,
      title: orbThreads.title,
      updatedAt: orbThreads.updatedAt,
      messages: count(orbMessages.position),
    })
    .from(orbThreads)
    .leftJoin(orbMessages, eq(orbMessages.threadId, orbThreads.id))
    .where(eq(orbThreads.userId, userId))
    .groupBy(orbThreads.id)
    .orderBy(desc(orbThreads.updatedAt), desc(orbThreads.id))
    .limit(most);
}

/** The talks last written in, with what they remember. */
export function selectNewestTalks(db: Db, { userId, most }: { userId: number; most: number }) {
  const { id, dialogue, updatedAt } = orbThreads;
  return db
    .select({ id, dialogue, updatedAt })
    .from(orbThreads)
    .where(eq(orbThreads.userId, userId))
    .orderBy(desc(updatedAt), desc(id))
    .limit(most);
}

/** What the newest talk about a problem remembers. */
export async function selectOptionalDialogueOf(
  db: Db,
  { userId, problemId }: { userId: number; problemId: number },
): Promise<unknown> {
  const { dialogue, updatedAt } = orbThreads;
  const [row] = await db
    .select({ dialogue })
    .from(orbThreads)
    .where(and(eq(orbThreads.userId, userId), sql`${dialogue}->>'problem' = ${String(problemId)}`))
    .orderBy(desc(updatedAt))
    .limit(1);
  return row?.dialogue;
}

export async function countTalks(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ talks: count() }).from(orbThreads).where(eq(orbThreads.userId, userId));
  return row?.talks ?? 0;
}

/** The conversation last written in since a moment. */
export async function selectOptionalNewestThreadId(
  db: Db,
  { userId, since }: { userId: number; since: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orbThreads.id })
    .from(orbThreads)
    .where(and(eq(orbThreads.userId, userId), gte(orbThreads.updatedAt, since)))
    .orderBy(desc(orbThreads.updatedAt))
    .limit(1);
  return row?.id;
}

export function selectMessages(db: Db, thread: { id: string }) {
  const { id, role, content, at, beside, position } = orbMessages;
  return db
    .select({ id, role, content, at, beside })
    .from(orbMessages)
    .where(eq(orbMessages.threadId, thread.id))
    .orderBy(asc(position));
}

/** What was said last, oldest first. */
export async function selectLastMessages(db: Db, { thread, most }: { thread: { id: string }; most: number }) {
  const { role, content, position } = orbMessages;
  const newest = await db
    .select({ role, content })
    .from(orbMessages)
    .where(eq(orbMessages.threadId, thread.id))
    .orderBy(desc(position))
    .limit(most);
  return newest.reverse();
}

export async function insertThread(db: Db, thread: Thread): Promise<void> {
  await db.insert(orbThreads).values(thread);
}

type Remembered = { thread: { id: string }; dialogue: DialogueState };

/** What the talk remembers goes on with it after a reload. */
export async function updateDialogue(db: Db, { thread, dialogue }: Remembered): Promise<void> {
  await db.update(orbThreads).set({ dialogue }).where(eq(orbThreads.id, thread.id));
}

export type NewMessage = {
  id: string;
  thread: { id: string };
  role: 'user' | 'assistant';
  content: string;
  beside?: typeof orbMessages.$inferInsert.beside;
  now: Date;
  keepUntil: Date;
};

/** Adds to a conversation and lets it live on from now; nothing when the student has deleted it meanwhile. */
export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  const { id, thread, role, content, beside, now, keepUntil } = message;
  await db.transaction(async (tx) => {
    const found = await tx
      .update(orbThreads)
      .set({
        updatedAt: sql`greatest(${orbThreads.updatedAt}, ${now.toISOString()}::timestamptz)`,
        keepUntil,
      })
      .where(eq(orbThreads.id, thread.id))
      .returning({ id: orbThreads.id });
    if (found.length === 0) return;
    await tx.insert(orbMessages).values({ id, threadId: thread.id, role, content, beside, at: now });
  });
}

export async function deleteThread(db: Db, thread: Thread): Promise<void> {
  await db.delete(orbThreads).where(isOwned({ userId: thread.userId, threadId: thread.id }));
}
