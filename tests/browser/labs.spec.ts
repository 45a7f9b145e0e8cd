import { expect, test } from '@playwright/test';
import { findLine, openLab } from './screens/screens-labs.ts';
import { studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

/** What the lesson around a lab tells the server: that it was opened. */
const callsOfLessons = /\/analytics\/|\/trigger\/lesson_start|\/progress\//;

test('a machine is taught with drawings, its line is dragged, and nothing is sent', async ({ page }) => {
  await openLab(page, 'classifier');
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
  expect(sent.filter((url) => !callsOfLessons.test(url))).toEqual([]);
});

test('the threshold moves by keyboard, and the counts with it', async ({ page }) => {
  await openLab(page, 'confusion');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(
    page.getByText(/^It finds 12, misses 0, and calls 12 wanted messages unwanted\.$/),
  ).toBeVisible();
});

test('the writer writes by keyboard from the page it has read', async ({ page }) => {
  await openLab(page, 'next-word');
  await page.getByRole('button', { name: '20 words' }).press('Enter');
  await expect(page.locator('.writer-line')).not.toContainText('Nothing yet');
});

test('a round of the game is played by keyboard alone', async ({ page }) => {
  await openLab(page, 'catch');
  await expect(page.getByText('Can you catch me ten times?')).toBeVisible();
  await expect(page.getByRole('list', { name: 'My solution' })).toBeVisible();
  await findLine(page);
  await expect(page.getByRole('heading', { name: 'Why is it wrong?' })).toBeFocused();
  for (let tab = 0; tab < 3 && !(await page.getByText('How should it go?').isVisible()); tab += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('How should it go?')).toBeVisible();
});

test('who has not talked yet sees what the companion knows and that there is no turn to open', async ({
  page,
}) => {
  await openLab(page, 'opened');
  await expect(page.getByRole('row', { name: /The job you chose/ })).toContainText('Transportation Planner');
  await expect(page.getByText(/We have not talked yet/)).toBeVisible();
});
