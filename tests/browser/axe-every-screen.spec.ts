import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { newStudent, signIn, studentWithSession } from './student.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Names what axe found and where, so that a failure reads as a list of things to mend. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const publicScreens = ['/', '/login', '/signup', '/404'];
const lessonScreens = [
  '/dashboard',
  '/lesson/1/introduction',
  '/lesson/4/key-concept/0',
  '/lesson/1/stem-city',
  '/lesson/4/guided-problem',
  '/lesson/4/practice-problems',
  '/lesson/999999/introduction',
];

for (const width of [1440, 390]) {
  test(`axe finds nothing on the public screens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of publicScreens) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await faults(page), address).toEqual([]);
    }
    await signIn(page, newStudent());
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await faults(page), 'sign-in refused').toEqual([]);
  });

  test(`axe finds nothing on the dashboard and in a lesson at ${width} px`, async ({ page, context }) => {
    await studentWithSession(context);
    await page.setViewportSize({ width, height: 900 });
    for (const address of lessonScreens) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await faults(page), address).toEqual([]);
    }
  });

  test(`axe finds nothing on an answered problem at ${width} px`, async ({ page, context }) => {
    await studentWithSession(context);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/lesson/4/practice-problems', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show choices' }).click();
    for (const choice of await page.getByRole('group', { name: 'Choices' }).getByRole('button').all()) {
      const answered = page.waitForResponse('**/api/problems/submit');
      await choice.click();
      const { is_correct: right } = (await (await answered).json()) as { is_correct: boolean };
      await expect(
        page.getByRole('button', { name: right ? 'Next' : 'Try again', exact: true }),
      ).toBeVisible();
      expect(await faults(page), right ? 'right' : 'wrong').toEqual([]);
      if (right) break;
      await page.getByRole('button', { name: 'Try again' }).click();
    }
  });
}

test('nothing scrolls sideways from 320 to 1440 px', async ({ page, context }) => {
  await studentWithSession(context);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', ...lessonScreens]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
