import type { ProgressKind } from '@playforward/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../db/pool.ts';
import { problemInstances } from '../../db/schema/curriculum.ts';
import { answerReviews, progress } from '../../db/schema/practice.ts';
import { type GivenEvidence, kindOf, masterySql } from './evidence-sql.ts';

export type NewAttempt = {
  userId: number;
  attemptId: string;
  problemId: number;
  lessonId: number;
  unitId: number;
  answerId: number | null;
  answer: string | null;
  isCorrect: boolean;
  misconception: string | null;
  /** Null for an answer that says nothing about a skill. */
  evidence: GivenEvidence | null;
  at: Date;
};

export type AttemptRow = {
  userId: number;
  attemptId: string;
  problemId: number;
  answerId: number | null;
  answer: string | null;
  isCorrect: boolean;
};

type Inserted = { userId: number; attemptId: string; progressed: boolean };

/**
 * One statement, so one commit: the attempts that are new, and what they move. A right answer completes its problem,
 * any answer starts problem, lesson and unit; nothing ever goes back. What the first answers to a problem say about
 * its skill moves the student's estimates. Rows are taken in one order, so that two processes cannot wait for each
 * other.
 */
const insertAttemptsText = `
with given as (
  select * from unnest($1::int[], $2::uuid[], $3::int[], $4::smallint[], $5::text[], $6::boolean[], $7::text[],
    $8::timestamptz[], $9::int[], $10::int[], $11::boolean[], $12::boolean[], $13::text[], $14::smallint[],
    $15::boolean[])
    as t(user_id, attempt_id, problem_id, answer_id, answer, is_correct, misconception, at, lesson_id, unit_id, moves,
      tells, skill, kind, guided)
),
added as (
  insert into attempts (user_id, attempt_id, problem_id, answer_id, answer, is_correct, misconception, at)
  select user_id, attempt_id, problem_id, answer_id, answer, is_correct, misconception, at
  from given where (select true from problem_instances where id = problem_id) order by user_id, attempt_id
  on conflict (user_id, attempt_id) do nothing
  returning user_id, attempt_id
),
fresh as (select given.* from given join added using (user_id, attempt_id)),
moving as (select * from fresh where moves),
touched as (
  select user_id, 'problem' as kind, problem_id as item_id, min(at) as at, min(at) filter (where is_correct) as solved_at
  from moving group by user_id, problem_id
  union all
  select user_id, 'lesson', lesson_id, min(at), null from moving group by user_id, lesson_id
  union all
  select user_id, 'unit', unit_id, min(at), null from moving group by user_id, unit_id
),
started as (
  insert into progress (user_id, kind, item_id, started_at, completed_at)
  select user_id, kind, item_id, at, null from touched where solved_at is null
  order by user_id, kind, item_id
  on conflict do nothing
  returning user_id, kind, item_id
),
completed as (
  insert into progress (user_id, kind, item_id, started_at, completed_at)
  select user_id, kind, item_id, at, solved_at from touched where solved_at is not null
  order by user_id, kind, item_id
  on conflict (user_id, kind, item_id) do update set completed_at = excluded.completed_at
    where progress.completed_at is null
  returning user_id, kind, item_id
),
moved as (select * from started union all select * from completed),${masterySql}
select fresh.user_id as "userId", fresh.attempt_id as "attemptId",
  fresh.moves and exists (
    select from moved where moved.user_id = fresh.user_id
      and (moved.kind, moved.item_id) in (('problem', fresh.problem_id), ('lesson', fresh.lesson_id))
  ) as progressed
from fresh`;

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** An array as PostgreSQL writes it, for values that need no quotes; the driver's own way is several times slower. */
function toArray(values: (number | boolean | string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** The same for any text. */
function toTextArray(values: (string | null)[]): string {
  const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
  return toArray(values.map((value) => (value === null ? null : quoted(value))));
}

type Queryable = Pick<pg.Pool, 'query'>;

function attemptColumns(rows: NewAttempt[]) {
  return [
    toArray(rows.map((row) => row.userId)),
    toArray(rows.map((row) => row.attemptId)),
    toArray(rows.map((row) => row.problemId)),
    toArray(rows.map((row) => row.answerId)),
    toTextArray(rows.map((row) => row.answer)),
    toArray(rows.map((row) => row.isCorrect)),
    toTextArray(rows.map((row) => row.misconception)),
    toArray(rows.map((row) => row.at.toISOString())),
  ];
}

const insertUnmovingText = `
insert into attempts (user_id, attempt_id, problem_id, answer_id, answer, is_correct, misconception, at)
select * from unnest($1::int[], $2::uuid[], $3::int[], $4::smallint[], $5::text[], $6::boolean[], $7::text[],
  $8::timestamptz[]) as t(user_id, attempt_id, problem_id)
where (select true from problem_instances where id = problem_id) order by user_id, attempt_id`;

/**
 * Stores attempts that are known to change no progress, and answers whether all of them were; when one was stored
 * before, none is. Half the work of `insertAttempts` for the database; ids within one call must differ.
 */
export async function insertUnmovingAttempts(pool: Queryable, rows: NewAttempt[]): Promise<boolean> {
  const query = { name: 'insert_unmoving', text: insertUnmovingText, values: attemptColumns(rows) };
  const result = await pool.query(query).catch((error: unknown) => {
    if (isUniqueViolation(error)) return { rowCount: 0 };
    throw error;
  });
  return result.rowCount === rows.length;
}

/**
 * Stores the attempts whose ids are new and answers those; ids within one call must differ. `moves` and `tells` are
 * false only where it is known that the answer cannot change progress or estimates, which saves looking; at most one
 * attempt a student and skill tells.
 */
export async function insertAttempts(
  pool: Queryable,
  rows: (NewAttempt & { moves: boolean; tells: boolean })[],
): Promise<Inserted[]> {
  const values = [
    ...attemptColumns(rows),
    toArray(rows.map((row) => row.lessonId)),
    toArray(rows.map((row) => row.unitId)),
    toArray(rows.map((row) => row.moves)),
    toArray(rows.map((row) => row.tells)),
    toArray(rows.map(({ evidence }) => evidence?.skill ?? null)),
    toArray(rows.map(({ evidence }) => evidence && kindOf(evidence))),
    toArray(rows.map(({ evidence }) => evidence?.guided ?? false)),
  ];
  const result = await pool.query<Inserted>({ name: 'insert_attempts', text: insertAttemptsText, values });
  return result.rows;
}

const selectAttemptsText = `
select user_id as "userId", attempt_id as "attemptId", problem_id as "problemId", answer_id as "answerId",
  answer, is_correct as "isCorrect"
from attempts join unnest($1::int[], $2::uuid[]) as t(user_id, attempt_id) using (user_id, attempt_id)`;

export async function selectAttempts(
  pool: Queryable,
  keys: { userId: number; attemptId: string }[],
): Promise<AttemptRow[]> {
  const values = [keys.map((key) => key.userId), keys.map((key) => key.attemptId)];
  const result = await pool.query<AttemptRow>({ name: 'select_attempts', text: selectAttemptsText, values });
  return result.rows;
}

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
      target: [progress.userId, progress.kind, progress.itemId],
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

/** What a person has to look at, without whose it is: newest first. */
export function selectAnswerReviews(db: Db, most: number) {
  const { form, value, answer, second, at } = answerReviews;
  return db.select({ form, value, answer, second }).from(answerReviews).orderBy(desc(at)).limit(most);
}
