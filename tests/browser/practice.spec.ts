import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { attemptsOf } from './support/stored-answers.ts';
import { openFirstPractice, signIn, studentWithSession } from './support/student.ts';

test('a lesson is opened and a problem answered with the keyboard alone, the focus seen and led to the verdict', async ({
  browser,
}) => {
  const prepared = await browser.newContext();
  const student = await studentWithSession(prepared);
  await prepared.close();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(student.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  const courses = page.getByRole('region', { name: 'CURRICULUM' });
  for (const name of [/Grade 6 A/, /Unit 1/]) {
    const part = courses.getByRole('button', { name });
    await expect(part).toBeVisible();
    if ((await part.getAttribute('aria-expanded')) === 'true') continue;
    await tabTo(page, part);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, courses.getByRole('link', { name: /1\. What Is a Ratio/ }));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lesson\/\d+\/introduction$/);

  const { right } = await openFirstPractice(page);
  await tabTo(page, page.getByLabel('Your answer', { exact: true }));
  await expectFocusSeen(page);
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  const verdict = page.locator('.feedback-verdict');
  await expect(verdict).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Problem 2 of/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.close();
});

test('a text nobody can read costs no try, stays in the field and says what was not read; the right one then counts', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const { right } = await openFirstPractice(page);
  const field = page.getByLabel('Your answer', { exact: true });
  await field.fill('banana split');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/could not read “banana/)).toBeVisible();
  await expect(page.getByText('This did not use up a try.')).toBeVisible();
  await expect(field).toHaveValue('banana split');
  await field.fill(right.replace(':', ' to '));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.verdict.good')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You solved this one.')).toBeVisible();
  expect(await attemptsOf(student.email)).toHaveLength(1);
});

test('an answer given while offline is kept, said to wait, and stored exactly once when the network is back', async ({
  page,
  context,
  browser,
}) => {
  const student = await studentWithSession(context);
  const { right } = await openFirstPractice(page);
  const field = page.getByLabel('Your answer', { exact: true });
  await field.fill(right);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Your answer is waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field).toHaveValue(right);
  await context.setOffline(false);
  await expect(page.locator('.verdict.good')).toBeVisible();
  expect(await attemptsOf(student.email)).toHaveLength(1);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, student);
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.goto('/lesson/1/practice-problems');
  await expect(other.getByText(/^Problem 2 of/)).toBeVisible();
  await elsewhere.close();
});

test('an answer whose acknowledgement got lost is repeated under its own id and stored once', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const { right } = await openFirstPractice(page);
  const ids: string[] = [];
  await page.route('**/api/problems/submit', async (route) => {
    ids.push((route.request().postDataJSON() as { attempt_id: string }).attempt_id);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByLabel('Your answer', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.verdict.good')).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await attemptsOf(student.email)).toHaveLength(1);
});

async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    for (
      let element = document.activeElement;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true;
    }
    return false;
  });
  expect(seen).toBe(true);
}
