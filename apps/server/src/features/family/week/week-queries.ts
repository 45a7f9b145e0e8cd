import type { Estimate } from '@playforward/mastery';
import type pg from 'pg';
import type { Span } from '../../../record/replay-skills.ts';

type Queryable = Pick<pg.Pool, 'query'>;

const lessonsText = `
select item_id as "lessonId" from progress
where user_id = $1 and kind = 'lesson' and completed_at >= $2 and completed_at < $3
order by completed_at`;

/** Lessons a student completed in these days, in that order. */
export async function selectFinished(pool: Queryable, { id, from, to }: Span): Promise<number[]> {
  const { rows } = await pool.query<{ lessonId: number }>(lessonsText, [id, from, to]);
  return rows.map(({ lessonId }) => lessonId);
}

const keptOnText = `
select count(*)::int as times from (
  select attempts.problem_id
  from attempts
  where attempts.user_id = $1 and attempts.at >= $2 and attempts.at < $3
  group by attempts.problem_id
  having bool_or(attempts.is_correct) and not (array_agg(attempts.is_correct order by attempts.seq))[1]) as kept_on`;

/** On how many problems a first answer was not right, and a later one was. */
export async function countKeptOn(pool: Queryable, { id, from, to }: Span): Promise<number> {
  const { rows } = await pool.query<{ times: number }>(keptOnText, [id, from, to]);
  return rows[0]?.times ?? 0;
}

const touchedText = `
select problem.skill
from attempts join problem_instances problem on problem.id = attempts.problem_id
where attempts.user_id = $1 and attempts.at >= $2 and attempts.at < $3 and attempts.help is not null
group by problem.skill order by max(attempts.seq) desc`;

/** The skills of which an answer of these days says something, the newest first. */
export async function selectTouched(pool: Queryable, { id, from, to }: Span): Promise<string[]> {
  const { rows } = await pool.query<{ skill: string }>(touchedText, [id, from, to]);
  return rows.map(({ skill }) => skill);
}

const estimatesText = `
select skill, alone, helped, alone_answers as "aloneAnswers", helped_answers as "helpedAnswers",
  step, extract(epoch from seen_at)::float8 * 1000 as "seenAt", extract(epoch from due_at)::float8 * 1000 as "dueAt"
from mastery where user_id = $1 and skill = any($2::text[])`;

/** How these skills stand now. */
export async function selectEstimates(
  pool: Queryable,
  { id, skills }: { id: number; skills: readonly string[] },
): Promise<Map<string, Estimate>> {
  const { rows } = await pool.query<Estimate & { skill: string }>(estimatesText, [id, skills]);
  return new Map(rows.map((row) => [row.skill, row]));
}

const doneText = `select item_id as id from progress where user_id = $1 and kind = 'lesson' and completed_at is not null`;

/** Every lesson a student has completed. */
export async function selectDone(pool: Queryable, id: number): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>(doneText, [id]);
  return new Set(rows.map((row) => row.id));
}
