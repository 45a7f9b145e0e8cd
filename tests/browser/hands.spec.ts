import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { anInequality, findHandProblem, openHandProblem, readAskedRange } from './support/hand-problem.ts';
import { tabTo } from './support/keyboard.ts';
import { studentWithSession } from './support/student.ts';

const line = 'Inequalities on the Number Line';
const submitCalls = '**/api/problems/submit';

const checkButton = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });

test('an inequality is drawn by keys alone: tabs, a radio button, arrows, Enter', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const { problem } = await openHandProblem(page, student, line, anInequality);
  const { at, up, filled } = readAskedRange(problem.question);
  const side = up ? 'Left end' : 'Right end';
  const kinds = page.getByRole('radiogroup', { name: `${side}: circle` });
  await tabTo(page, kinds.getByRole('radio', { name: 'runs on' }));
  await page.keyboard.press('ArrowDown');
  if (filled) await page.keyboard.press('ArrowDown');
  const handle = page.getByRole('slider', { name: side });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, handle);
  // The line has a mark every half; the handle comes in at zero.
  for (let presses = Math.abs(2 * at); presses > 0; presses -= 1)
    await page.keyboard.press(at > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuetext', String(at).replace('-', '−'));
  await expect(page.locator('.hand-said').getByRole('status')).toContainText(
    `The circle at ${String(at).replace('-', '−')} is ${filled ? 'filled' : 'open'}, and the line to the ${up ? 'right' : 'left'} of it is thick.`,
  );
  await tabTo(page, checkButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That is right!' })).toBeVisible();
});

test('the same is done by typing alone, a wrong end is explained, and undo takes one step back', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const { problem } = await openHandProblem(page, student, line, anInequality);
  const { at, up, filled } = readAskedRange(problem.question);
  const [side, other] = up ? (['Left end', 'Right end'] as const) : (['Right end', 'Left end'] as const);
  await checkButton(page).click();
  await expect(page.getByText('Nothing is moved yet.')).toBeVisible();
  // The wrong way round: the end stands on the other side.
  const pick = (end: string) =>
    page
      .getByRole('radiogroup', { name: `${end}: circle` })
      .getByRole('radio', { name: filled ? 'filled' : 'open' })
      .check();
  await pick(other);
  const field = page.getByRole('textbox', { name: `${other}: place` });
  await field.fill('1/3');
  await expect(page.getByText('There is no mark for that here.')).toBeVisible();
  await field.fill(String(at));
  await checkButton(page).click();
  await expect(page.getByRole('heading', { name: 'What your answer shows us' })).toBeVisible();
  await expect(page.getByText(/Try a number on/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('slider', { name: other })).toBeVisible();
  await page
    .getByRole('radiogroup', { name: `${other}: circle` })
    .getByRole('radio', { name: 'runs on' })
    .check();
  await pick(side);
  await page.getByRole('textbox', { name: `${side}: place` }).fill(String(at));
  await checkButton(page).click();
  await expect(page.getByRole('heading', { name: 'That is right!' })).toBeVisible();
});

test('a drawing that cannot be sent waits, stays as it was made, and is judged when the line is back', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const { problem } = await openHandProblem(page, student, line, anInequality);
  const { at, up, filled } = readAskedRange(problem.question);
  const side = up ? 'Left end' : 'Right end';
  await page
    .getByRole('radiogroup', { name: `${side}: circle` })
    .getByRole('radio', { name: filled ? 'filled' : 'open' })
    .check();
  await page.getByRole('textbox', { name: `${side}: place` }).fill(String(at));
  await page.route(submitCalls, (route) => route.abort());
  await checkButton(page).click();
  await expect(page.getByText('Your answer is waiting')).toBeVisible();
  await expect(page.getByRole('slider', { name: side })).toBeVisible();
  await page.unroute(submitCalls);
  await expect(page.locator('.verdict.good')).toBeVisible({ timeout: 40_000 });
});

test('a mark is dragged with the pointer and snaps to the marks', async ({ page, context }) => {
  const student = await studentWithSession(context);
  await openHandProblem(page, student, 'Rational Numbers on the Number Line');
  const handle = page.getByRole('slider');
  const value = async () => Number(await handle.getAttribute('aria-valuenow'));
  const before = await value();
  // Waits until the handle stands still, and grows as it does under a pointer.
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 97, y + 3, { steps: 5 });
  await page.mouse.up();
  await expect.poll(value).toBeGreaterThan(before);
  expect(Number.isInteger(await value())).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(handle).toHaveAttribute('aria-valuenow', String(before));
});

test('cards are put in order by keys, and the card in hand keeps the focus', async ({ page, context }) => {
  const student = await studentWithSession(context);
  const { problem } = await openHandProblem(page, student, 'Comparing and Ordering Rational Numbers');
  if (problem.hand?.kind !== 'order-cards') throw new Error('no cards');
  const cards = page.getByRole('list', { name: 'Your order' }).getByRole('listitem');
  const first = await cards.first().innerText();
  await tabTo(page, cards.first().getByRole('button').first());
  for (let presses = 1; presses < problem.hand.cards.length; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(cards.last()).toHaveText(first);
  await expect(cards.last().getByRole('button').first()).toBeFocused();
  await checkButton(page).click();
  await expect(page.getByText(/What your answer shows us|That is right!/)).toBeVisible();
});

test('without the tools the same problem is answered with choices', async ({ page, context }) => {
  const student = await studentWithSession(context);
  await page.route('**/assets/hand-tool*', (route) => route.abort());
  const { lesson, problem } = await findHandProblem(page, student, line, anInequality);
  await page.goto(`/lesson/${lesson.id}/practice-problems/problem/${problem.id}`);
  await page.getByRole('button', { name: 'Answer with choices' }).click();
  await expect(page.getByRole('group', { name: 'Choices' }).getByRole('button')).toHaveCount(4);
});

const titles = [
  line,
  'Rational Numbers on the Number Line',
  'Comparing and Ordering Rational Numbers',
  'The Four Quadrants and Reflections',
  'Graphing Relationships',
  'Dot Plots and Histograms',
];

test('no kind is wider than a screen of 320 pixels, and each can be used by everybody', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const title of titles) {
    await openHandProblem(page, student, title);
    await expect(page.locator('.hand')).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, title).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).include('.hand').setLegacyMode().analyze();
    expect(
      violations.map(({ id }) => id),
      title,
    ).toEqual([]);
  }
});
