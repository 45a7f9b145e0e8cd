import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { openChat } from './support/pretend-companion.ts';
import { scriptPayloads } from './support/script-payloads.ts';
import { newStudent, studentWithSession } from './support/student.ts';
import { adminWithSession, teacherWithSession } from './support/teacher.ts';

/** Text is put where it is stored, past whatever a form or a call would have refused: the pages alone stand in its way. */
async function store(text: string, values: unknown[]): Promise<Record<string, number>[]> {
  const client = new pg.Client({ connectionString: findRunningEmbedded(String(process.env.DATA_DIR)) });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const idOf = (token: string) =>
  store('SELECT user_id AS id FROM sessions WHERE token_hash = sha256($1::text::bytea)', [token]).then(
    ([row]) => row?.id ?? 0,
  );

/** Counts what runs, in the page and in its frames. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { hurts: number; hurt(): void };
    seen.hurts = 0;
    seen.hurt = () => {
      seen.hurts += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { hurts: number }).hurts);
}

/** All of them are shown, as text, and not one has become an element or has run. */
async function expectText(page: Page, hurts: () => Promise<number>): Promise<void> {
  const last = scriptPayloads.at(-1) ?? '';
  await expect(page.getByText(last.slice(0, 20)).first()).toBeAttached();
  const shown = await page.locator('body').evaluate((body) => body.textContent ?? '');
  // What stands between dollar signs is typeset as a formula where the companion speaks.
  const beginning = (payload: string) =>
    (payload.split('$')[0] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 24);
  const missing = scriptPayloads.filter((payload) => !shown.includes(beginning(payload)));
  expect(missing).toEqual([]);
  await page.waitForTimeout(300);
  const odd =
    'img[src="x"], [onerror], [onload], [onfocus], [onbegin], [ontoggle], [onstart], a[href^="javascript:"], iframe[srcdoc], object, embed, marquee';
  expect(await page.locator(odd).count()).toBe(0);
  expect(await hurts()).toBe(0);
}

test.describe('150 payloads that are stored run in no place that shows them', () => {
  test.setTimeout(180_000);

  test('as names of classes and of students, in the list, the grid and on printed sheets', async ({
    context,
    page,
  }) => {
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
