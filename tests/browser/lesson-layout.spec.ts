import { expect, type Locator, test } from '@playwright/test';
import { answerByChoice, answerWrong, fillStorage, studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the question and its first choice are in sight under the companion, its help below them', async ({
    page,
  }) => {
    await page.goto('/lesson/1/practice-problems');
    const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
    const strip = await boxOf(page.locator('.lesson-strip'));
    await expect(page.locator('.companion-bubble')).toContainText('Your turn.');
    await expect(page.getByRole('button', { name: 'Give me some hints' })).toBeVisible();
    for (const part of [page.getByTestId('question'), choices.first()]) {
      const box = await boxOf(part);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(strip.y);
    }
    const help = await boxOf(page.getByRole('button', { name: 'Give me some hints' }));
    expect(help.y).toBeGreaterThan((await boxOf(choices.last())).y);
    for (const button of await page.locator('.help-buttons button').all()) {
      const { x, width } = await boxOf(button);
      expect(x + width).toBeLessThanOrEqual(390);
    }
  });

  test('a problem and a concept have the width of the phone', async ({ page }) => {
    for (const [address, part] of [
      ['/lesson/1/practice-problems', page.getByTestId('question')],
      ['/lesson/1/key-concept', page.locator('.definition').first()],
    ] as const) {
      await page.goto(address);
      const box = await boxOf(part);
      expect(box.width, address).toBeGreaterThanOrEqual(300);
    }
  });

  test('the problem stays where it is, however much the companion has to say', async ({ page }) => {
    await page.goto('/lesson/1/practice-problems');
    const place = async () => {
      const top = await page.getByTestId('question').evaluate((one) => one.getBoundingClientRect().top);
      return Math.round(top + (await page.evaluate(() => window.scrollY)));
    };
    await expect(page.getByRole('button', { name: 'Give me some hints' })).toBeVisible();
    const before = await place();
    await answerWrong(page);
    const words = page.locator('.orb-words');
    await expect(words).not.toContainText('Your turn.');
    expect(await place()).toBe(before);
    // Beside the page's own nodes, which it goes on writing to.
    await page.evaluate((more) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.orb-words::after { content: '${more}' }`);
      document.adoptedStyleSheets.push(sheet);
    }, 'Say in your own words what is asked. '.repeat(12));
    expect(await place()).toBe(before);
    const { scrollHeight, clientHeight } = await words.evaluate((one) => ({
      scrollHeight: one.scrollHeight,
      clientHeight: one.clientHeight,
    }));
    expect(scrollHeight).toBeGreaterThan(clientHeight);
  });
});

test('with the chat open the floating tools cover no button of the lesson', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
  await answerByChoice(page);
  await page.getByRole('button', { name: /^Chat/ }).click();
  await expect(page.getByLabel('Write a message')).toBeVisible();
  const tools = await Promise.all(
    ['Calculator', 'Scratch pad'].map((name) => boxOf(page.getByRole('button', { name, exact: true }))),
  );
  // From the first line to the last, in steps smaller than a button.
  for (let top = 0; top <= (await page.evaluate(() => document.documentElement.scrollHeight)); top += 40) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const strip = await boxOf(page.locator('.lesson-strip'));
    for (const tool of tools) expect(tool.y).toBeGreaterThanOrEqual(strip.y);
  }
  const last = page.locator('.problem-card').getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  const box = await boxOf(last);
  for (const tool of tools) expect(overlaps(box, tool)).toBe(false);
});

test('a figure whose picture is not there is gone, and the problem stays', async ({ page }) => {
  const missing: number[] = [];
  await page.route('**/api/lessons/1/full', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll(
        /"diagram_image_url":"[^"]+"/g,
        '"diagram_image_url":"/assets/diagrams/0000.svg"',
      ),
    });
  });
  page.on('response', (answer) => {
    if (answer.url().endsWith('/assets/diagrams/0000.svg')) missing.push(answer.status());
  });
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
  await expect.poll(() => missing.length).toBeGreaterThan(0);
  expect(new Set(missing)).toEqual(new Set([404]));
  await expect(page.locator('main figure')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enlarge the diagram' })).toHaveCount(0);
  await expect(page.getByTestId('question')).toBeVisible();
});

test('a browser without room says so once and loses nothing of the lesson', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fillStorage(page);
  await page.getByRole('button', { name: /Grade 6 A/ }).click();
  const words = page.getByText(/^This browser has no room left\./);
  await expect(words).toHaveCount(1);
  await page
    .getByRole('link', { name: /What Is a Ratio/ })
    .first()
    .click();
  await expect(page.getByText('Lesson Overview')).toBeVisible();
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
  await answerByChoice(page);
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('link', { name: /^Problem 1, solved/ })).toBeVisible();
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
