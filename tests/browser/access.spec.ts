import { expect, type Page, test } from '@playwright/test';
import { newStudent, signIn, signUp, studentWithSession } from './support/student.ts';

const accessKeys = [
  'access_token',
  'email',
  'email_verified',
  'is_active',
  'name',
  'onboarding_completed',
].sort();

test('the public pages open without an account [A-016] [A-017] [A-018] [A-021] [A-022] [A-023] [A-312] [A-002]', async ({
  page,
}) => {
  for (const address of [
    '/',
    '/login',
    '/signup',
    '/newsroom',
    '/join-league',
    '/pledge',
    '/test/orb-dialog',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${address.replace(/\//g, '\\/')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('every protected page sends a visitor to the sign-in [A-024] [A-025] [A-026] [A-030] [L-016] [L-019] [L-249]', async ({
  page,
}) => {
  const lesson = ['/lesson/1', '/lesson/1/introduction', '/lesson/1/key-concept/0'];
  for (const address of ['/dashboard', '/onboarding', ...lesson]) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/login$/);
  }
});

test('each of the five tabs has its address; later ones are not refused [L-020] [L-233]', async ({
  page,
  context,
}) => {
  await studentWithSession(context);
  for (const tab of ['introduction', 'key-concept', 'stem-city', 'guided-problem', 'practice-problems']) {
    await page.goto(`/lesson/1/${tab}`);
    await expect(page.locator('.tabs [aria-current="page"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/lesson/1/${tab}`));
  }
});

test('signing up sends name, email and password, and keeps the token until signing out [A-190] [R-053] [A-192] [A-193] [A-195] [A-196] [A-197] [A-223] [R-164] [A-224] [R-165] [A-305] [R-104] [A-332] [A-333]', async ({
  page,
  context,
}) => {
  const student = newStudent();
  const registered = page.waitForRequest('**/auth/register');
  await signUp(page, student);
  const request = await registered;
  expect(request.postDataJSON()).toEqual({
    name: student.name,
    email: student.email,
    password: student.password,
  });
  const answer = (await (await request.response())?.json()) as Record<string, unknown>;
  expect(Object.keys(answer).sort()).toEqual(accessKeys);
  const stored = () => page.evaluate(() => Object.values({ ...localStorage }));
  expect(await stored()).toContain(answer.access_token);
  expect((await context.cookies()).map(({ name }) => name)).toContain('access_token');
});

test('signing in sends email and password alone; later calls carry the token to the same host [A-192] [A-315] [A-318] [R-109] [A-331] [L-252]', async ({
  browser,
}) => {
  const prepared = await browser.newContext();
  const student = await studentWithSession(prepared);
  await prepared.close();
  const page = await (await browser.newContext()).newPage();
  const calls = listenToCalls(page);
  const login = page.waitForRequest('**/auth/login');
  await signIn(page, student);
  expect((await login).postDataJSON()).toEqual({ email: student.email, password: student.password });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'CURRICULUM', exact: true })).toBeVisible();
  const signedIn = calls.filter(({ path }) => path.startsWith('/api/') || path === '/user/me');
  expect(signedIn.length).toBeGreaterThan(0);
  expect(signedIn.filter(({ bearer }) => !bearer)).toEqual([]);
  expect(new Set(calls.map(({ origin }) => origin)).size).toBe(1);
});

test('a call that never arrives is an unexpected error, and blocked analytics change nothing [A-340] [A-347]', async ({
  page,
}) => {
  await page.route('**/analytics/**', (route) => route.abort());
  await page.route('**/auth/login', (route) => route.abort());
  const { email, password } = newStudent();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred.');
});

test('details and progress that cannot be fetched are not mentioned [L-257] [L-299] [L-302]', async ({
  page,
  context,
}) => {
  await studentWithSession(context);
  await page.route('**/api/{units,progress}/**', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  );
  await page.goto('/lesson/1/introduction');
  await expect(page.getByRole('heading', { name: 'Goals' })).toBeVisible();
  await expect(page.getByText('Something broke.')).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('the lesson has one large orb when wide, and words with a smaller orb and a way back when narrow [L-066] [L-067] [L-072] [L-073]', async ({
  page,
  context,
}) => {
  await studentWithSession(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/lesson/1/introduction');
  const companion = page.getByRole('complementary', { name: 'Your companion' });
  const orbWidth = async () => (await companion.locator('.orb').first().boundingBox())?.width ?? 0;
  await expect(companion).toBeVisible();
  const wide = await orbWidth();
  await expect(page.getByRole('link', { name: 'Playforward' })).toHaveAttribute('href', '/');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(orbWidth).toBeLessThan(wide);
  const back = page
    .locator('a[href="/dashboard"], button')
    .filter({ has: page.locator('svg.lucide-arrow-left') });
  await back.first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

type SeenCall = { path: string; origin: string; bearer: boolean };

/** Product calls of the page, leaving files aside. */
function listenToCalls(page: Page): SeenCall[] {
  const calls: SeenCall[] = [];
  page.on('request', (request) => {
    const { pathname: path, origin } = new URL(request.url());
    if (!/^\/(api|auth|user|missions)\//.test(path)) return;
    calls.push({ path, origin, bearer: request.headers().authorization?.startsWith('Bearer ') ?? false });
  });
  return calls;
}
