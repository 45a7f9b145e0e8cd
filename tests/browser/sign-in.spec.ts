import { expect, test } from '@playwright/test';
import { newStudent, signIn, signUp, studentWithSession } from './support/student.ts';

test('a new student signs up and meets the questions [A-054] [A-046]', async ({ page }) => {
  await signUp(page, newStudent());
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Hi! I'm your Future You/ })).toBeVisible();
});

test('a wrong password says so above the form and loses nothing typed [A-047] [A-341]', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context, newStudent());
  const visitor = await page.context().browser()?.newContext();
  const login = await (visitor ?? context).newPage();
  await signIn(login, { ...student, password: 'not the right one' });
  const alert = login.getByRole('alert');
  await expect(alert).toHaveText('Invalid email or password.');
  const [alertBox, fieldBox] = [await alert.boundingBox(), await login.getByLabel('Email').boundingBox()];
  expect(alertBox?.y ?? 0).toBeLessThan(fieldBox?.y ?? 0);
  await expect(login.getByLabel('Email')).toHaveValue(student.email);
  await visitor?.close();
});

test('a visitor who followed a lesson link lands on it after signing in [A-029] [L-017]', async ({
  browser,
}) => {
  const prepared = await browser.newContext();
  const student = await studentWithSession(prepared);
  await prepared.close();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/lesson/1/guided-problem');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/lesson\/1\/guided-problem/);
  await context.close();
});

test('protected pages send a signed-out visitor to sign-in, unknown addresses go home [A-027] [A-313]', async ({
  page,
}) => {
  for (const address of ['/dashboard', '/lesson/1', '/onboarding']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.goto('/no/such/path');
  await expect(page).toHaveURL(/\/$/);
});

test('signing out ends the session on the server and clears the token [L-057] [L-058] [A-323]', async ({
  page,
  context,
}) => {
  await studentWithSession(context);
  await page.goto('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('playforward_access_token'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('playforward_access_token'))).toBeNull();
  const answer = await context.request.get('/user/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('a guest can look around in one click [A-307]', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around as a guest' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('the documented words stand on both forms [A-034] [A-035] [A-041] [A-048] [A-052]', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByText('Sign in to continue your learning journey.')).toBeVisible();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByText('Sign up to start your learning journey.')).toBeVisible();
  await expect(page.getByText('Already have an account?')).toBeVisible();
});
