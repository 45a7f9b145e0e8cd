import type pg from 'pg';
import type { AnswerRow } from '../work-queries.ts';

type Queryable = Pick<pg.Pool, 'query'>;
type RecentOf = { ids: readonly number[]; since: Date };

const answersText = `
select person.id as "userId", given.*
from unnest($1::int[]) as person (id), lateral (
  select attempts.problem_id as "problemId", problem.skill, attempts.answer_id as "answerId", attempts.answer,
    attempts.is_correct as right, nullif(attempts.misconception, 'slip') as idea, attempts.help, attempts.at
  from attempts
  join problem_instances problem on problem.id = attempts.problem_id
  where attempts.user_id = person.id and attempts.at > $2
  order by attempts.seq desc limit $3
) as given`;

/** The last answers of each of these students since a moment, newest first. */
export async function selectLastAnswers(
  pool: Queryable,
  { ids, since, most }: RecentOf & { most: number },
): Promise<AnswerRow[]> {
  return (await pool.query<AnswerRow>(answersText, [ids, since, most])).rows;
}

export type OpenedRow = {
  userId: number;
  kind: 'lesson' | 'problem';
  itemId: number;
  at: Date;
  completedAt: Date | null;
};

const openedText = `
select distinct on (user_id, kind) user_id as "userId", kind, item_id as "itemId",
  greatest(started_at, completed_at) as at, completed_at as "completedAt"
from progress
where user_id = any($1::int[]) and kind in ('lesson', 'problem') and greatest(started_at, completed_at) > $2
order by user_id, kind, greatest(started_at, completed_at) desc`;

/** What each of these students opened or completed last since a moment: a lesson and a problem. */
export async function selectLastOpened(pool: Queryable, { ids, since }: RecentOf): Promise<OpenedRow[]> {
  return (await pool.query<OpenedRow>(openedText, [ids, since])).rows;
}
