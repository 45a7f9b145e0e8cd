import type { ProgressKind } from '@playforward/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { problemInstances } from '../../db/schema/curriculum.ts';
import { answerReviews, progress, unjudgedAnswers } from '../../db/schema/practice.ts';

export type ProgressItem = { userId: number; kind: ProgressKind; itemId: number };
export type ProgressRow = { startedAt: Date; completedAt: Date | null };

export async function selectOptionalProgress(db: Db, item: ProgressItem): Promise<ProgressRow | undefined> {
  const [row] = await db
    .select({ startedAt: progress.startedAt, completedAt: progress.completedAt })
    .from(progress)
    .where(isItem(item));
  return row;
}

/** Starts the item unless it is; answers whether that changed anything. */
export async function insertProgressStarted(db: Db, item: ProgressItem & { now: Date }): Promise<boolean> {
  const { userId, kind, itemId, now } = item;
  const added = await db
    .insert(progress)
    .values({ userId, kind, itemId, startedAt: now })
    .onConflictDoNothing()
    .returning({ itemId: progress.itemId });
  return added.length > 0;
}

/** Completes the item unless it is; a moment that is already written stays. */
export async function upsertProgressCompleted(db: Db, item: ProgressItem & { now: Date }): Promise<boolean> {
  const { userId, kind, itemId, now } = item;
  const changed = await db
    .insert(progress)
    .values({ userId, kind, itemId, startedAt: now, completedAt: now })
    .onConflictDoUpdate({
      target: [progress.schoolId, progress.userId, progress.kind, progress.itemId],
      set: { completedAt: now },
      setWhere: sql`${progress.completedAt} is null`,
    })
    .returning({ itemId: progress.itemId });
  return changed.length > 0;
}

function isItem({ userId, kind, itemId }: ProgressItem) {
  return and(eq(progress.userId, userId), eq(progress.kind, kind), eq(progress.itemId, itemId));
}

/** The slots whose problem the student has solved, also when that problem was replaced later. */
export async function selectSolvedSlots(db: Db, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ slotId: problemInstances.slotId })
    .from(progress)
    .innerJoin(
      problemInstances,
      and(eq(problemInstances.id, progress.itemId), eq(problemInstances.userId, progress.userId)),
    )
    .where(and(eq(progress.userId, userId), eq(progress.kind, 'problem'), isNotNull(progress.completedAt)));
  return new Set(rows.map((row) => row.slotId));
}

export type NewAnswerReview = typeof answerReviews.$inferInsert;

export async function insertAnswerReview(db: Db, review: NewAnswerReview): Promise<void> {
  await db.insert(answerReviews).values(review).onConflictDoNothing();
}

export async function insertUnjudgedAnswer(
  db: Db,
  answer: typeof unjudgedAnswers.$inferInsert,
): Promise<void> {
  await db.insert(unjudgedAnswers).values(answer).onConflictDoNothing();
}

/** What a person has to look at, without whose it is: newest first. */
export function selectAnswerReviews(db: Db, most: number) {
  const { form, value, answer, second, at } = answerReviews;
  return db.select({ form, value, answer, second }).from(answerReviews).orderBy(desc(at)).limit(most);
}
