import type { Estimate, RecentTry } from '@playforward/mastery';
import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;

export type ClassEstimate = Estimate & { userId: number; skill: string };

const estimatesText = `
select user_id as "userId", skill, alone, helped, alone_answers as "aloneAnswers", helped_answers as "helpedAnswers",
  step, extract(epoch from seen_at)::float8 * 1000 as "seenAt", extract(epoch from due_at)::float8 * 1000 as "dueAt"
from mastery where user_id = any($1::int[]) and skill = any($2::text[])`;

/** What is known about these students and skills. */
export async function selectClassEstimates(
  pool: Queryable,
  { ids, skills }: { ids: readonly number[]; skills: readonly string[] },
): Promise<ClassEstimate[]> {
  return (await pool.query<ClassEstimate>(estimatesText, [ids, skills])).rows;
}

const recentText = `
with known as (
  select skill, seen_at from mastery where user_id = any($1::int[]) and skill = any($2::text[])
)
select skill, count(*)::int as students from known
where seen_at > (select max(seen_at) from known) - interval '2 days' group by skill`;

/** With how many of these students each skill was practiced in the two days before the last answer. */
export async function selectRecentSkills(
  pool: Queryable,
  { ids, skills }: { ids: readonly number[]; skills: readonly string[] },
): Promise<{ skill: string; students: number }[]> {
  return (await pool.query<{ skill: string; students: number }>(recentText, [ids, skills])).rows;
}

export type ClassTry = RecentTry & { userId: number; skill: string };

/**
 * Student by student, so that the few answers of the last days look their problems up. Asked for all students at once,
 * the planner reads every problem of the school and asks the policy of its rows for each.
 */
const answersSince = `
unnest($1::int[]) as student(id)
cross join lateral (select * from attempts where attempts.user_id = student.id and attempts.at > $2) as attempts
join problem_instances problem on problem.id = attempts.problem_id`;

const triesText = `
select attempts.user_id as "userId", problem.skill, attempts.problem_id as problem, attempts.is_correct as right,
  nullif(attempts.misconception, 'slip') as idea, extract(epoch from attempts.at)::float8 * 1000 as at
from ${answersSince}
order by attempts.seq`;

/** The answers of these students since a moment, in the order they were counted. */
export async function selectTriesSince(
  pool: Queryable,
  { ids, since }: { ids: readonly number[]; since: Date },
): Promise<ClassTry[]> {
  return (await pool.query<ClassTry>(triesText, [ids, since])).rows;
}

/** An answer with the problem it was given to, as a teacher may see it. */
export type AnswerRow = {
  userId: number;
  problemId: number;
  skill: string;
  answerId: number | null;
  answer: string | null;
  right: boolean;
  idea: string | null;
  help: boolean | null;
  at: Date;
};

const answerColumns = `
attempts.user_id as "userId", attempts.problem_id as "problemId", problem.skill, attempts.answer_id as "answerId",
  attempts.answer, attempts.is_correct as right, nullif(attempts.misconception, 'slip') as idea, attempts.help, attempts.at`;

const wrongAnswersText = `
select ${answerColumns}
from ${answersSince}
where problem.skill = any($3::text[])
order by attempts.seq desc`;

/** The answers of these students to these skills since a moment, newest first. */
export async function selectAnswers(
  pool: Queryable,
  { ids, since, skills }: { ids: readonly number[]; since: Date; skills: readonly string[] },
): Promise<AnswerRow[]> {
  return (await pool.query<AnswerRow>(wrongAnswersText, [ids, since, skills])).rows;
}

const pageText = `
select ${answerColumns}
from attempts
join problem_instances problem on problem.id = attempts.problem_id
where attempts.user_id = $1 and ($2::text[] is null or problem.skill = any($2))
order by attempts.seq desc limit $3 offset $4`;
const totalText = `
select count(*)::int as total
from attempts
join problem_instances problem on problem.id = attempts.problem_id
where attempts.user_id = $1 and ($2::text[] is null or problem.skill = any($2))`;

/** One page of a student's answers, newest first, and how many there are; null asks for all skills. */
export async function selectAnswerPage(
  pool: Queryable,
  { id, skills, page, size }: { id: number; skills: readonly string[] | null; page: number; size: number },
): Promise<{ rows: AnswerRow[]; total: number }> {
  const { rows } = await pool.query<AnswerRow>(pageText, [id, skills, size, (page - 1) * size]);
  const counted = await pool.query<{ total: number }>(totalText, [id, skills]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const beyondText = `
select
  (select count(*)::int from orb_helps where user_id = $1 and kind = 'hint' and at > $2) as hints,
  (select count(*)::int from mission_attempt where user_id = $1) as missions,
  (select count(*)::int from races where user_id = $1) as races`;

/** What a student did beside answering: hints since a moment, and missions and races in all. */
export async function selectBeyond(
  pool: Queryable,
  { id, since }: { id: number; since: Date },
): Promise<{ hints: number; missions: number; races: number }> {
  const { rows } = await pool.query<{ hints: number; missions: number; races: number }>(beyondText, [
    id,
    since,
  ]);
  return rows[0] ?? { hints: 0, missions: 0, races: 0 };
}

const daysText = `
select to_char(at at time zone $3, 'YYYY-MM-DD') as day, count(*)::int as answers
from attempts where user_id = $1 and at > $2 group by 1`;

/** Answers a day at the school, since a moment. */
export async function selectDays(
  pool: Queryable,
  { id, since, timeZone }: { id: number; since: Date; timeZone: string },
): Promise<{ day: string; answers: number }[]> {
  return (await pool.query<{ day: string; answers: number }>(daysText, [id, since, timeZone])).rows;
}
