import { and, desc, eq, lte, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { AnswerRow, SittingRow } from '../../checks/queries.ts';
import type { Db } from '../../db/pool.ts';
import { assignmentStudents, assignments } from '../../db/schema/assignments.ts';
import { checkAnswers, checkSittings } from '../../db/schema/checks.ts';
import { classStudents } from '../../db/schema/classroom.ts';
import { papers } from '../../db/schema/papers.ts';

export type PaperRow = typeof papers.$inferSelect;

const ownText = `
select id, kind, about, closed_at as "closedAt", json_array_length(rendered) as all,
  (select count(*)::int from check_answers
   where sitting_id = check_sittings.id and (is_correct or accepted_at is not null)) as right
from check_sittings
where user_id = $1 and assignment_id is null and not is_put_away
order by opened_at`;

type OwnSitting = Pick<SittingRow, 'id' | 'kind' | 'about' | 'closedAt'> & { all: number; right: number };

/** What a student has taken by herself, oldest first, with how many were right. */
export async function selectOwnSittings(pool: Pick<pg.Pool, 'query'>, userId: number): Promise<OwnSitting[]> {
  return (await pool.query<OwnSitting>(ownText, [userId])).rows;
}

type SittingKey = Pick<SittingRow, 'userId' | 'kind' | 'about'> & { assignmentId: string | null };

/** The newest sitting of this kind that was not put away. */
export async function selectOptionalLatest(db: Db, wanted: SittingKey): Promise<SittingRow | undefined> {
  const { userId, kind, about, assignmentId } = wanted;
  const [row] = await db
    .select()
    .from(checkSittings)
    .where(
      and(
        eq(checkSittings.userId, userId),
        eq(checkSittings.kind, kind),
        eq(checkSittings.about, about),
        sql`${checkSittings.assignmentId} is not distinct from ${assignmentId}::uuid`,
        eq(checkSittings.isPutAway, false),
      ),
    )
    .orderBy(desc(checkSittings.openedAt))
    .limit(1);
  return row;
}

/** False when another tab has just opened one. */
export async function insertSitting(db: Db, row: typeof checkSittings.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(checkSittings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: checkSittings.id });
  return made.length > 0;
}

export type AskedRow = typeof assignments.$inferSelect & {
  reopenedAt: Date | null;
  reopenedUntil: Date | null;
};

/** An assignment that is this student's now: of a class she is in, for all or for her. */
export async function selectOptionalAsked(
  db: Db,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<AskedRow | undefined> {
  const [found] = await db
    .select({
      row: assignments,
      reopenedAt: assignmentStudents.reopenedAt,
      reopenedUntil: assignmentStudents.reopenedUntil,
    })
    .from(assignments)
    .innerJoin(
      classStudents,
      and(eq(classStudents.classId, assignments.classId), eq(classStudents.userId, userId)),
    )
    .leftJoin(
      assignmentStudents,
      and(eq(assignmentStudents.assignmentId, assignments.id), eq(assignmentStudents.userId, userId)),
    )
    .where(
      and(
        eq(assignments.id, id),
        lte(assignments.opensAt, now),
        or(eq(assignments.forAll, true), sql`${assignmentStudents.userId} is not null`),
      ),
    );
  return found && { ...found.row, reopenedAt: found.reopenedAt, reopenedUntil: found.reopenedUntil };
}

/** The times of an assignment as they are for one student, who need not be in the class any more. */
export async function selectOptionalTimes(
  db: Db,
  { id, userId }: { id: string; userId: number },
): Promise<Pick<AskedRow, 'dueAt' | 'closesAt' | 'takesLate' | 'reopenedUntil'> | undefined> {
  const [row] = await db
    .select({
      dueAt: assignments.dueAt,
      closesAt: assignments.closesAt,
      takesLate: assignments.takesLate,
      reopenedUntil: assignmentStudents.reopenedUntil,
    })
    .from(assignments)
    .leftJoin(
      assignmentStudents,
      and(eq(assignmentStudents.assignmentId, assignments.id), eq(assignmentStudents.userId, userId)),
    )
    .where(eq(assignments.id, id));
  return row;
}

export async function selectOptionalPaper(db: Db, code: string): Promise<PaperRow | undefined> {
  const [row] = await db.select().from(papers).where(eq(papers.code, code));
  return row;
}

type AnswerToKeep = Pick<
  AnswerRow,
  'sittingId' | 'place' | 'answerId' | 'answer' | 'flagged' | 'typedAt' | 'attemptId'
>;

/** Keeps an answer unless a later one stands there already. */
export async function upsertAnswer(db: Db, { attemptId, ...row }: AnswerToKeep): Promise<void> {
  const { answerId, answer, flagged, typedAt } = row;
  await db
    .insert(checkAnswers)
    .values({ ...row, attemptId })
    .onConflictDoUpdate({
      target: [checkAnswers.schoolId, checkAnswers.sittingId, checkAnswers.place],
      set: { answerId, answer, flagged, typedAt },
      setWhere: lte(checkAnswers.typedAt, typedAt),
    });
}
