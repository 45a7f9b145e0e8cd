import { randomUUID } from 'node:crypto';
import { type BrowserContext, test } from '@playwright/test';
import { idOf, store } from './stored-text.ts';
import { invitedToken } from './teacher.ts';

/** Accounts with these names, in order; their addresses begin with the mark. */
export async function people(names: readonly string[], mark = `owl-${randomUUID()}-`): Promise<number[]> {
  const rows = await store(
    `INSERT INTO users (email, name, created_at, last_used_at)
     SELECT $2 || nth || '@pupil.invalid', payload, now(), now()
     FROM unnest($1::text[]) WITH ORDINALITY AS t(payload, nth) ORDER BY nth RETURNING id`,
    [names, mark],
  );
  return rows.map(({ id }) => Number(id));
}

export const forget = (ids: readonly number[]) => store('DELETE FROM users WHERE id = any($1)', [ids]);

/** A class with this name, these students and this teacher. */
export async function taughtBy(teacher: number, name: string, students: readonly number[]): Promise<number> {
  const [room] = await store(
    `WITH made AS (INSERT INTO classes (name, course_id, created_at)
       SELECT $1, (SELECT id FROM content_ids WHERE kind = 'course' ORDER BY id LIMIT 1), now() RETURNING id),
     led AS (INSERT INTO class_teachers (class_id, user_id, since) SELECT id, $2, now() FROM made),
     sat AS (INSERT INTO class_students (class_id, user_id, joined_at, came_by)
       SELECT made.id, one, now(), 'teacher' FROM made, unnest($3::int[]) AS one)
     SELECT id FROM made`,
    [name, teacher, students],
  );
  return Number(room?.id);
}

/** A teacher who is signed in to the pages of the app and of the server. */
export async function asTeacher(context: BrowserContext): Promise<{ token: string; id: number }> {
  const token = await invitedToken(context.request, {
    role: 'teacher',
    name: 'Ms. Okafor',
    dataDir: process.env.DATA_DIR,
  });
  await context.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
  const { hostname: domain } = new URL(String(test.info().project.use.baseURL));
  await context.addCookies([{ name: 'access_token', value: token, domain, path: '/' }]);
  return { token, id: Number(await idOf(token)) };
}
