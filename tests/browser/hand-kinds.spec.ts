import {
  generateProblem,
  listSkills,
  type RenderedProblem,
  readHand,
  renderProblem,
} from '@playforward/curriculum';
import { type HandTask, writeHand } from '@playforward/diagram';
import { expect, type Page, test } from '@playwright/test';
import { byTurns } from './support/by-day.ts';
import { type HandCase, handCases } from './support/hand-kinds.ts';
import { anInequality, findHandProblem } from './support/hand-problem.ts';
import { tabTo } from './support/keyboard.ts';
import { makeByKeys } from './support/made-by-keys.ts';
import { queryDatabase } from './support/query-database.ts';
import { newStudent, type SignedIn, studentWithSession } from './support/student.ts';

const title = 'Inequalities on the Number Line';

/** A student whose problem in a lesson was dealt as this task. */
async function openTask(page: Page, { task, right }: Pick<HandCase, 'task' | 'right'>): Promise<void> {
  const choice = { id: 1, value: writeHand(task, right), text: 'The key.', diagram: null, correct: true };
  await openDealt(page, {
    hand: task satisfies HandTask,
    question: 'Make it.',
    diagram: null,
    choices: [{ ...choice, misconception: null, reason: 'Yes.' }],
  });
}

/** A problem as it was dealt to somebody: what others are dealt is made of it, for all tests of the worker. */
let scouted: ReturnType<typeof findHandProblem> | undefined;

async function scout(page: Page): ReturnType<typeof findHandProblem> {
  const student = await studentWithSession(page.context(), newStudent('Scout'));
  return findHandProblem(page, student, title, anInequality);
}

/** A student whose problem in a lesson was dealt like this: stored before its lesson is first opened. */
async function openDealt(page: Page, change: Partial<RenderedProblem>): Promise<void> {
  scouted ??= scout(page);
  const { lesson, problem } = await scouted;
  const student: SignedIn = await studentWithSession(page.context());
  const [added] = await queryDatabase<{ id: number }>({
    text: `INSERT INTO problem_instances (school_id, slot_id, user_id, skill, version, level, seed, rendered, created_at)
     SELECT own.school_id, slot_id, $2, skill, version, level, seed, (rendered::jsonb || $3::jsonb)::json, now()
     FROM problem_instances AS own WHERE id = $1 RETURNING id`,
    values: [problem.id, await idOf(student), JSON.stringify(change)],
  });
  await page.addInitScript((token) => localStorage.setItem('playforward_access_token', token), student.token);
  await page.goto(`/lesson/${lesson.id}/practice-problems/problem/${added?.id}`);
  await expect(page.locator('.hand')).toBeVisible();
}

async function idOf({ email }: SignedIn): Promise<number> {
  const [row] = await queryDatabase<{ id: number }>({
    text: 'SELECT id FROM users WHERE email = $1',
    values: [email],
  });
  if (!row) throw new Error(`${email} is not stored`);
  return row.id;
}

const said = (page: Page) => page.locator('.hand-said').getByRole('status');

/** Drags the last handle with a finger, up and to the right by several marks. */
async function dragByTouch(page: Page): Promise<void> {
  const handle = page.getByRole('slider').last();
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is not drawn');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y: y - by }],
    });
  const scrolled = await page.evaluate(() => scrollY);
  await touch('touchStart', 0);
  for (const by of [15, 30, 45, 60]) await touch('touchMove', by);
  await touch('touchEnd', 60);
  // The page stands still under the finger.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
}

for (const [nth, [kind, one]] of [...handCases].entries()) {
  test(`${kind} is made with keys alone, told in words with each step, and judged right${byTurns(nth, 2)}`, async ({
    page,
  }) => {
    await openTask(page, one);
    const before = await said(page).innerText();
    await one.keys(page);
    await expect(said(page)).not.toHaveText(before);
    await expect(said(page)).toHaveRole('status');
    await tabTo(page, page.getByRole('button', { name: 'Check', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'That is right!' })).toBeVisible();
  });

  test(`${kind} is changed by a finger on a phone, and nothing is wider than the screen${byTurns(nth + 1, 2)}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await openTask(page, one);
    const before = await said(page).innerText();
    await (one.tap ?? dragByTouch)(page);
    await expect(said(page)).not.toHaveText(before);
    const wide = await page.evaluate(() => {
      const parts = [
        document.documentElement,
        ...document.querySelectorAll('.hand, .hand-picture, .hand-picture *'),
      ];
      return parts
        .filter((part) => part instanceof HTMLElement && !part.closest('.sr-only, input'))
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map(({ tagName, className }) => `${tagName} ${className}`);
    });
    expect(wide).toEqual([]);
    await context.close();
  });
}

/**
 * Skills that deal each of the kinds in which a figure is moved or marked, data and a line among them are drawn, or cards
 * and parts are chosen.
 */
const dealing = [
  ['m8-rotate-point', 1],
  ['m6-iqr-compute', 3],
  ['m8-transversal-pair-name', 1],
  ['m8-graph-match-story', 1],
  ['m8-choose-fit-line', 1],
  ['m8-function-test', 1],
] as const;

/** The first problem of a skill that is answered by hand. */
function dealtByHand(skill: string, level: 1 | 2 | 3): RenderedProblem & { hand: HandTask } {
  const version = listSkills().find(({ id }) => id === skill)?.version ?? 0;
  for (let seed = 1; seed < 40; seed += 1) {
    const rendered = renderProblem(generateProblem({ skill, version, level, seed }));
    if (rendered.hand) return { ...rendered, hand: rendered.hand };
  }
  throw new Error(`${skill} deals no problem by hand`);
}

for (const [nth, [skill, level]] of dealing.entries()) {
  test(`${skill} is made wrong and then right with keys alone, and tells the way of working that it knows${byTurns(nth, 3)}`, async ({
    page,
  }) => {
    const dealt = dealtByHand(skill, level);
    const { hand, choices } = dealt;
    const [right, wrong] = [true, false].map((is) =>
      choices.find(({ correct, misconception }) => correct === is && (is || misconception !== 'slip')),
    );
    const [made, madeWrong] = [right, wrong].map((choice) => readHand(choice?.value ?? ''));
    if (!made || !madeWrong || !wrong) throw new Error(`${skill} has no wrong drawing`);
    await openDealt(page, dealt);
    await makeByKeys(page, hand, madeWrong);
    await tabTo(page, page.getByRole('button', { name: 'Check', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(wrong.reason.slice(0, 24)).first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Start over' }));
    await page.keyboard.press('Enter');
    await makeByKeys(page, hand, made);
    await tabTo(page, page.getByRole('button', { name: 'Check', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'That is right!' })).toBeVisible();
  });
}
