import { expect, type Page, test } from '@playwright/test';
import { studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

const wordOf = (page: Page) => page.getByRole('button', { name: 'ratios', exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('all words are reached from the dashboard, searched, kept to a course, and each has its own address', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: 'CURRICULUM' })
    .getByRole('link', { name: 'Glossary' })
    .press('Enter');
  await expect(page).toHaveURL(/\/glossary$/);
  await expect(page).toHaveTitle(/Glossary/);
  const count = page.getByRole('status').filter({ hasText: /words?$/ });
  await expect(count).toHaveText(/^\d{3,} words$/);

  await page
    .getByRole('navigation', { name: 'Letters' })
    .getByRole('link', { name: 'S', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();

  await page.getByRole('searchbox', { name: 'Search for a word' }).fill('Slópes');
  await expect(count).toHaveText(/^\d{1,2} words?$/);
  await page.getByLabel('Course').selectOption({ label: 'Grade 8 A' });
  await page.getByRole('link', { name: 'slope', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/glossary\/slope\?/);
  await expect(page.getByRole('heading', { name: 'slope', level: 1 })).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: 'Not an example' })).toBeVisible();
  const picture = page.locator('.word-picture').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('alt', /\w{3}/);

  await page.getByRole('link', { name: 'All words' }).press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('Slópes');
});

test('a word of a lesson opens its entry by keyboard, and the focus comes back to it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/lesson/1/introduction');
  await expect(wordOf(page)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/glossary') || path.includes('word-dialog'))).toEqual(
    [],
  );

  await wordOf(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ratio' });
  for (const words of ['An example', 'Not an example'])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('ratios');

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'All words' }).press('Enter');
  await expect(page).toHaveURL(/\/glossary$/);
});

test('a word is marked once in a lesson, never within a formula, a link or a heading, and not on paper', async ({
  page,
}) => {
  await page.goto('/lesson/1/introduction');
  await expect(wordOf(page)).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator(':is(.katex, a, h1, h2, h3, code) .word-link')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(wordOf(page)).toHaveCSS('text-decoration-line', 'none');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^Key Concept/ }).click();
  await expect(page.getByText('View Example').first()).toBeVisible();
  await expect(page.locator('.word-link', { hasText: /^ratios?$/ })).toHaveCount(0);
  await expect(page.locator(':is(.katex, a, h1, h2, h3, code) .word-link')).toHaveCount(0);
});

test('without a line, the entry says so and comes when the line is back', async ({ page, context }) => {
  await page.goto('/lesson/1/introduction');
  await wordOf(page).click();
  await expect(page.getByRole('dialog').getByText('An example', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Key Concept/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'part-to-part ratio' }).click();
  const dialog = page.getByRole('dialog', { name: 'part-to-part ratio' });
  await expect(dialog.getByText(/come back with your connection/)).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('An example', { exact: true })).toBeVisible();
});
