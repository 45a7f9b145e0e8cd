import { expect, type Page, test } from '@playwright/test';
import { byTurns } from './support/by-day.ts';
import { openFirstPractice, studentWithSession } from './support/student.ts';

/** What the documents say of dashboard and lesson, each seen where a student sees it. */

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

test('the courses are mathematics, and every documented place can be reached [L-001] [L-005]', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const courses = page.getByRole('button', { name: /^(Grade \d|Algebra|Geometry|.*Calculus|.*Math)/ });
  await expect(courses.first()).toBeVisible();
  await page.goto('/lesson/1/introduction');
  await expect(page.getByRole('navigation', { name: 'Lesson sections' })).toBeVisible();
  await page.getByRole('button', { name: 'Calculator' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the logo of dashboard and lesson leads to the landing page [L-029]', async ({ page }) => {
  for (const address of ['/dashboard', '/lesson/1/introduction']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Playforward' }).first()).toHaveAttribute('href', '/');
  }
});

test('signing out leads to /login, and nobody is told of a role [L-030] [L-248] [L-251]', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(role|admin|parent|guardian|your classes to teach|as a (teacher|student))\b/i,
  );
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a page that fits the window does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 5000 });
  for (const address of ['/dashboard', '/lesson/1/introduction']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(5000);
  }
});

test('the scratch-pad button floats over the lesson [L-069]', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/lesson/1/introduction');
  const button = page.getByRole('button', { name: 'Scratch pad' });
  await expect(button).toBeInViewport();
  await page.mouse.wheel(0, 3000);
  await expect(button).toBeInViewport();
  expect(await page.locator('.lesson-tools').evaluate((row) => getComputedStyle(row).position)).toBe('fixed');
});

for (const [nth, [way, width]] of (
  [
    ['View Learning Path', 1280],
    ['Back to the dashboard', 390],
  ] as const
).entries()) {
  test(`what the companion had to say in a lesson stays there when it is left by '${way}' [L-196]${byTurns(nth, 2)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/lesson/1/introduction');
    await expect(page.getByText('Lesson Overview')).toBeVisible();
    const words = 'Ready for this lesson?';
    await expect(page.getByText(words).first()).toBeAttached();
    await page.getByRole('button', { name: way }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  });
}

test('the city opens its dialog over the lesson, at the same address [L-070] [R-022]', async ({ page }) => {
  await page.goto('/lesson/1/stem-city');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  await expect(page.locator('dialog[open] iframe[title="Stem City"]')).toBeVisible();
  await expect(page).toHaveURL(/\/lesson\/1\/stem-city$/);
});

test('the key concept shows its definition as the server tells it [L-084]', async ({ page }) => {
  const answered = page.waitForResponse('**/api/lessons/1/full');
  await page.goto('/lesson/1/key-concept');
  const { concepts } = (await (await answered).json()) as {
    concepts: { title: string; definition: string }[];
  };
  const [first] = concepts;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  const [opening = ''] = (first?.definition ?? '').split(/[$*\n]/);
  await expect(page.locator('.definition')).toContainText(opening.trim().slice(0, 40));
});

test('what is started and completed is reported without a body [L-253]', async ({ page }) => {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.method() === 'POST' &&
      /^\/api\/(progress|lessons|units|problems)\/.*(start|complete)$/.test(pathname)
    ) {
      bodies.push(request.postData());
    }
  });
  const started = page.waitForRequest(
    (request) => request.method() === 'POST' && /start$/.test(request.url()),
  );
  await page.goto('/lesson/1/practice-problems');
  await started;
  expect(bodies.length).toBeGreaterThan(0);
  expect(new Set(bodies)).toEqual(new Set([null]));
});

test('sounds come from /sounds, and only once a student wants them [L-289]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') asked.push(new URL(request.url()).pathname);
  });
  const { right } = await openFirstPractice(page);
  await page.evaluate(() => {
    localStorage.setItem('soundEnabled', 'true');
    localStorage.setItem('soundVolume', '0.5');
  });
  expect(asked).toEqual([]);
  await page.getByLabel('Your answer', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.verdict.good')).toBeVisible();
  await expect.poll(() => asked[0]).toBe('/sounds/answer-right.wav');
});

test('the server says no more than the documents: 401, 404 and 422 in their words [L-290]', async ({
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  expect((await visitor.get('/api/lessons/1/full')).status()).toBe(401);
  expect((await visitor.get('/api/nowhere')).status()).toBe(404);
  const refused = await visitor.post('/auth/login', { data: {} });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toHaveProperty('detail');
  await visitor.dispose();
});

test('the layout changes at 1024 and not a pixel before [L-341]', async ({ page }) => {
  await page.goto('/lesson/1/introduction');
  await expect(page.getByText('Lesson Overview')).toBeVisible();
  const isBeside = () =>
    page.evaluate(() => {
      const [lesson, orb] = ['.lesson-body > main', '.companion .orb'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return lesson && orb ? orb.left >= lesson.right : null;
    });
  await page.setViewportSize({ width: 1023, height: 800 });
  expect(await isBeside()).toBe(false);
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await isBeside()).toBe(true);
});

test.describe('when calls fail, the page says so in its own words and goes on [L-324]', () => {
  const knownWords =
    /Failed to load lesson|Your answer is waiting|courses fetch error|There was a problem loading the curriculum data\./;

  test('the dashboard without its courses, then a lesson without its content', async ({ page }) => {
    for (const [address, calls] of [
      ['/dashboard', '**/api/courses/with-units'],
      ['/lesson/1/introduction', '**/api/lessons/1/full'],
    ] as const) {
      await page.route(calls, (route) =>
        route.fulfill({ status: 500, json: { detail: 'A secret of the server' } }),
      );
      await page.goto(address);
      await expect(page.getByText(knownWords).first()).toBeVisible();
      await expect(page.getByText('A secret of the server')).toHaveCount(0);
    }
  });
});

test.describe('bad input leaves the page in words and working', () => {
  test('lesson ids that are none', async ({ page }) => {
    for (const id of ['abc', '-1', '0', '99999999999999999999', '1e9', '%00', '1;drop', '999999']) {
      await page.goto(`/lesson/${id}/introduction`);
      await expect(
        page.getByText(/Lesson not found|Failed to load lesson|Page not found/).first(),
        id,
      ).toBeVisible();
    }
  });

  test('a formula that is hostile or broken is shown as text and never runs', async ({ page }) => {
    const hostile =
      'What is $\\href{javascript:window.hurt=1}{x}$ and $\\frac{1}{$ <img src=x onerror="window.hurt=1">?';
    await changeLesson(page, (lesson) => ({
      ...lesson,
      problems: lesson.problems.map((problem) => ({ ...problem, question: hostile })),
    }));
    await page.goto('/lesson/1/practice-problems');
    await expect(page.getByTestId('question')).toContainText('What is');
    expect(await page.locator('img[src="x"], a[href^="javascript"]').count()).toBe(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  });

  test('a browser that stores nothing opens the lesson for who is signed in by cookie', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const { token } = await studentWithSession(context);
    const closed = await browser.newContext();
    await closed.addCookies([
      { name: 'access_token', value: token, url: test.info().project.use.baseURL ?? '' },
    ]);
    await closed.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const page = await closed.newPage();
    await page.goto('/lesson/1/practice-problems');
    await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
    await page.getByRole('link', { name: /^Introduction/ }).click();
    await expect(page.getByText('Lesson Overview')).toBeVisible();
    await closed.close();
    await context.close();
  });
});

test('signing out everywhere from the settings ends the session in the other browser too', async ({
  page,
  browser,
}) => {
  await page.goto('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('playforward_access_token'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const elsewhere = await browser.newContext();
  const answer = await elsewhere.request.get('/user/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await elsewhere.close();
});

type Lesson = { concepts: object[]; problems: { question: string }[] };

/** Answers the call for the lesson with a changed lesson. */
async function changeLesson(page: Page, change: (lesson: Lesson) => Lesson): Promise<void> {
  await page.route('**/api/lessons/1/full', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change((await answer.json()) as Lesson) });
  });
}
