import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openPictures } from './screens/screens-pictures.ts';
import { tabTo } from './support/keyboard.ts';
import { studentWithSession } from './support/student.ts';

test.beforeEach(({ context }) => studentWithSession(context).then(() => undefined));

const cards = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button');

test('each card shows its own picture and is named by its letter and its words', async ({ page }) => {
  const answers = await openPictures(page);
  for (const [place, { text }] of answers.entries()) {
    const card = cards(page).nth(place);
    await expect(card).toHaveAccessibleName(`${'ABCD'[place]} ${text}`);
    const picture = card.locator('img');
    await expect(picture).toHaveAttribute('src', String(answers[place]?.diagram_image_url));
    expect(await picture.evaluate((image: HTMLImageElement) => image.clientWidth)).toBeGreaterThan(240);
  }
});

test('a picture is chosen by mouse, with the reason as for words', async ({ page }) => {
  const answers = await openPictures(page);
  const dots = answers.findIndex(({ text }) => text.startsWith('Dots'));
  await cards(page).nth(dots).click();
  await expect(page.getByRole('heading', { name: `What picture ${'ABCD'[dots]} tells us` })).toBeVisible();
  await expect(page.getByText('Try a number between the dots')).toBeVisible();
  await expect(cards(page).nth(dots)).toHaveClass(/bad/);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the keyboard alone finds the right picture', async ({ page }) => {
  const answers = await openPictures(page);
  for (const [place] of answers.entries()) {
    await tabTo(page, cards(page).nth(place));
    const judged = page.waitForResponse('**/api/problems/submit');
    await page.keyboard.press('Enter');
    const { is_correct } = (await (await judged).json()) as { is_correct: boolean };
    if (is_correct) {
      await expect(cards(page).nth(place)).toHaveClass(/good/);
      return;
    }
    await tabTo(page, page.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
  }
  throw new Error('No picture was right.');
});

test('words stand in for pictures that cannot be loaded', async ({ page }) => {
  await page.route('**/assets/diagrams/**', (route) => route.abort());
  await openPictures(page);
  await expect(page.getByText(/^(Open|Filled) circle at .+, thick line to the (left|right)$/)).toHaveCount(3);
});
