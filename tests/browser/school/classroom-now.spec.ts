import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerWrong, newStudent, studentWithSession } from '../support/student.ts';
import { makeClass, teacherWithSession } from '../support/teacher.ts';

/** A student of the class, at the first practice problem. */
async function studentIn(browser: Browser, page: Page, name: string) {
  const { invite } = await classOf(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { token } = await studentWithSession(context, newStudent(name));
  const headers = { authorization: `Bearer ${token}` };
  const joined = await context.request.post('/api/classes/join', { data: { code: invite.code }, headers });
  expect(joined.status()).toBe(200);
  const own = await context.newPage();
  await own.goto('/lesson/1/practice-problems');
  await expect(own.getByTestId('question')).toBeVisible();
  return { context, own };
}

async function classOf(page: Page): Promise<{ id: number; invite: { code: string } }> {
  const token = await page.evaluate(() => localStorage.getItem('playforward_access_token'));
  const id = /class\/(\d+)/.exec(page.url())?.[1];
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`/api/teach/classes/${id}`, { headers })).json();
}

test('[CLASSROOM-18] [CLASSROOM-19] a wrong answer, a hand, a nudge and a pause pass between a class and its teacher', async ({
  browser,
  context,
  page,
}) => {
  await teacherWithSession(context);
  await makeClass(page, 'Period 2');
  const maya = await studentIn(browser, page, 'Maya');
  const leo = await studentIn(browser, page, 'Leo');
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Maya' })).toBeVisible();

  await answerWrong(maya.own);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Maya' }) });
  await expect(row.getByText('Not right:')).toBeAttached();

  await maya.own.getByRole('button', { name: 'Raise hand' }).click();
  await expect(page.getByRole('heading', { name: 'Hands up' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Lower hand of Maya' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Hands up' })).toBeHidden();
  await expect(maya.own.getByRole('button', { name: 'Raise hand', pressed: false })).toBeVisible();

  await page.getByRole('button', { name: 'Pause the class' }).press('Enter');
  for (const { own } of [maya, leo]) {
    await expect(own.getByRole('dialog', { name: 'Eyes on your teacher' })).toBeVisible();
    await own.keyboard.press('Escape');
    await own.keyboard.press('Escape');
    await expect(own.getByRole('dialog', { name: 'Eyes on your teacher' })).toBeVisible();
  }
  expect((await new AxeBuilder({ page: leo.own }).analyze()).violations).toEqual([]);
  await leo.own.reload();
  await expect(leo.own.getByRole('dialog', { name: 'Eyes on your teacher' })).toBeVisible();
  await page.getByRole('button', { name: 'Let them go on' }).press('Enter');
  for (const { own } of [maya, leo])
    await expect(own.getByRole('dialog', { name: 'Eyes on your teacher' })).toBeHidden();
  await expect(maya.own.getByTestId('question')).toBeVisible();

  await page.getByRole('button', { name: 'Hide names' }).click();
  await expect(page.getByRole('link', { name: 'Maya' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Student 1' })).toBeVisible();
  for (const { context: each } of [maya, leo]) await each.close();
});

test('a nudge is chosen by keyboard and reaches the student it is for', async ({
  browser,
  context,
  page,
}) => {
  await teacherWithSession(context);
  await makeClass(page, 'Period 3');
  const maya = await studentIn(browser, page, 'Maya');
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await maya.own.getByRole('button', { name: 'Raise hand' }).click();
  await expect(page.getByRole('heading', { name: 'Hands up' })).toBeVisible();
  await page.getByRole('button', { name: 'Nudge Maya' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Draw it before you compute.' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(maya.own.getByText('Draw it before you compute.')).toBeVisible();
  await maya.context.close();
});
