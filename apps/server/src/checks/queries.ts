import type { RenderedProblem } from '@playforward/curriculum';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { assignmentStudents, assignments } from '../db/schema/assignments.ts';
import { checkAnswers, checkSittings, type SittingKind } from '../db/schema/checks.ts';
import { problemInstances } from '../db/schema/curriculum.ts';
import { orbMessages, orbThreads } from '../db/schema/orb.ts';

export type SittingRow = typeof checkSittings.$inferSelect;
export type AnswerRow = typeof checkAnswers.$inferSelect;

/** The own sitting under an id. */
export async function selectOptionalSitting(
  db: Db,
  { id, userId }: { id: string; userId: number },
): Promise<SittingRow | undefined> {
  const [row] = await db
    .select()
    .from(checkSittings)
    .where(and(eq(checkSittings.id, id), eq(checkSittings.userId, userId)));
  return row;
}

/** Holds an open sitting until the transaction ends: `share` for writers of answers, `update` for who closes it. */
export async function lockOpenSitting(
  tx: Db,
  { id, mode }: { id: string; mode: 'share' | 'update' },
): Promise<SittingRow | undefined> {
  const [row] = await tx
    .select()
    .from(checkSittings)
    .where(and(eq(checkSittings.id, id), isNull(checkSittings.closedAt)))
    .for(mode);
  return row;
}

export function selectAnswersOf(db: Db, sittingId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(checkAnswers)
    .where(eq(checkAnswers.sittingId, sittingId))
    .orderBy(asc(checkAnswers.place));
}

export async function updateSitting(
  db: Db,
  { id, ...set }: Partial<Pick<SittingRow, 'closedAt' | 'isPutAway' | 'countedAt'>> & { id: string },
): Promise<void> {
  await db.update(checkSittings).set(set).where(eq(checkSittings.id, id));
}

type Judged = Pick<AnswerRow, 'sittingId' | 'place' | 'isCorrect' | 'misconception' | 'problemId'>;

export async function updateJudged(db: Db, { sittingId, place, ...set }: Judged): Promise<void> {
  await db
    .update(checkAnswers)
    .set(set)
    .where(and(eq(checkAnswers.sittingId, sittingId), eq(checkAnswers.place, place)));
}

/** No place of a lesson has this number, so that what stands there is never dealt, shown or taken for practice. */
const noSlot = 0;

/** Keeps a problem of a sitting that is over among the student's problems, where answers and lenses find it. */
export async function insertPastProblem(
  db: Db,
  { userId, rendered, now }: { userId: number; rendered: RenderedProblem; now: Date },
): Promise<number> {
  const { skill, version, level, seed } = rendered.id;
  const [row] = await db
    .insert(problemInstances)
    .values({ slotId: noSlot, userId, skill, version, level, seed, rendered, createdAt: now, retiredAt: now })
    .returning({ id: problemInstances.id });
  if (!row) throw new Error('a problem of a check was not stored');
  return row.id;
}

/** The problems that these students have had of some skills, as far as they can be recognized. */
export async function selectMet(
  db: Db,
  { userIds, skills }: { userIds: readonly number[]; skills: readonly string[] },
) {
  const rendered = problemInstances.rendered;
  return db
    .selectDistinct({
      question: sql<string>`${rendered} ->> 'question'`,
      diagram: sql<RenderedProblem['diagram']>`(${rendered} -> 'diagram')::text`.mapWith(
        (text: string | null) => (text === null ? null : JSON.parse(text)),
      ),
      value: sql<string>`${rendered} -> 'key' ->> 'value'`,
    })
    .from(problemInstances)
    .where(
      and(
        sql`${problemInstances.userId} = any(${sql.param(userIds)}::int[])`,
        sql`${problemInstances.skill} = any(${sql.param(skills)}::text[])`,
        sql`${rendered} is not null`,
      ),
    );
}

/** Sittings for which nobody may be helped. */
const withoutHelp: readonly SittingKind[] = ['get-ready', 'unit', 'course', 'exit-ticket'];

export function isWithoutHelp(kind: SittingKind): boolean {
  return withoutHelp.includes(kind);
}

/** Whether a check of this student is open now: then the companion rests. */
export async function selectHasOpenCheck(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: checkSittings.id })
    .from(checkSittings)
    .where(
      and(
        eq(checkSittings.userId, userId),
        isNull(checkSittings.closedAt),
        sql`${checkSittings.kind} = any(${sql.param(withoutHelp)}::text[])`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether a student has written to the companion since a moment. */
export async function selectHasTalkedSince(
  db: Db,
  { userId, since }: { userId: number; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: orbMessages.id })
    .from(orbMessages)
    .innerJoin(orbThreads, eq(orbThreads.id, orbMessages.threadId))
    .where(
      and(eq(orbThreads.userId, userId), eq(orbMessages.role, 'user'), sql`${orbMessages.at} >= ${since}`),
    )
    .limit(1);
  return row !== undefined;
}

const usualEnd = sql`case when ${assignments.takesLate} then ${assignments.closesAt}
  else coalesce(${assignments.dueAt}, ${assignments.closesAt}) end`;

/** Sittings that are open although their assignment ended before `endedBefore`, and those that wait to be counted. */
export async function selectUnfinished(
  db: Db,
  endedBefore: Date,
): Promise<{ id: string; isOpen: boolean }[]> {
  return db
    .select({ id: checkSittings.id, isOpen: sql<boolean>`${checkSittings.closedAt} is null` })
    .from(checkSittings)
    .leftJoin(assignments, eq(assignments.id, checkSittings.assignmentId))
    .leftJoin(
      assignmentStudents,
      and(
        eq(assignmentStudents.assignmentId, assignments.id),
        eq(assignmentStudents.userId, checkSittings.userId),
      ),
    )
    .where(
      and(
        isNull(checkSittings.countedAt),
        or(
          sql`${checkSittings.closedAt} is not null`,
          lt(sql`greatest(${usualEnd}, ${assignmentStudents.reopenedUntil})`, endedBefore),
        ),
        or(sql`${checkSittings.closedAt} is not null`, sql`(${usualEnd}) is not null`),
      ),
    )
    .limit(500);
}
