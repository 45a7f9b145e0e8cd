import type { Estimate } from '@playforward/mastery';
import { answersThatCount } from '@playforward/mastery';
import type pg from 'pg';

/** A connection, or the pool for a statement of its own. */
export type Queryable = Pick<pg.Pool, 'query'>;

/** An answer as it is stored. */
export type StoredAttempt = {
  userId: number;
  attemptId: string;
  problemId: number;
  answerId: number | null;
  answer: string | null;
  isCorrect: boolean;
  misconception: string | null;
  /** Whether there was help; null when the answer says nothing about a skill. */
  help: boolean | null;
  at: Date;
};

export type AttemptRow = Omit<StoredAttempt, 'misconception' | 'help' | 'at'>;

/** An array as PostgreSQL writes it, for values that need no quotes; the driver's own way is several times slower. */
function toArray(values: (number | boolean | string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** The same for any text. */
function toTextArray(values: (string | null)[]): string {
  const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
  return toArray(values.map((value) => (value === null ? null : quoted(value))));
}

const lockText = 'select id from users where id = any($1::int[]) order by id for no key update';

/**
 * Makes other writers of these students' answers wait until the transaction ends, and answers who is still there. The
 * order in which writers get the lock is the order of a student's evidence.
 */
export async function lockStudents(client: Queryable, ids: number[]): Promise<Set<number>> {
  const query = { name: 'lock_students', text: lockText, values: [toArray(ids)] };
  const { rows } = await client.query<{ id: number }>(query);
  return new Set(rows.map(({ id }) => id));
}

const selectAttemptsText = `
select user_id as "userId", attempt_id as "attemptId", problem_id as "problemId", answer_id as "answerId",
  answer, is_correct as "isCorrect"
from attempts join unnest($1::int[], $2::uuid[]) as t(user_id, attempt_id) using (user_id, attempt_id)`;

export async function selectAttempts(
  client: Queryable,
  keys: { userId: number; attemptId: string }[],
): Promise<AttemptRow[]> {
  const values = [toArray(keys.map((key) => key.userId)), toArray(keys.map((key) => key.attemptId))];
  const query = { name: 'select_attempts', text: selectAttemptsText, values };
  return (await client.query<AttemptRow>(query)).rows;
}

/** How far a student is with a problem before an answer, and with its lesson and unit. */
export type ProblemState = {
  userId: number;
  problemId: number;
  exists: boolean;
  /** Counted answers, as far as they matter. */
  tries: number;
  hasHelp: boolean;
  isStarted: boolean;
  isCompleted: boolean;
  isLessonStarted: boolean;
  isUnitStarted: boolean;
};

const progressOf = (kind: string, itemId: string) =>
  `from progress where progress.user_id = given.user_id and kind = '${kind}' and item_id = ${itemId}`;

const selectStatesText = `
select user_id as "userId", problem_id as "problemId",
  exists (select from problem_instances where id = given.problem_id and user_id = given.user_id) as exists,
  (select count(*)::int from (
    select from attempts where attempts.user_id = given.user_id and attempts.problem_id = given.problem_id
    limit ${answersThatCount}
  ) as first) as tries,
  exists (
    select from orb_helps where orb_helps.user_id = given.user_id and orb_helps.problem_id = given.problem_id
  ) as "hasHelp",
  exists (select ${progressOf('problem', 'given.problem_id')}) as "isStarted",
  exists (select ${progressOf('problem', 'given.problem_id')} and completed_at is not null) as "isCompleted",
  exists (select ${progressOf('lesson', 'given.lesson_id')}) as "isLessonStarted",
  exists (select ${progressOf('unit', 'given.unit_id')}) as "isUnitStarted"
from unnest($1::int[], $2::int[], $3::int[], $4::int[]) as given (user_id, problem_id, lesson_id, unit_id)`;

type Place = { userId: number; problemId: number; lessonId: number | null; unitId: number | null };

export async function selectProblemStates(client: Queryable, places: Place[]): Promise<ProblemState[]> {
  const values = [
    toArray(places.map((place) => place.userId)),
    toArray(places.map((place) => place.problemId)),
    toArray(places.map((place) => place.lessonId)),
    toArray(places.map((place) => place.unitId)),
  ];
  const query = { name: 'select_problem_states', text: selectStatesText, values };
  return (await client.query<ProblemState>(query)).rows;
}

export type SkillEstimate = Estimate & { userId: number; skill: string };

const selectMasteryText = `
select user_id as "userId", skill, alone, helped, alone_answers as "aloneAnswers", helped_answers as "helpedAnswers",
  step, extract(epoch from seen_at)::float8 * 1000 as "seenAt", extract(epoch from due_at)::float8 * 1000 as "dueAt"
from mastery join unnest($1::int[], $2::text[]) as t(user_id, skill) using (user_id, skill)`;

export async function selectMastery(
  client: Queryable,
  skills: { userId: number; skill: string }[],
): Promise<SkillEstimate[]> {
  const values = [toArray(skills.map((one) => one.userId)), toTextArray(skills.map((one) => one.skill))];
  const query = { name: 'select_mastery', text: selectMasteryText, values };
  const { rows } = await client.query<SkillEstimate>(query);
  return rows.map((row) => ({ ...row, seenAt: Math.round(row.seenAt), dueAt: Math.round(row.dueAt) }));
}

const insertAttemptsText = `
insert into attempts (user_id, attempt_id, problem_id, answer_id, answer, is_correct, misconception, help, at)
select * from unnest($1::int[], $2::uuid[], $3::int[], $4::smallint[], $5::text[], $6::boolean[], $7::text[],
  $8::boolean[], $9::timestamptz[])`;

/** Stores answers in the order given. */
export async function insertAttempts(client: Queryable, rows: StoredAttempt[]): Promise<void> {
  const values = [
    toArray(rows.map((row) => row.userId)),
    toArray(rows.map((row) => row.attemptId)),
    toArray(rows.map((row) => row.problemId)),
    toArray(rows.map((row) => row.answerId)),
    toTextArray(rows.map((row) => row.answer)),
    toArray(rows.map((row) => row.isCorrect)),
    toTextArray(rows.map((row) => row.misconception)),
    toArray(rows.map((row) => row.help)),
    toArray(rows.map((row) => row.at.toISOString())),
  ];
  await client.query({ name: 'insert_attempts', text: insertAttemptsText, values });
}

const upsertMasteryText = `
insert into mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
select * from unnest($1::int[], $2::text[], $3::float8[], $4::float8[], $5::int[], $6::int[], $7::smallint[],
  $8::timestamptz[], $9::timestamptz[])
on conflict (school_id, user_id, skill) do update set alone = excluded.alone, helped = excluded.helped,
  alone_answers = excluded.alone_answers, helped_answers = excluded.helped_answers, step = excluded.step,
  seen_at = excluded.seen_at, due_at = excluded.due_at`;

export async function upsertMastery(client: Queryable, rows: SkillEstimate[]): Promise<void> {
  const values = [
    toArray(rows.map((row) => row.userId)),
    toTextArray(rows.map((row) => row.skill)),
    toArray(rows.map((row) => row.alone)),
    toArray(rows.map((row) => row.helped)),
    toArray(rows.map((row) => row.aloneAnswers)),
    toArray(rows.map((row) => row.helpedAnswers)),
    toArray(rows.map((row) => row.step)),
    toArray(rows.map((row) => new Date(row.seenAt).toISOString())),
    toArray(rows.map((row) => new Date(row.dueAt).toISOString())),
  ];
  await client.query({ name: 'upsert_mastery', text: upsertMasteryText, values });
}

export type ProgressChange = {
  userId: number;
  kind: 'problem' | 'lesson' | 'unit';
  itemId: number;
  startedAt: Date;
  completedAt: Date | null;
};

const upsertProgressText = `
insert into progress (user_id, kind, item_id, started_at, completed_at)
select * from unnest($1::int[], $2::text[], $3::int[], $4::timestamptz[], $5::timestamptz[])
on conflict (school_id, user_id, kind, item_id) do update
  set completed_at = coalesce(progress.completed_at, excluded.completed_at)`;

/** Starts and completes; what is started or completed already keeps its moment. Each item may stand here once. */
export async function upsertProgress(client: Queryable, rows: ProgressChange[]): Promise<void> {
  const values = [
    toArray(rows.map((row) => row.userId)),
    toArray(rows.map((row) => row.kind)),
    toArray(rows.map((row) => row.itemId)),
    toArray(rows.map((row) => row.startedAt.toISOString())),
    toArray(rows.map((row) => row.completedAt?.toISOString() ?? null)),
  ];
  await client.query({ name: 'upsert_progress', text: upsertProgressText, values });
}
