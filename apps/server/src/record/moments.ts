import type pg from 'pg';

/** A moment at which somebody did something, and the lesson it was in; null where that is gone. */
export type WorkMoment = {
  userId: number;
  at: number;
  slotId: number | null;
  lessonId: number | null;
  answer: boolean;
};

const momentsText = `
select attempts.user_id as "userId", extract(epoch from attempts.at)::float8 * 1000 as at, problem.slot_id as "slotId",
  null::int as "lessonId", true as answer
from attempts join problem_instances problem on problem.id = attempts.problem_id
where attempts.user_id = any($1::int[]) and attempts.at > $2
union all
select user_id, extract(epoch from moment)::float8 * 1000, null, case when kind = 'lesson' then item_id end, false
from progress cross join lateral (values (started_at), (completed_at)) as told (moment)
where user_id = any($1::int[]) and moment > $2
order by 1, 2, 5 desc`;

/** What these students did since a moment, student by student in order; of one moment the answer first, as it names its place. */
export async function selectMoments(
  pool: Pick<pg.Pool, 'query'>,
  { ids, since }: { ids: readonly number[]; since: Date },
): Promise<WorkMoment[]> {
  return (await pool.query<WorkMoment>(momentsText, [ids, since])).rows;
}
