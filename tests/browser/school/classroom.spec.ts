import { expect, test } from '@playwright/test';
import { newStudent, signUp } from '../support/student.ts';
import { addPupils, makeClass, teacherWithSession } from '../support/teacher.ts';

test('[CLASSROOM-20] cards print without a script, and their pupil signs in with them', async ({
  browser,
  context,
  page,
}) => {
  const { token } = await teacherWithSession(context);
  await makeClass(page, 'Period 2');
  await addPupils(page, ['Ana Lopez', 'Ben Osei']);
  const address = await page.getByRole('link', { name: 'Open the cards to print' }).getAttribute('href');

  const paper = await browser.newContext({ javaScriptEnabled: false });
  const { hostname: domain } = new URL(page.url());
  await paper.addCookies([{ name: 'access_token', value: token, domain, path: '/' }]);
  const sheet = await paper.newPage();
  await sheet.goto(String(address));
  await expect(sheet.getByRole('article')).toHaveCount(2);
  const card = sheet.getByRole('article').first();
  await expect(card.locator('svg')).toBeVisible();
  const [userName = '', phrase = ''] = await card.locator('dd').allInnerTexts();
  await paper.close();

  const school = await browser.newContext();
  const pupil = await school.newPage();
  await pupil.goto(`/login#name=${userName}`);
  await expect(pupil.getByLabel('Email')).toHaveValue(userName);
  await pupil.getByLabel('Password', { exact: true }).fill(phrase);
  await pupil.getByRole('button', { name: 'Sign in' }).click();
  await expect(pupil).toHaveURL(/\/onboarding$/);
  await school.close();
});

test('[CLASSROOM-1] a visitor with a code gets an account first and is in the class then', async ({
  browser,
  context,
  page,
}) => {
  await teacherWithSession(context);
  await makeClass(page, 'Period 5');
  await page.getByRole('button', { name: 'Class code' }).click();
  const code = await page.getByRole('dialog').locator('.code-text').innerText();

  const home = await browser.newContext();
  const visitor = await home.newPage();
  await visitor.goto(`/join/${code}`);
  await visitor.getByRole('link', { name: 'Create account' }).click();
  const { name, email, password } = newStudent('Maya');
  await visitor.getByLabel('First Name').fill(name);
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.getByLabel('Confirm Password').fill(password);
  await visitor.getByRole('button', { name: 'Create Account' }).click();
  await expect(visitor.getByText('You are in Period 5.')).toBeVisible();
  await home.close();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Maya' })).toBeVisible();
});

test('[CLASSROOM-18] the grid is walked and opened by keyboard alone, and a student finds nothing at /teach', async ({
  browser,
  context,
  page,
}) => {
  await teacherWithSession(context);
  await page.goto('/teach');
  await page.getByRole('button', { name: 'Show me a demo class' }).press('Enter');
  await page.getByRole('link', { name: /^Open class/ }).press('Enter');
  const cells = page.getByRole('grid').getByRole('button');
  await cells.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-place="1 1"]')).toBeFocused();

  const own = await browser.newContext();
  const student = await own.newPage();
  await signUp(student, newStudent());
  await student.goto('/teach');
  await expect(student.getByText('Nothing here for you')).toBeVisible();
  await own.close();
});
