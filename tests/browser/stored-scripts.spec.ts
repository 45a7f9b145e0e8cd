import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';
import { openChat } from './support/pretend-companion.ts';
import { scriptPayloads } from './support/script-payloads.ts';
import { expectText, idOf, listen, store } from './support/stored-text.ts';
import { newStudent, studentWithSession } from './support/student.ts';
import { adminWithSession, teacherWithSession } from './support/teacher.ts';

test.describe('150 payloads that are stored run in no place that shows them', () => {
  test.setTimeout(180_000);

  test('as names of classes and of students, in the list and the grid', async ({ context, page }) => {
    const hurts = await listen(page);
    const { token } = await teacherWithSession(context);
    const teacher = await idOf(token);
    const [room] = await store(
      `WITH made AS (INSERT INTO classes (name, course_id, created_at)
         SELECT payload, (SELECT id FROM content_ids WHERE kind = 'course' ORDER BY id LIMIT 1), now()
         FROM unnest($1::text[]) AS payload RETURNING id),
       taught AS (INSERT INTO class_teachers (class_id, user_id, since) SELECT id, $2, now() FROM made)
       SELECT min(id) AS id FROM made`,
      [scriptPayloads, teacher],
    );
    await store(
      `WITH people AS (INSERT INTO users (email, name, created_at, last_used_at)
         SELECT $2 || nth || '@northside.example', payload, now(), now()
         FROM unnest($1::text[]) WITH ORDINALITY AS t(payload, nth) RETURNING id)
       INSERT INTO class_students (class_id, user_id, joined_at) SELECT $3, id, now() FROM people`,
      [scriptPayloads, randomUUID(), room?.id],
    );
    for (const address of ['/teach', `/teach/class/${room?.id}`, `/teach/class/${room?.id}/grid`]) {
      await page.goto(address);
      await expectText(page, hurts);
    }
  });

  test('as talks with the companion and what was said in them', async ({ context, page }) => {
    const hurts = await listen(page);
    const { token } = await studentWithSession(context, newStudent());
    await store(
      `WITH talks AS (INSERT INTO orb_threads (id, user_id, title, created_at, updated_at, keep_until)
         SELECT gen_random_uuid(), $2, 'A talk', now(), now(), now() + interval '9 days' RETURNING id)
       INSERT INTO orb_messages (id, thread_id, role, content, at)
       SELECT gen_random_uuid(), talks.id, CASE WHEN nth % 2 = 0 THEN 'user' ELSE 'assistant' END, payload, now()
       FROM talks, unnest($1::text[]) WITH ORDINALITY AS t(payload, nth)`,
      [scriptPayloads, await idOf(token)],
    );
    await page.goto('/lesson/1/key-concept');
    await openChat(page);
    const talks = page.getByRole('navigation', { name: 'Conversations' });
    await talks.getByRole('button', { name: /^A talk/ }).click();
    await expectText(page, hurts);
  });

  test('as learning systems of the school', async ({ context, page }) => {
    const hurts = await listen(page);
    await adminWithSession(context);
    await store(
      `INSERT INTO lti_platforms (name, issuer, client_id, site_origin, auth_url, token_url, jwks_url, created_at)
       SELECT payload, payload, $2 || nth, 'https://a.example', 'https://a.example', 'https://a.example', 'https://a.example', now()
       FROM unnest($1::text[]) WITH ORDINALITY AS t(payload, nth)`,
      [scriptPayloads, randomUUID()],
    );
    await page.goto('/school/connect');
    await expectText(page, hurts);
    await store('DELETE FROM lti_platforms WHERE name = any($1)', [scriptPayloads]);
  });
});
