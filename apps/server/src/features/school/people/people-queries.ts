import type { UserRole } from '@playforward/contract';
import { and, asc, eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';

type Queryable = Pick<pg.Pool, 'query'>;

export type PersonRow = {
  id: number;
  name: string;
  email: string;
  role: UserRole;
  isActive: boolean;
  classes: string[];
  children: string[];
  seenAt: Date | null;
  invitedUntil: Date | null;
  invitedAs: 'teacher' | 'admin' | null;
};

type PeopleSearch = { search: string; role: UserRole | null; size: number; page: number };

/** Made-up students of demo classes and guests are nobody's to look after. */
const isPerson = `not users.is_guest and users.email not like '%@demo.invalid'`;
const isWanted = `${isPerson} and ($1::text is null or users.role = $1)
  and ($2::text = '' or lower(users.name) like $2 or users.email like $2)`;

const peopleText = `
select users.id, users.name, users.email, users.role, users.is_active as "isActive",
  array(select classes.name from class_students join classes on classes.id = class_students.class_id
    where class_students.user_id = users.id and classes.archived_at is null
    union all
    select classes.name from class_teachers join classes on classes.id = class_teachers.class_id
    where class_teachers.user_id = users.id and classes.archived_at is null order by 1) as classes,
  array(select child.name from guardian_links join users child on child.id = guardian_links.child_id
    where guardian_links.guardian_id = users.id order by 1) as children,
  (select max(last_seen_at) from sessions where sessions.user_id = users.id) as "seenAt",
  case when not exists (select from credentials where credentials.user_id = users.id)
    then (select max(expires_at) from account_tokens where account_tokens.user_id = users.id
      and purpose in ('invite-teacher', 'invite-admin') and expires_at > $5) end as "invitedUntil",
  (select case purpose when 'invite-admin' then 'admin' else 'teacher' end from account_tokens
    where account_tokens.user_id = users.id and purpose in ('invite-teacher', 'invite-admin') and expires_at > $5
    order by expires_at desc limit 1) as "invitedAs"
from users
where ${isWanted}
order by lower(users.name), users.id limit $3 offset $4`;

const totalText = `select count(*)::int as total from users where ${isWanted}`;

/** A part of a name or an address, as a pattern that holds no other signs of a pattern. */
function toPattern(search: string): string {
  const plain = search.trim().toLowerCase();
  return plain === '' ? '' : `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A page of the people of the school, by name. */
export async function selectPeople(
  pool: Queryable,
  { search, role, size, page, now }: PeopleSearch & { now: Date },
): Promise<{ rows: PersonRow[]; total: number }> {
  const wanted = [role, toPattern(search)];
  const { rows } = await pool.query<PersonRow>(peopleText, [...wanted, size, (page - 1) * size, now]);
  const counted = await pool.query<{ total: number }>(totalText, wanted);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** These people, without guests and made-up ones. */
export async function selectPersons(
  pool: Queryable,
  ids: readonly number[],
): Promise<Pick<PersonRow, 'id' | 'name' | 'email' | 'role' | 'isActive'>[]> {
  const { rows } = await pool.query(
    `select id, name, email, role, is_active as "isActive" from users where ${isPerson} and id = any($1::int[]) order by lower(name), id`,
    [ids],
  );
  return rows;
}

/**
 * Holds every admin who may act until the transaction ends, and answers who that is: of two admins who lock or erase
 * each other at one moment, the second is none any more when the turn comes.
 */
export async function holdAdmins(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}
