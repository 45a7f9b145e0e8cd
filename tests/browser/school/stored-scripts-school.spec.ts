import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, test } from '@playwright/test';
import { scriptPayloads } from '../support/script-payloads.ts';
import { expectText, idOf, listen, store } from '../support/stored-text.ts';
import { newStudent, studentWithSession } from '../support/student.ts';
import { adminWithSession, invitedToken } from '../support/teacher.ts';

/** Accounts with these names, in order; their addresses begin with the mark. */
async function people(names: readonly string[], mark = `owl-${randomUUID()}-`): Promise<number[]> {
  const rows = await store(
    `INSERT INTO users (email, name, created_at, last_used_at)
     SELECT $2 || nth || '@pupil.invalid', payload, now(), now()
     FROM unnest($1::text[]) WITH ORDINALITY AS t(payload, nth) ORDER BY nth RETURNING id`,
    [names, mark],
  );
  return rows.map(({ id }) => Number(id));
}

const forget = (ids: readonly number[]) => store('DELETE FROM users WHERE id = any($1)', [ids]);

async function taughtBy(teacher: number, name: string, students: readonly number[]): Promise<number> {
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

async function asTeacher(context: BrowserContext): Promise<{ token: string; id: number }> {
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

test.describe('150 payloads that are stored run in no place of the school', () => {
  test.setTimeout(240_000);

  test('as people, classes and contacts in its office', async ({ context, page }) => {
    const hurts = await listen(page);
    await adminWithSession(context);
    const mark = `owl-${randomUUID()}-`;
    const ids = await people(scriptPayloads, mark);
    const classes = await store(
      `INSERT INTO classes (name, course_id, created_at)
       SELECT payload, (SELECT id FROM content_ids WHERE kind = 'course' ORDER BY id LIMIT 1), now()
       FROM unnest($1::text[]) AS payload RETURNING id`,
      [scriptPayloads],
    );
    await store(
      `INSERT INTO safety_contacts (name, email, created_at)
       SELECT payload, $2 || nth || '@northside.example', now() FROM unnest($1::text[]) WITH ORDINALITY AS t(payload, nth)`,
      [scriptPayloads, randomUUID()],
    );
    await store(
      `INSERT INTO audit_log (kind, user_id, details, at)
       SELECT 'sign-in', id, '{}', now() + interval '1 hour' FROM unnest($1::int[]) AS id`,
      [ids],
    );
    for (const [tab, least] of [
      ['people', 20],
      ['classes', 20],
      ['safety', scriptPayloads.length],
      ['log', 20],
    ] as const) {
      await page.goto(`/school/${tab}`);
      // Whoever else is in the school stands before them in the list.
      if (tab === 'people') await page.getByRole('searchbox').fill(mark);
      await expectText(page, hurts, { least });
    }
    await store('DELETE FROM audit_log WHERE user_id = any($1)', [ids]);
    await store('DELETE FROM safety_contacts WHERE name = any($1)', [scriptPayloads]);
    await store('DELETE FROM classes WHERE id = any($1)', [classes.map(({ id }) => id)]);
    await forget(ids);
  });

  test('as names on sign-in cards and letters to families', async ({ context, page }) => {
    const hurts = await listen(page);
    const { token, id } = await asTeacher(context);
    const names = scriptPayloads.slice(0, 60);
    const ids = await people(names);
    const room = await taughtBy(id, scriptPayloads[1] ?? '', ids);
    const headers = { authorization: `Bearer ${token}` };
    for (const [kind, data] of [
      ['cards', { student_ids: ids, replace_own_passwords: true }],
      ['family-letters', { student_ids: ids, language: 'both' }],
    ] as const) {
      const made = await context.request.post(`/api/teach/classes/${room}/${kind}`, { headers, data });
      expect(made.status()).toBe(200);
      await page.goto((await made.json()).address);
      await expectText(page, hurts, { texts: names, least: kind === 'cards' ? names.length : 1 });
    }
    await forget(ids);
  });

  test('as what a student typed, in the list of answers', async ({ context, page }) => {
    const hurts = await listen(page);
    const pupil = await context.browser()?.newContext();
    if (!pupil) throw new Error('there is no browser');
    const { token: own } = await studentWithSession(pupil, newStudent());
    await pupil.close();
    const headers = { authorization: `Bearer ${own}` };
    expect((await context.request.get('/api/lessons/1/full', { headers })).status()).toBe(200);
    const student = Number(await idOf(own));
    await store(
      `INSERT INTO attempts (user_id, attempt_id, problem_id, answer, is_correct, help, at)
       SELECT $2, gen_random_uuid(), problem.id, payload, false, false, now()
       FROM unnest($1::text[]) AS payload,
         (SELECT id FROM problem_instances WHERE user_id = $2 ORDER BY id LIMIT 1) AS problem`,
      [scriptPayloads, student],
    );
    await context.clearCookies();
    const { id } = await asTeacher(context);
    const room = await taughtBy(id, 'Period 2', [student]);
    await page.goto(`/teach/class/${room}/student/${student}`);
    await expectText(page, hurts, { least: 10 });
  });

  test('as children at home', async ({ context, page }) => {
    const hurts = await listen(page);
    const { id: guardian } = await asTeacher(context);
    // A first name ends at the first space.
    const names = scriptPayloads.map((payload) => payload.replaceAll(/\s/g, '/').replaceAll(',', ';'));
    const ids = await people(names.slice(0, 40));
    await store(
      `INSERT INTO guardian_links (child_id, guardian_id, code_by, since) SELECT one, $2, 'school', now() FROM unnest($1::int[]) AS one`,
      [ids, guardian],
    );
    await page.goto('/family');
    await expectText(page, hurts, { texts: names.slice(0, 40), least: 10 });
    await forget(ids);
  });
});
