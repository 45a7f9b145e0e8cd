import type { SkillLog } from '@playforward/mastery';
import type pg from 'pg';
import { type CountedRow, evidenceInRow } from '../record/evidence-in-row.ts';

type Row = CountedRow & { student: number };

/**
 * The answers that say something about a skill, in the order in which they were counted; students are numbers. Those of
 * a demo class are made up and say nothing.
 */
const text = `
select dense_rank() over (order by attempts.user_id)::int as student, problem.skill, problem.level,
  problem.rendered -> 'key' ->> 'form' as form, attempts.answer_id is not null as picked,
  attempts.is_correct as right, attempts.help, attempts.at
from attempts
join problem_instances problem on problem.id = attempts.problem_id
join users on users.id = attempts.user_id and users.email not like '%@demo.invalid'
where attempts.help is not null
order by attempts.user_id, attempts.seq`;

/** What students of a database have answered, one log a student and skill; holds no name and no account. */
export async function readAnswerLogs(pool: Pick<pg.Pool, 'query'>): Promise<SkillLog[]> {
  const { rows } = await pool.query<Row>(text);
  const logs = Map.groupBy(rows, ({ student, skill }) => `${student} ${skill}`);
  return [...logs.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [
      {
        student: first.student,
        skill: first.skill,
        answers: own.map((row) => ({ ...evidenceInRow(row), at: row.at.getTime() })),
      },
    ];
  });
}
