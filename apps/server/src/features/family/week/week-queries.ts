import { countedLevel, findSkill } from '@playforward/curriculum';
import { answerWay, type Estimate, recordEvidence } from '@playforward/mastery';
import type pg from 'pg';
import { toLevel } from '../../../curriculum/curriculum-index.ts';

type Queryable = Pick<pg.Pool, 'query'>;

export type Span = { id: number; from: Date; to: Date };

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

type LogRow = {
  skill: string;
  level: number;
  form: string | null;
  picked: boolean;
  right: boolean;
  help: boolean;
  at: Date;
};

const logText = `
select problem.skill, problem.level, problem.rendered -> 'key' ->> 'form' as form,
  attempts.answer_id is not null as picked, attempts.is_correct as right, attempts.help, attempts.at
from attempts join problem_instances problem on problem.id = attempts.problem_id
where attempts.user_id = $1 and attempts.at < $2 and attempts.help is not null and problem.skill = any($3::text[])
order by attempts.seq`;

/** How a skill stood before these days, and after them. */
export type Moved = { before: Estimate | undefined; after: Estimate | undefined };

/** The estimates of some skills before and after these days, from the log that they follow from (decision 0101). */
export async function replaySkills(
  pool: Queryable,
  { id, from, to }: Span,
  skills: readonly string[],
): Promise<Map<string, Moved>> {
  const moved = new Map<string, Moved>(
    skills.map((skill) => [skill, { before: undefined, after: undefined }]),
  );
  if (skills.length === 0) return moved;
  const { rows } = await pool.query<LogRow>(logText, [id, to, skills]);
  for (const row of rows) {
    const known = moved.get(row.skill);
    if (!known) continue;
    known.after = recordEvidence(known.after, { evidence: evidenceOf(row), now: row.at.getTime() });
    if (row.at < from) known.before = known.after;
  }
  return moved;
}

function evidenceOf({ skill, level, form, picked, right, help }: LogRow) {
  const way = answerWay({ form: form ?? findSkill(skill)?.form ?? 'choice', picked });
  return { right, help, way, level: countedLevel(toLevel(level)) };
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
