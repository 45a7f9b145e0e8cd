import type { RenderedProblem } from '@playforward/curriculum';
import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;

/** An answer of a sitting that is over, with its problem. */
export type GivenRow = {
  sittingId: string;
  userId: number;
  place: number;
  answerId: number | null;
  answer: string | null;
  problemId: number | null;
  acceptedNote: string | null;
  rendered: RenderedProblem;
};

const givenText = `
select sitting.id as "sittingId", sitting.user_id as "userId", answers.place, answers.answer_id as "answerId",
  answers.answer, answers.problem_id as "problemId", answers.accepted_note as "acceptedNote",
  sitting.rendered -> answers.place::int as rendered
from check_sittings sitting join check_answers answers on answers.sitting_id = sitting.id
where sitting.id = any($1::uuid[]) and (answers.answer is not null or answers.answer_id is not null)
order by sitting.closed_at, answers.place`;

export async function selectGivenAnswers(pool: Queryable, ids: readonly string[]): Promise<GivenRow[]> {
  if (ids.length === 0) return [];
  return (await pool.query<GivenRow>(givenText, [ids])).rows;
}

const acceptText = `
update check_answers set accepted_note = $3, accepted_at = $4
from unnest($1::uuid[], $2::smallint[]) as wanted (sitting_id, place)
where check_answers.sitting_id = wanted.sitting_id and check_answers.place = wanted.place`;

const acceptFirstText = `${acceptText} and check_answers.accepted_note is null
returning check_answers.sitting_id as "sittingId", check_answers.place`;

/**
 * Keeps the note with all rows. Returns those that nobody had accepted before: the database decides, as another teacher
 * may accept the same answer at once, and each answer counts once.
 */
export async function updateAccepted(
  pool: Queryable,
  { rows, note, now }: { rows: readonly GivenRow[]; note: string; now: Date },
): Promise<readonly GivenRow[]> {
  const values = [rows.map(({ sittingId }) => sittingId), rows.map(({ place }) => place), note, now];
  const first = await pool.query<Pick<GivenRow, 'sittingId' | 'place'>>(acceptFirstText, values);
  await pool.query(acceptText, values);
  return rows.filter((row) =>
    first.rows.some(({ sittingId, place }) => sittingId === row.sittingId && place === row.place),
  );
}
