import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { studentWithSession } from './student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

/** Opens a lab behind the first lesson; which lesson has which lab is the content's business. */
async function openLab(page: Page, lab: string): Promise<void> {
  await page.route('**/api/lessons/*/full', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), lab } });
  });
  await page.goto('/lesson/1/key-concept/lab');
  await expect(page.locator('.lab .problem-card')).toBeVisible();
}

/** Everything by name and role, readable, and within 320 px. */
async function expectReadable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('.lab').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('a machine is taught with drawings, its line is dragged, and nothing is sent', async ({ page }) => {
  await openLab(page, 'classifier');
  await expectReadable(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

  const grip = page.locator('.plane-grip').first();
  const line = page.locator('.plane-line');
  const before = await line.getAttribute('d');
  await grip.hover();
  await page.mouse.down();
  const place = await grip.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 70, (place?.y ?? 0) + 30, { steps: 6 });
  await page.mouse.up();
  await expect(line).not.toHaveAttribute('d', before ?? '');
  await expect(page.getByText('You moved the line.')).toBeVisible();

  await page.getByRole('radio', { name: 'My drawings' }).check();
  const paper = page.getByRole('img', { name: 'Paper to draw on' });
  await paper.hover();
  const sheet = await paper.boundingBox();
  await page.mouse.down();
  await page.mouse.move((sheet?.x ?? 0) + 20, (sheet?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  await page.locator('.drawing-pad').getByRole('button', { name: 'Adds: Kind B' }).click();
  await expect(page.getByText(/^Added kind B at/)).toBeVisible();
  expect(sent.filter((url) => !url.includes('/analytics/'))).toEqual([]);
});

test('the threshold moves by keyboard, and the counts with it', async ({ page }) => {
  await openLab(page, 'confusion');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(
    page.getByText(/^It finds 12, misses 0, and calls 12 wanted messages unwanted\.$/),
  ).toBeVisible();
  await expectReadable(page);
});

test('the writer writes by keyboard from the page it has read', async ({ page }) => {
  await openLab(page, 'next-word');
  await page.getByRole('button', { name: '20 words' }).press('Enter');
  await expect(page.locator('.writer-line')).not.toContainText('Nothing yet');
  await expectReadable(page);
});

test('a round of the game is played by keyboard alone', async ({ page }) => {
  await openLab(page, 'catch');
  const lines = page.getByRole('list', { name: 'My solution' }).getByRole('button');
  await expect(lines.first()).toBeVisible();
  const count = await lines.count();
  for (let at = 0; at < count && (await lines.nth(at).isEnabled()); at += 1)
    await lines.nth(at).press('Enter');
  await expect(page.getByRole('heading', { name: 'Why is it wrong?' })).toBeFocused();
  for (let tab = 0; tab < 3 && !(await page.getByText('How does it go really?').isVisible()); tab += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('How does it go really?')).toBeVisible();
  await expectReadable(page);
});

test('who has not talked yet sees what the companion knows and that there is no turn to open', async ({
  page,
}) => {
  await openLab(page, 'opened');
  await expect(page.getByRole('row', { name: /The job you chose/ })).toContainText('Transportation Planner');
  await expect(page.getByText(/We have not talked yet/)).toBeVisible();
  await expectReadable(page);
});
