import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;

export type NoteRow = {
  id: number;
  at: Date;
  kind: string;
  student: string;
  classes: string[];
  state: 'new' | 'seen' | 'done';
  stateBy: string | null;
  stateAt: Date | null;
};

/** The student's words are not asked for: they are in the letter to the contact, where the school keeps them at all. */
const notesText = `
select safety_events.id::int, safety_events.at, safety_events.kind, users.name as student,
  array(select classes.name from class_students join classes on classes.id = class_students.class_id
    where class_students.user_id = users.id and classes.archived_at is null order by 1) as classes,
  safety_events.state, safety_events.state_by as "stateBy", safety_events.state_at as "stateAt"
from safety_events join users on users.id = safety_events.user_id
order by safety_events.state = 'done', safety_events.at desc, safety_events.id desc limit $1`;

/** Notes of concern, those that nobody has closed first, the newest on top. */
export async function selectNotes(pool: Queryable, most: number): Promise<NoteRow[]> {
  return (await pool.query<NoteRow>(notesText, [most])).rows;
}

export async function countOpenNotes(pool: Queryable): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from safety_events where state <> 'done'",
  );
  return rows[0]?.n ?? 0;
}
