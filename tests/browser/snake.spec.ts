import { expect, test } from '@playwright/test';
import { openCareers, openWaiting, readBoard, testCareers } from './screens/screens-waiting.ts';
import { newStudent, studentWithSession } from './support/student.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ context }) => {
  await studentWithSession(context, newStudent(), { onboarded: false });
});

test('the snake runs, steers by keys, buttons and clicks, wraps and never turns back [A-262] [A-263] [A-264] [A-270] [A-271] [A-272] [A-273] [A-274] [A-387] [A-388] [A-389]', async ({
  page,
}) => {
  await openWaiting(page);
  const canvas = page.locator('canvas');
  expect(await canvas.evaluate((board: HTMLCanvasElement) => [board.width, board.height])).toEqual([
    400, 300,
  ]);
  expect(await canvas.boundingBox()).toMatchObject({ width: 400, height: 300 });

  const start = await readBoard(page);
  expect(start).toMatchObject({ direction: 'right', length: 3 });
  await page.clock.runFor(1000);
  const later = await readBoard(page);
  expect(later.head).toEqual({ column: ((start.head.column + 4) % 25) + 1, row: start.head.row });

  const turned = async (direction: string) => {
    await page.clock.runFor(200);
    expect((await readBoard(page)).direction).toBe(direction);
  };
  await page.keyboard.press('ArrowLeft');
  await turned('right');
  for (const [key, direction] of [
    ['ArrowUp', 'up'],
    ['ArrowLeft', 'left'],
    ['s', 'down'],
    ['d', 'right'],
  ] as const) {
    await page.keyboard.press(key);
    await turned(direction);
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await turned('up');
  await turned('left');
  for (const name of ['Down', 'Right', 'Up']) {
    await page.getByRole('button', { name, exact: true }).click();
    await turned(name.toLowerCase());
  }
  const { head } = await readBoard(page);
  await canvas.click({ position: { x: head.column > 12 ? 4 : 396, y: 6 + (head.row - 0.5) * 16 } });
  await turned(head.column > 12 ? 'left' : 'right');

  const columns = new Set<number>();
  for (let step = 0; step < 26; step++) {
    await page.clock.runFor(200);
    columns.add((await readBoard(page)).head.column);
  }
  expect(columns.size).toBe(25);
  expect(await page.getByText('Game Over').count()).toBe(0);
});

test('on a phone the board fits, taps steer and the way on is in sight', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
  });
  await studentWithSession(context, newStudent(), { onboarded: false });
  const page = await context.newPage();
  const { arrive } = await openWaiting(page);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no board.');
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 4);
  await page.clock.runFor(200);
  expect((await readBoard(page)).direction).toBe('up');
  await page.getByRole('button', { name: 'Left', exact: true }).tap();
  await page.clock.runFor(200);
  expect((await readBoard(page)).direction).toBe('left');
  await arrive();
  await expect(page.getByRole('button', { name: 'END GAME & VIEW RESULTS' })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('a career is picked by keyboard, its day told, and its title sent [A-172] [A-241] [A-173] [A-175] [A-177] [A-178] [A-179] [A-180] [A-211]', async ({
  page,
}) => {
  await openCareers(page);
  const [first, second] = testCareers;
  const goOn = page.getByRole('button', { name: 'CONTINUE', exact: true });
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(goOn).toBeDisabled();
  await expect(page.getByText(linesOf(first?.story)[1] ?? '')).toHaveCount(0);
  await page.getByRole('button', { name: /^More Options Based on Your Interests/ }).click();
  await expect(page.getByRole('radio')).toHaveCount(6);

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: second?.title ?? '' })).toBeChecked();
  await goOn.press('Enter');
  await expect(page.getByRole('heading', { name: 'A Day in Your Future Career' })).toBeFocused();
  for (const line of linesOf(second?.story)) {
    await expect(page.getByText(line, { exact: true }).filter({ visible: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'CHANGE CAREER', exact: true }).click();
  await expect(page.getByRole('radio', { name: second?.title ?? '' })).toBeChecked();
  await goOn.click();

  const sent = page.waitForRequest('**/user/learning-profile');
  await goOn.click();
  expect((await sent).postDataJSON()).toEqual({ chosen_career: second?.title });
});

test('sound is asked about once, and heard only where it is wanted [A-142] [A-186] [A-187] [A-188] [L-338]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('playing', () => document.documentElement.setAttribute('data-heard', this.src));
      return play.call(this);
    };
  });
  await page.goto('/onboarding');
  const dialog = page.getByRole('dialog', { name: 'Sound Preferences' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Enable Sound', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-heard', /\/sounds\/sound-on\.wav$/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    soundEnabled: 'true',
    audioAutoplayAllowed: 'true',
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start with your Future You' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

/** Each moment of a story is told in three: its time, its heading and its sentences. */
function linesOf(story = ''): string[] {
  return story.split(/\n+|(?<=^\d+:\d\d) /m);
}
