import { expect, type Page, test } from '@playwright/test';
import { payloadsByTurns, scriptPayloads } from '../support/script-payloads.ts';
import { asTeacher, forget, people, taughtBy } from '../support/stored-class.ts';
import { expectNothingRan, expectText, idOf, listen, store } from '../support/stored-text.ts';
import { newStudent, studentWithSession } from '../support/student.ts';

/** A problem that was dealt to the student, whose question, answers and reasons are all this text, answered with it. */
const strangeAnswers = `
WITH told AS (
  SELECT payload, nth, to_json(payload)::jsonb AS words FROM unnest($1::text[]) WITH ORDINALITY AS t(payload, nth)
), dealt AS (
  SELECT * FROM problem_instances WHERE user_id = $2 AND rendered IS NOT NULL ORDER BY id LIMIT 1
), made AS (
  INSERT INTO problem_instances (slot_id, user_id, skill, version, level, seed, rendered, created_at, retired_at)
  SELECT dealt.slot_id, $2, dealt.skill, dealt.version, dealt.level, 100000 + nth,
    jsonb_set(dealt.rendered::jsonb, '{id,seed}', to_jsonb(100000 + nth)) || jsonb_build_object(
      'question', words, 'headline', words, 'finalAnswer', words, 'hand', null, 'diagram', null,
      'choices', jsonb_build_array(
        jsonb_build_object('id', 1, 'value', words, 'text', words, 'diagram', null, 'correct', true,
          'misconception', null, 'reason', words),
        jsonb_build_object('id', 2, 'value', words, 'text', words, 'diagram', null, 'correct', false,
          'misconception', words, 'reason', words))) - 'hand',
    now(), now()
  FROM dealt, told RETURNING id, seed
)
INSERT INTO attempts (user_id, attempt_id, problem_id, answer, is_correct, misconception, help, at)
SELECT $2, gen_random_uuid(), made.id, payload, false, payload, false, now()
FROM made JOIN told ON made.seed = 100000 + told.nth`;

/** A student to whom problems of lesson 1 have been dealt. */
async function studentAtWork(page: Page): Promise<number> {
  const own = await page.context().browser()?.newContext();
  if (!own) throw new Error('there is no browser');
  const { token } = await studentWithSession(own, newStudent());
  const headers = { authorization: `Bearer ${token}` };
  expect((await own.request.get('/api/lessons/1/full', { headers })).status()).toBe(200);
  await own.close();
  return Number(await idOf(token));
}

/**
 * Opens every idea, its talk and what to listen for, and closes it again; answers how many there were. Runs in the page:
 * what it presses, 150 times, is pressed by mouse and keyboard in other tests.
 */
async function openEachIdea(): Promise<number> {
  async function until<T>(what: string, find: () => T | null | undefined | false): Promise<T> {
    for (let frame = 0; frame < 1200; frame++) {
      const found = find();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`${what} did not come.`);
  }
  const all = (place: string) => [...document.querySelectorAll<HTMLElement>(place)];
  const press = async (place: string, name: string) => {
    const named = (one: HTMLElement) => (one.ariaLabel ?? one.textContent)?.trim() === name;
    (await until(name, () => all(`${place} button`).find(named))).click();
  };
  const ideas = all('.idea-list button');
  for (const idea of ideas) {
    idea.click();
    const name = idea.querySelector('.idea-name')?.textContent;
    await until('the idea', () => document.querySelector('.idea-panel h2')?.textContent === name);
    await until('its only answer', () => all('.idea-samples li').length === 1);
    await press('.idea-acts', 'Talk about it');
    await until('its talk', () => all('dialog[open] .talk-side').length === 2);
    await press('dialog[open]', 'Listen for');
    await until('what to listen for', () => document.querySelector('dialog[open] [role=status]'));
    await press('dialog[open]', 'Close the talk');
    await until('its end', () => document.querySelector('dialog[open]') === null);
  }
  return ideas.length;
}

test.describe('150 payloads that are stored run in no place of a class at work', () => {
  test.setTimeout(300_000);

  test('as wrong ideas with their answers, and in the talk on the projector', async ({ context, page }) => {
    const hurts = await listen(page);
    const { id: teacher } = await asTeacher(context);
    // The page shows twelve ideas at most.
    for (let from = 0; from < payloadsByTurns.length; from += 12) {
      const texts = payloadsByTurns.slice(from, from + 12);
      const student = await studentAtWork(page);
      await store(strangeAnswers, [texts, student]);
      const room = await taughtBy(teacher, `Period ${from}`, [student]);
      await page.goto(`/teach/class/${room}/wrong-ideas?lesson=1`);
      await expect(page.locator('.idea-list button')).toHaveCount(texts.length);
      expect(await page.evaluate(openEachIdea)).toBe(texts.length);
      expect(await hurts()).toBe(0);
      await expectText(page, hurts, { texts, least: 1 });
      await forget([student]);
    }
  });

  test('as answers of the last minutes, live', async ({ context, page }) => {
    const hurts = await listen(page);
    const { id: teacher } = await asTeacher(context);
    const texts = scriptPayloads.slice(0, 60);
    const students: number[] = [];
    // Three answers a student are shown at most.
    const student = await studentAtWork(page);
    const others = await people(texts);
    await store(strangeAnswers, [texts, student]);
    await store(
      `INSERT INTO problem_instances (slot_id, user_id, skill, version, level, seed, rendered, created_at)
       SELECT slot_id, other, skill, version, level, seed, rendered, now()
       FROM unnest($1::int[]) WITH ORDINALITY AS t(other, nth)
       JOIN problem_instances ON user_id = $2 AND seed = 100000 + nth`,
      [others, student],
    );
    await store(
      `INSERT INTO attempts (user_id, attempt_id, problem_id, answer, is_correct, misconception, help, at)
       SELECT user_id, gen_random_uuid(), id, rendered ->> 'question', false, 'guess', false, now()
       FROM problem_instances WHERE user_id = any($1::int[])`,
      [others],
    );
    students.push(student, ...others);
    const room = await taughtBy(teacher, 'Period 2', students);
    await page.goto(`/teach/class/${room}/now`);
    await expectText(page, hurts, { texts, least: 40 });
    await forget(students);
  });

  test('as titles of assignments and names of a class, at the teacher and the student', async ({
    context,
    page,
    browser,
  }) => {
    const hurts = await listen(page);
    const { id: teacher } = await asTeacher(context);
    const pupil = await browser.newContext();
    const { token } = await studentWithSession(pupil, newStudent());
    const student = Number(await idOf(token));
    const room = await taughtBy(teacher, scriptPayloads[0] ?? '', [student]);
    const given = await store(
      `INSERT INTO assignments (id, class_id, task, title, opens_at, takes_late, for_all, created_by, created_at)
       SELECT gen_random_uuid(), $2, '{"kind": "lesson", "lessonId": 1}', payload, now(), true, true, $3, now()
       FROM unnest($1::text[]) AS payload RETURNING id`,
      [scriptPayloads, room, teacher],
    );
    await page.goto(`/teach/class/${room}/assignments`);
    await expectText(page, hurts);
    for (const one of given.slice(0, 20)) {
      await page.locator(`.assign-row a[href$="one=${one.id}"]`).click();
      await expect(page.getByRole('heading', { level: 2, name: /hurt\(\)/ }).first()).toBeVisible();
      await expectNothingRan(page, hurts);
      await page.goBack();
    }
    const own = await pupil.newPage();
    const ownHurts = await listen(own);
    await own.goto('/dashboard');
    await expectText(own, ownHurts);
    await pupil.close();
  });

  test('as titles, questions, typed answers and notes of checks', async ({ context, page }) => {
    const hurts = await listen(page);
    const { token } = await studentWithSession(context, newStudent());
    const headers = { authorization: `Bearer ${token}` };
    expect((await context.request.get('/api/lessons/1/full', { headers })).status()).toBe(200);
    const student = Number(await idOf(token));
    const sittings = await store(
      `WITH told AS (
         SELECT payload, nth, to_json(payload)::jsonb AS words FROM unnest($1::text[]) WITH ORDINALITY AS t(payload, nth)
       ), dealt AS (
         SELECT rendered::jsonb AS one FROM problem_instances WHERE user_id = $2 ORDER BY id LIMIT 1
       ), sat AS (
         INSERT INTO check_sittings (id, user_id, kind, about, title, rendered, opened_at, closed_at, counted_at)
         SELECT gen_random_uuid(), $2, 'unit', '1', min(payload), jsonb_agg(one - 'hand' || jsonb_build_object(
             'question', words, 'finalAnswer', words, 'diagram', null, 'otherWrong', words) ORDER BY nth),
           now(), now(), now()
         FROM told, dealt GROUP BY (nth - 1) / 15 RETURNING id, rendered
       ), typed AS (
         INSERT INTO check_answers (sitting_id, place, answer, flagged, typed_at, is_correct, attempt_id, accepted_at, accepted_note)
         SELECT sat.id, place - 1, one ->> 'question', false, now(), false, gen_random_uuid(),
           CASE WHEN place % 2 = 0 THEN now() END, CASE WHEN place % 2 = 0 THEN one ->> 'question' END
         FROM sat, jsonb_array_elements(sat.rendered::jsonb) WITH ORDINALITY AS t(one, place)
       )
       SELECT id FROM sat`,
      [scriptPayloads, student],
    );
    expect(sittings.length).toBeGreaterThanOrEqual(10);
    for (const { id } of sittings) {
      await page.goto(`/check/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: /hurt\(\)/ })).toBeVisible();
      await expectText(page, hurts, { least: 12 });
    }
  });
});
