import { expect, test } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

test('a job is found by misspelt words, kept, tried and followed to its pathway, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await tabTo(page, page.getByRole('link', { name: 'Explore careers' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/careers$/);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('bilding bridges');
  await expect(page.getByText('building bridges', { exact: true })).toBeVisible();
  const job = page.getByRole('link', { name: 'Civil Engineer', exact: true });
  await tabTo(page, job);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Civil Engineer', level: 1 })).toBeVisible();

  const favorite = page.getByRole('button', { name: 'Favorite' });
  await tabTo(page, favorite);
  await page.keyboard.press('Enter');
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page, page.getByRole('button', { name: 'Try it' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Your answer/)).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not yet.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First job' })).toBeVisible();

  // What was looked for is there again on the way back.
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('bilding bridges');
});

test('careers and a career fit 320 and 390 px, and on paper the way is what is left', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/careers', '/careers/civil-engineer']) {
      await page.goto(address);
      await expect(page.getByText('The math inside').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Your pathway')).toBeVisible();
  await expect(page.getByText('Three problems of this job')).toBeHidden();
});
