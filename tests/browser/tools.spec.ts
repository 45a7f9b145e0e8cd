import { expect, type Page, test } from '@playwright/test';
import { expectInside, openTool } from './screens/screens-tools.ts';
import { studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

const result = (page: Page) => page.getByRole('dialog', { name: 'Calculator' }).getByRole('status');
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the calculator', () => {
  test('opens on every section by its floating button, and the button closes it again [L-013] [L-068] [L-112]', async ({
    page,
  }) => {
    for (const tab of ['introduction', 'key-concept', 'stem-city', 'guided-problem', 'practice-problems']) {
      await page.goto(`/lesson/1/${tab}`);
      const button = key(page, 'Calculator');
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
      await button.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await page.locator('.lesson-tools').evaluate((row) => getComputedStyle(row).position)).toBe(
        'fixed',
      );
    }
  });

  test('works out what is clicked and says Error when it cannot [L-113] [L-114]', async ({ page }) => {
    await openTool(page, 'Calculator');
    for (const name of ['7', '×', '8', '=']) await key(page, name).click();
    await expect(result(page)).toHaveText('56');
    for (const name of ['5', '÷', '÷', '=']) await key(page, name).click();
    await expect(result(page)).toHaveText('Error');
    for (const name of ['C', '0', '.', '1', '+', '0', '.', '2', '5', 'Backspace', '='])
      await key(page, name).click();
    await expect(result(page)).toHaveText('0.3');
  });

  test('is used by the keyboard alone, and keeps its sum [D-86]', async ({ page }) => {
    await page.goto('/lesson/1/introduction');
    const button = key(page, 'Calculator');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
    await page.keyboard.type('2+3*4');
    await page.keyboard.press('Enter');
    await expect(result(page)).toHaveText('14');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(result(page)).toHaveText('14');
  });

  test('is moved aside by its header, while its floating button stays', async ({ page }) => {
    await openTool(page, 'Calculator');
    const dialog = page.getByRole('dialog', { name: 'Calculator' });
    const [before, button] = [await dialog.boundingBox(), await key(page, 'Calculator').boundingBox()];
    await page.getByRole('heading', { name: 'Calculator' }).hover();
    await page.mouse.down();
    await page.mouse.move((before?.x ?? 0) + 300, (before?.y ?? 0) + 60, { steps: 5 });
    await page.mouse.up();
    const after = await dialog.boundingBox();
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(150);
    expect(await key(page, 'Calculator').boundingBox()).toEqual(button);
    await page.keyboard.press('Escape');
    await key(page, 'Calculator').click();
    expect(await dialog.boundingBox()).toEqual(before);
  });

  test('is downloaded when it is opened, and a failed download is said and tried again', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/lesson/1/introduction');
    await expect(page.getByText('Goals')).toBeVisible();
    expect(
      asked.filter((address) => /\/(calculator-dialog|scratch-pad-dialog|game-room|chart)/.test(address)),
    ).toEqual([]);
    await page.route(/calculator-dialog/, (route) => route.abort());
    await key(page, 'Calculator').click();
    await expect(
      page.getByText('This part did not load. Check your connection and try again.'),
    ).toBeVisible();
  });
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the calculator is tapped and fits the screen [L-112] [L-113]', async ({ page }) => {
    await page.goto('/lesson/1/introduction');
    await key(page, 'Calculator').tap();
    for (const name of ['4', '5', '0', '÷', '5', '=']) await key(page, name).tap();
    await expect(result(page)).toHaveText('90');
    await expectInside(page, page.getByRole('dialog', { name: 'Calculator' }));
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  });
});
