import { expect, type Page, test } from '@playwright/test';
import { failDashboard, failLesson } from './screens/screens.ts';
import { studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

test('a missing or unknown tab becomes the introduction, and Back skips it [L-021] [L-022]', async ({
  page,
}) => {
  for (const address of ['/lesson/1', '/lesson/1/foo']) {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'CURRICULUM', exact: true })).toBeVisible();
    await page.goto(address);
    await expect(page).toHaveURL(/\/lesson\/1\/introduction$/);
    await expect(page.getByText('Lesson Overview')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('ids in deep paths are read as whole numbers and nonsense opens the first open problem [L-027]', async ({
  page,
}) => {
  await page.goto('/lesson/1/practice-problems');
  await expect(page).toHaveURL(/\/problem\/\d+$/);
  const first = Number(/(\d+)$/.exec(page.url())?.[1]);
  await page.goto(`/lesson/1/practice-problems/problem/0${first}`);
  await expect(page.getByText(/^Problem 1 of/)).toBeVisible();
  for (const rest of ['problem/abc', 'problem/999999', 'problem', 'nowhere']) {
    await page.goto(`/lesson/1/practice-problems/${rest}`);
    await expect(page).toHaveURL(new RegExp(`/problem/${first}$`));
    await expect(page.getByText(/^Problem 1 of/)).toBeVisible();
  }
});

test('moving through concepts replaces the address, so one Back leaves the tab [L-028]', async ({ page }) => {
  await page.goto('/lesson/1/introduction');
  await page.getByRole('link', { name: /^Key Concept/ }).click();
  await expect(page.getByText(/^Key concept 1 of/)).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: 'View Example' }).click();
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
  expect(page.url()).not.toBe(before);
  const work = page.getByRole('main');
  await work.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText(/^Key concept 1 of/)).toBeVisible();
  await work.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^Key concept 2 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lesson\/1\/introduction$/);
});

test('a narrow tab bar scrolls by 100 px per arrow, a wide one has no arrows [L-076] [L-342] [L-077]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/lesson/1/introduction');
  const bar = page.getByRole('navigation', { name: 'Lesson sections' });
  const offset = () => bar.evaluate((element) => element.scrollLeft);
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect.poll(offset).toBe(0);
  await page.getByRole('button', { name: 'Scroll the sections right' }).click();
  await expect.poll(offset).toBe(100);
  await page.getByRole('button', { name: 'Scroll the sections right' }).click();
  await expect.poll(offset).toBe(200);
  await page.getByRole('button', { name: 'Scroll the sections left' }).click();
  await expect.poll(offset).toBe(100);
  const box = page.locator('.lesson-tabs');
  for (const [width, arrows] of [
    [607, 2],
    [608, 0],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await box.evaluate((element, value) => {
      element.style.width = `${value}px`;
    }, width);
    await expect(page.getByRole('button', { name: /^Scroll the sections/ })).toHaveCount(arrows);
  }
  expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('an arrow of the tab bar works from the moment it is there [L-076]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => {
    // The bar has its style when it is painted, not always when it is put in.
    const click = () => {
      const arrow = document.querySelector<HTMLElement>('[aria-label="Scroll the sections right"]');
      const bar = arrow?.parentElement?.querySelector('nav');
      if (arrow && bar && getComputedStyle(bar).overflowX === 'auto') arrow.click();
      else requestAnimationFrame(click);
    };
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Scroll the sections right"]')) return;
      watch.disconnect();
      click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  // Called when the page has done all that it does when it opens.
  const opened = page.waitForRequest('**/api/progress/lessons/1');
  await page.goto('/lesson/1/introduction');
  await opened;
  const bar = page.getByRole('navigation', { name: 'Lesson sections' });
  const offset = () => bar.evaluate((element) => element.scrollLeft);
  await expect.poll(offset).toBe(100);
  await page.waitForLoadState('networkidle');
  expect(await offset()).toBe(100);
});

test('the open section of a narrow tab bar is in sight, also where the style comes after the page [L-076]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const bar = page.getByRole('navigation', { name: 'Lesson sections' });
  await page.goto('/lesson/1/practice-problems');
  await expect(bar).toHaveCSS('overflow-x', 'auto');
  await expect(bar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  // Without its style the bar is as wide as the page and scrolls nowhere; then the style comes.
  await bar.evaluate((element) => {
    element.style.cssText = 'overflow: visible; flex: none; width: 900px';
    element.scrollLeft = 0;
  });
  await expect(bar).toHaveCSS('width', '900px');
  await bar.evaluate((element) => {
    element.style.cssText = '';
  });
  await expect(bar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
});

test('the wheel changes the section from 25 on and then rests for 800 ms [L-329] [D-72]', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 3000 });
  await page.goto('/lesson/1/introduction');
  await expect(page.getByText('Lesson Overview')).toBeVisible();
  await page.mouse.move(300, 600);
  await page.clock.pauseAt(Date.now() + 60_000);
  await turnWheel(page, 24);
  await expect(page).toHaveURL(/\/introduction$/);
  await turnWheel(page, 26);
  await expect(page).toHaveURL(/\/key-concept/);
  await page.clock.runFor(790);
  await turnWheel(page, -26);
  await expect(page).toHaveURL(/\/key-concept/);
  await page.clock.runFor(20);
  await turnWheel(page, -26);
  await expect(page).toHaveURL(/\/introduction$/);
});

test('says that the lesson is loading until it is there [L-060]', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/lessons/1/full', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/lesson/1/introduction');
  await expect(page.getByText('Loading lesson...')).toBeVisible();
  gate.resolve();
  await expect(page.getByText('Lesson Overview')).toBeVisible();
  await expect(page.getByText('Loading lesson...')).toHaveCount(0);
});

test('a lesson that fails says so and leads back to the dashboard [L-061] [L-062] [L-300]', async ({
  page,
}) => {
  await failLesson(page);
  await expect(page.getByText('Failed to load lesson', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unknown lesson or an empty answer says Lesson not found [L-063] [L-259] [D-68]', async ({
  page,
}) => {
  for (const address of ['/lesson/999999/introduction', '/lesson/abc/introduction']) {
    await page.goto(address);
    await expect(page.getByText('Lesson not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to Dashboard' })).toBeVisible();
  }
  await page.route('**/api/lessons/1/full', (route) => route.fulfill({ json: null }));
  await page.goto('/lesson/1/introduction');
  await expect(page.getByText('Lesson not found', { exact: true })).toBeVisible();
});

test('courses that fail say so in the documented words, and Try again brings them [L-039] [L-298]', async ({
  page,
}) => {
  await failDashboard(page);
  await expect(page.getByRole('heading', { name: 'courses fetch error', exact: true })).toBeVisible();
  await expect(
    page.getByText('There was a problem loading the curriculum data.', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/api/courses/with-units');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Grade 6 A').first()).toBeVisible();
});

test('a spinner stands while the session is checked, and nothing redirects [L-018]', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/user/me', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto('/dashboard');
  await expect(page.getByText('Finding your place...')).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { name: 'CURRICULUM', exact: true })).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(['/dashboard']));
});

test('Escape closes the city dialog and gives the focus back to its button', async ({ page }) => {
  await page.goto('/lesson/1/stem-city');
  const play = page.getByRole('button', { name: 'Play Stem City' });
  await play.click();
  const frame = page.locator('iframe[title="Stem City"]');
  await expect(frame).toBeVisible();
  expect(await frame.getAttribute('src')).toMatch(/access_token=[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('the way into the city stands still when its missions arrive', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/missions/lessons/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/lesson/1/stem-city');
  const play = page.getByRole('button', { name: 'Play Stem City' });
  await expect(play).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await play.boundingBox();
  gate.resolve();
  await expect(page.getByRole('list', { name: 'Missions of this lesson' })).toBeVisible();
  expect(await play.boundingBox()).toEqual(before);
});

test('with reduced motion nothing on the page keeps moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/dashboard', '/lesson/1/introduction', '/lesson/1/stem-city']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running')
          .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
      );
    await expect.poll(moving, address).toEqual([]);
  }
});

/** Turns the wheel and waits until the page has heard of it; the page's clock stands still meanwhile. */
async function turnWheel(page: Page, delta: number): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.wheel = 'waiting';
    const heard = () => {
      document.documentElement.dataset.wheel = 'heard';
    };
    window.addEventListener('wheel', heard, { once: true });
  });
  await page.mouse.wheel(0, delta);
  await expect(page.locator('html')).toHaveAttribute('data-wheel', 'heard');
}
