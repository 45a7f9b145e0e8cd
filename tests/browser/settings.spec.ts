import { expect, test } from '@playwright/test';
import { openSettings } from './screens/screens-tools.ts';
import { byTurns } from './support/by-day.ts';
import { answerWrong, openFirstPractice, studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

test.describe('settings', () => {
  test('open from the header by keyboard alone and keep what is set [L-052] [L-053] [L-054] [L-055] [L-056]', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: 'Sound volume' });
    await expect(slider).toHaveValue('1');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('0.99');
    await expect(page.getByText('99%')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: 'Mute' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(slider).toHaveValue('0');
    await page.keyboard.press('Space');
    await expect(slider).toHaveValue('0.1');
    await expect(page.getByText('10%')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('soundVolume'))).toBe('0.1');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.reload();
    await button.click();
    await expect(slider).toHaveValue('0.1');
  });

  for (const [nth, [width, height]] of (
    [
      [360, 640],
      [390, 844],
    ] as const
  ).entries()) {
    test(`open at their top on a phone of ${width} by ${height}, with Done in sight${byTurns(nth, 2)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openSettings(page);
      const dialog = page.getByRole('dialog', { name: 'Settings' });
      for (const part of [
        dialog.getByRole('heading', { name: 'Settings' }),
        dialog.getByRole('slider', { name: 'Sound volume' }),
        dialog.getByRole('button', { name: 'Done' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await dialog.getByText('Auto', { exact: true }).click();
      await expect(dialog.getByRole('radio', { name: 'Auto' })).toBeChecked();
    });
  }

  test('the dark theme stays through a reload and reaches the lesson', async ({ page }) => {
    await openSettings(page);
    await page.getByText('Dark', { exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto('/lesson/1/introduction');
    await expect(page.getByText('Goals')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const paper = () =>
      page.locator('.introduction').evaluate((card) => getComputedStyle(card).backgroundColor);
    expect(await paper()).toBe('rgb(33, 28, 71)');
  });

  test('Auto follows the device', async ({ page }) => {
    await openSettings(page);
    await page.getByText('Auto', { exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('without timers an answered problem waits', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('playforward_timers', 'false'));
    await openFirstPractice(page);
    await page.getByRole('button', { name: 'Show choices' }).click();
    await answerWrong(page);
    await expect(page.getByRole('button', { name: 'Start the timer again' })).toBeVisible();
  });
});
