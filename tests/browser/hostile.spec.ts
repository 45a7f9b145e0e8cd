import { expect, test } from '@playwright/test';
import { openDay } from './screens/screens-waiting.ts';
import { newStudent, openFirstPractice, studentWithSession } from './support/student.ts';

const payload = '<img src=x onerror="window.hurt=1">';

test('markup as a first name, a dream job or an answer is shown as text and never runs', async ({
  page,
  context,
}) => {
  const { token } = await studentWithSession(context, newStudent(payload));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) refused.push(message.text());
  });
  await context.request.patch('/user/learning-profile', {
    data: { chosen_career: payload },
    headers: { authorization: `Bearer ${token}` },
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${payload}`);
  await expect(page.getByText(payload, { exact: true })).toBeVisible();
  await openFirstPractice(page);
  await page.getByLabel('Your answer', { exact: true }).fill(payload);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('This did not use up a try.')).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(refused).toEqual([]);
});

test('markup as an e-mail address is refused in words and stays text', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('"><script>window.hurt=1</script>@x.example');
  await page.getByLabel('Password', { exact: true }).fill('seven green bikes');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

test('an injected script is refused by the policy of the page', async ({ page }) => {
  await page.goto('/login');
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.hurt = 1';
        document.body.append(script);
      }),
  );
  expect(refused).toMatch(/^script-src/);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

test('without JavaScript the landing page and the sign-in page can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('Math you can build a city with.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await context.close();
});

test('toasts: three at a time, 356 px wide, 14 px apart, Alt+T spreads them, gone after 4 s [L-360] [L-361] [L-362] [L-363] [L-366]', async ({
  page,
  context,
}) => {
  await studentWithSession(context, newStudent(), { onboarded: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/user/learning-profile', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  );
  await openDay(page);
  for (let raised = 0; raised < 5; raised++) {
    const answered = page.waitForResponse('**/user/learning-profile');
    await page.getByRole('button', { name: 'CONTINUE' }).click();
    await answered;
    await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeEnabled();
  }
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect(visible).toHaveCount(3);
  await page.keyboard.press('Alt+t');
  await expect(visible.first()).toHaveAttribute('data-expanded', 'true');
  await page.clock.runFor(600);
  const boxes = (await Promise.all((await visible.all()).map((toast) => toast.boundingBox())))
    .filter((box) => box !== null)
    .sort((one, other) => one.y - other.y);
  expect(boxes.map(({ width }) => Math.round(width))).toEqual([356, 356, 356]);
  for (const [above, below] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const [one, other] = [boxes[above], boxes[below]];
    expect(Math.round((other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0))).toBe(14);
  }
  await page.keyboard.press('Escape');
  await page.clock.runFor(4300);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});
