import { expect, type Page, test } from '@playwright/test';
import { byTurns } from './support/by-day.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What the landing page is before anything runs, and what it costs. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything on the page can be read and nothing is there that would not answer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EDUCATION GAMING');
    for (const words of [
      "Hi, I'm your new learning companion!",
      "Actually, I'm you... in the future! Your Future You!",
      "Create an account and let's play your way forward!",
      'AI-native learning platform',
      'Ada Lindqvist',
      'Mei Thornbury',
      'The League gives student voices the stage',
      'Wrong answers, read closely',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript.');
    await expect(page.locator('[data-article]:visible')).toHaveCount(5);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('#hero-section').getByRole('link', { name: 'Create Account' })).toBeVisible();
  });

  test('a filled form stays on the page', async ({ page }) => {
    await page.goto('/');
    for (const field of await page.locator('#contact-section [name]').all()) {
      await field.fill('rosa@riverbend.example');
    }
    await page.locator('#contact-section [name=subject]').press('Enter');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('no public page asks for sign-in, and the page needs no account [A-009]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') calls.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/$/);
  expect(calls).toEqual([]);
});

test('the page says its title, address, shared card and facts, filled in from the settings', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Play your way forward · \w/);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect((await content('meta[name=description]'))?.length).toBeGreaterThan(80);
  expect(await content('meta[property="og:title"]')).toBe(await page.title());
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/^https?:\/\/[^/{}]+\/$/);
  const picture = new URL((await content('meta[property="og:image"]')) ?? '');
  const answer = await request.get(picture.pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts['@graph'].map((fact: { '@type': string }) => fact['@type'])).toEqual([
    'WebSite',
    'EducationalOrganization',
  ]);
  expect(await page.content()).not.toContain('{{site.');
});

test('at most 75 kB of compressed script arrive before anyone touches the page', async ({ page }) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') sizes.push((await request.sizes()).responseBodySize);
  });
  const animation = page.waitForResponse(/pin-hero/);
  await page.goto('/');
  await (await animation).finished();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.pin-spacer')).toHaveCount(0);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  expect(all).toBeGreaterThan(10_000);
  expect(all).toBeLessThan(75_000);
});

test('the animation is fetched only for visitors who get it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 500);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('pin-hero'))).toEqual([]);
});

for (const [nth, [name, size]] of (
  [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1440, height: 900 }],
  ] as const
).entries()) {
  test(`on ${name} the largest thing to appear is text and nothing shifts${byTurns(nth, 2)}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await observePaint(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    const { largest, shift } = await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
    expect(largest).toMatch(/^(SPAN|H1|H2|P)$/);
    expect(shift).toBe(0);
  });
}

type Paint = { largest: string; shift: number };

async function observePaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paint = { largest: '', shift: 0 };
    Object.assign(window, { paint });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        paint.largest = entry.element?.tagName ?? '';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        paint.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
