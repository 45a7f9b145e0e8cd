import { expect, type Page, test } from '@playwright/test';
import { giveAnswer } from './screens/screens-checks.ts';
import { studentWithSession } from './support/student.ts';
import { makeClass, teacherWithSession } from './support/teacher.ts';

async function openUnitCheck(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Checks', exact: true }).click();
  await page
    .getByRole('link', { name: /^Start Unit check/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
}

/** What stands in the first problem, typed or chosen. */
async function firstAnswer(page: Page): Promise<string> {
  const field = page.getByLabel('Your answer');
  if (await field.isVisible()) return field.inputValue();
  return page.locator('.choice[aria-pressed="true"]').innerText();
}

const toFirst = (page: Page) => page.getByRole('button', { name: /^Question 1,/ }).click();

test('[CLASSROOM-7] an answer survives a reload, a lost line and a second tab', async ({ context, page }) => {
  await studentWithSession(context);
  await openUnitCheck(page);
  await giveAnswer(page, '12');
  await expect(page.getByText(/^Saved, /)).toBeVisible();
  const given = await firstAnswer(page);
  await page.reload();
  await toFirst(page);
  expect(await firstAnswer(page)).toBe(given);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await giveAnswer(page, '7');
  await expect(page.getByText('No line. Kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved, /)).toBeVisible({ timeout: 10_000 });

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^2 of 1\d answered$/)).toBeVisible();
  await other.getByRole('button', { name: /^Question 3,/ }).click();
  await giveAnswer(other, '5');
  await expect(page.getByText(/^3 of 1\d answered$/)).toBeVisible();
});

test('each formula of a check is seen once, also when the check is the first page that is opened', async ({
  context,
  page,
}) => {
  await studentWithSession(context);
  await openUnitCheck(page);
  await page.goto(page.url().replace(/\/check\/.*/, '/checks/5'));
  await page.getByRole('link', { name: 'Start Unit check: The Real Numbers' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await page.reload();
  const forEars = page.locator('.katex-mathml').first();
  while (!(await forEars.count())) await page.getByRole('button', { name: 'Next' }).click();
  expect(await forEars.evaluate((part) => part.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
});

test('[CLASSROOM-18] a check is worked through by keyboard alone, and handed in', async ({
  context,
  page,
}) => {
  await studentWithSession(context);
  await openUnitCheck(page);
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Question 2 of/ })).toBeFocused();
  await page.getByRole('button', { name: 'Hand in' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Look once more' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^0 of 1\d right\./)).toBeVisible();
  await expect(page.getByText('No answer').first()).toBeVisible();
});

test('[CLASSROOM-20] an exit ticket prints without a script, and its code opens the same problems', async ({
  browser,
  context,
  page,
}) => {
  const { token } = await teacherWithSession(context);
  await makeClass(page, 'Period 2');
  await page.getByRole('link', { name: 'Assignments' }).click();
  await page.getByRole('button', { name: 'New assignment' }).click();
  await page.getByText('Exit ticket', { exact: true }).click();
  await page.getByRole('button', { name: 'Give to Period 2' }).click();
  await page.getByRole('link', { name: /^Exit ticket: / }).click();
  await page.getByRole('button', { name: 'Print as a worksheet' }).click();
  await page.getByLabel('Versions').selectOption('2');
  await page.getByRole('button', { name: 'Make the sheets' }).click();
  const address = await page.getByRole('link', { name: 'Open the sheets to print' }).getAttribute('href');

  const paper = await browser.newContext({ javaScriptEnabled: false });
  const { hostname: domain } = new URL(page.url());
  await paper.addCookies([{ name: 'access_token', value: token, domain, path: '/' }]);
  const sheet = await paper.newPage();
  await sheet.goto(String(address));
  await expect(sheet.locator('.sheet')).toHaveCount(3);
  const first = await sheet.locator('.sheet').first().locator('ol > li p').first().innerText();
  const code = String(address).split('/').at(-1);
  await paper.close();

  const home = await browser.newContext();
  await studentWithSession(home);
  const screen = await home.newPage();
  await screen.goto(`/w/${code}/A`);
  await screen.getByRole('button', { name: 'Start' }).click();
  await expect(screen.getByTestId('question')).toHaveText(first);
  await home.close();
});
