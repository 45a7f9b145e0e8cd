import { type Estimate, recordEvidence } from '@playforward/mastery';
import type pg from 'pg';
import { type CountedRow, evidenceInRow } from './evidence-in-row.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** A student, and some days from a moment on and before another. */
export type Span = { id: number; from: Date; to: Date };

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
  const { rows } = await pool.query<CountedRow>(logText, [id, to, skills]);
  for (const row of rows) {
    const known = moved.get(row.skill);
    if (!known) continue;
    known.after = recordEvidence(known.after, { evidence: evidenceInRow(row), now: row.at.getTime() });
    if (row.at < from) known.before = known.after;
  }
  return moved;
}
