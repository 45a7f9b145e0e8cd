import { expect, type Page, test } from '@playwright/test';
import { leaveHero } from './screens/screens-landing.ts';
import { byTurns } from './support/by-day.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const greeting = "Hi, I'm your new learning companion!";
const messages = [
  "Actually, I'm you... in the future! Your Future You!",
  "Together we'll play our way to your future self!",
  "Create an account and let's play your way forward!",
];
const hero = '#hero-section';

test('both words are there in capitals and the orb is not, before the hero is left [A-067] [A-234] [A-235]', async ({
  page,
}) => {
  await openPinned(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EDUCATION GAMING');
  await expect(page.locator('[data-intro]')).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

test('the hero stays pinned while scrolling and lets go after 80 % of the window [A-068] [A-374]', async ({
  page,
}) => {
  await openPinned(page);
  const height = page.viewportSize()?.height ?? 0;
  const spacer = await page.locator('.pin-spacer').evaluate((box) => box.getBoundingClientRect().height);
  const own = await page.locator(hero).evaluate((box) => box.getBoundingClientRect().height);
  expect(spacer - own).toBeCloseTo(height * 0.8, 0);
  for (const y of [200, height * 0.79]) {
    await scrollTo(page, y);
    await expect.poll(() => heroTop(page)).toBeCloseTo(0, 0);
  }
});

test('the words meet in the centre and then leave to the left and to the right [A-069] [A-373]', async ({
  page,
}) => {
  await openPinned(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const start = await wordCentres(page);
  expect(start.education).toBeLessThan(width / 2);
  expect(start.gaming).toBeGreaterThan(width / 2);
  await scrollTo(page, height * 0.4);
  await expect.poll(async () => Math.abs((await wordCentres(page)).education - width / 2)).toBeLessThan(4);
  await expect.poll(async () => Math.abs((await wordCentres(page)).gaming - width / 2)).toBeLessThan(4);
  await scrollTo(page, height * 0.79);
  await expect.poll(async () => (await wordCentres(page)).educationEnd).toBeLessThan(60);
  await expect.poll(async () => (await wordCentres(page)).gamingStart).toBeGreaterThan(width - 60);
});

test('leaving the hero locks the page, fades the words in 300 ms and brings the orb in 0.8 s [A-070] [A-071] [A-072] [A-073] [A-366] [A-372]', async ({
  page,
}) => {
  await leaveHero(page);
  expect(await isLocked(page)).toBe(true);
  const words = page.locator('.hero-words');
  await expect(words).toHaveCSS('transition-duration', '0.3s');
  await expect(words).toHaveCSS('opacity', '0');
  const intro = page.locator('[data-intro]');
  await expect(intro).toBeVisible();
  await expect(intro).toHaveCSS('transition-duration', '0.8s');
  await expect(intro).toHaveCSS('opacity', '1');
  await expect(intro.getByText(greeting).first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => heroTop(page)).toBe(0);
});

test('the intro runs through its states with the documented times and unlocks the page [A-074] [A-075] [A-076] [A-077] [A-078] [A-079] [A-236] [A-367] [A-368] [A-369] [A-370] [A-371]', async ({
  page,
}) => {
  await stopTheClock(page);
  await page.goto('/');
  await expect(page.locator(hero)).toHaveAttribute('data-phase', 'waiting');
  await recordPhases(page);
  await scrollTo(page, 3000);
  await runUntilPhase(page, 'leaving', 50);

  const line = (index: number) => page.locator('[data-message] > span').nth(index);
  await page.clock.runFor(950);
  await expect(page.locator('[data-greeting]')).toBeVisible();
  await expect(page.locator('[data-greeting]')).toHaveText(greeting);
  await expect(line(0)).toBeHidden();
  const letters = messages.join('').length;
  await page.clock.runFor(2500 + letters * 80 + 2 * 2000 + 500);
  await expect(page.locator(hero)).toHaveAttribute('data-phase', 'done');
  for (const [index, message] of messages.entries()) await expect(line(index)).toHaveText(message);

  const phases = await page.evaluate(() => (window as unknown as { phases: [string, number][] }).phases);
  const from = phases.findIndex(([phase]) => phase === 'leaving');
  const played = phases.slice(from);
  expect(played.map(([phase]) => phase)).toEqual([
    'leaving',
    'fading-in',
    'greeting',
    'turning',
    'typing',
    'pausing',
    'typing',
    'pausing',
    'typing',
    'closing',
    'done',
  ]);
  const lasted = played.slice(1).map(([, at], index) => at - (played[index]?.[1] ?? 0));
  const typed = messages.map(({ length }) => length * 80);
  expect(lasted).toEqual([100, 800, 2000, 500, typed[0], 2000, typed[1], 2000, typed[2], 500]);

  expect(await isLocked(page)).toBe(false);
  await page.locator('#about-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#about-section')).toBeInViewport();
  const account = page.locator(hero).getByRole('link', { name: 'Create Account' });
  await expect(account).toHaveAttribute('href', '/signup');
});

test('ten letters are on screen after 800 ms of typing [A-368]', async ({ page }) => {
  await stopTheClock(page);
  await page.goto('/');
  await expect(page.locator(hero)).toHaveAttribute('data-phase', 'waiting');
  await scrollTo(page, 3000);
  await runUntilPhase(page, 'leaving', 50);
  await page.clock.runFor(3300);
  await runUntilPhase(page, 'typing', 10);
  const typed = page.locator('[data-message] > span').first();
  const before = ((await typed.textContent()) ?? '').length;
  await page.clock.runFor(800);
  expect(await typed.textContent()).toBe(messages[0]?.slice(0, before + 10));
});

for (const [nth, [name, leave]] of (
  [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Skip', (page: Page) => page.getByRole('button', { name: 'Skip' }).click()],
    ['focus on a link outside', (page: Page) => page.getByRole('link', { name: 'Log in' }).focus()],
  ] as const
).entries()) {
  test(`${name} ends the intro, shows everything it had to say and unlocks the page [A-079]${byTurns(nth, 3)}`, async ({
    page,
  }) => {
    await leaveHero(page);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await leave(page);
    await expect(page.locator(hero)).toHaveAttribute('data-phase', 'done');
    await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    for (const message of messages) await expect(page.getByText(message)).toBeVisible();
    await expect(page.locator(hero).getByRole('link', { name: 'Create Account' })).toBeVisible();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await scrollTo(page, 0);
    await expect(page.locator(hero)).toHaveAttribute('data-phase', 'done');
  });
}

test('a place in the address skips the animation and is scrolled to smoothly after 500 ms [A-065] [A-066] [A-365] [A-234]', async ({
  page,
}) => {
  await stopTheClock(page);
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { scrolls: calls });
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      calls.push([this.id, (options as ScrollIntoViewOptions).behavior]);
    };
  });
  await page.goto('/#contact-section');
  await expect(page.locator(hero)).toHaveAttribute('data-phase', 'skipped');
  const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls);
  await page.clock.runFor(499);
  expect(await scrolls()).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.runFor(1);
  expect(await scrolls()).toEqual([['contact-section', 'smooth']]);
  await page.clock.runFor(3000);
  await expect(page.locator('.pin-spacer')).toHaveCount(0);
  expect(await isLocked(page)).toBe(false);
  await expect(page.getByText(messages[2] ?? '')).toBeVisible();
});

test('a place in the address is reached', async ({ page }) => {
  await page.goto('/#contact-section');
  await expect(page.locator('#contact-section')).toBeInViewport({ ratio: 0.3 });
});

test('visitors who want less motion get everything at once and nothing is locked or pinned', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator(hero)).toHaveAttribute('data-phase', 'skipped');
  for (const words of [greeting, ...messages]) await expect(page.getByText(words)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => heroTop(page)).toBeLessThan(-800);
  await expect(page.locator('.pin-spacer')).toHaveCount(0);
});

test('a header link leads past the animation without a lock [A-059]', async ({ page }) => {
  await openPinned(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('#contact-section')).toBeInViewport({ ratio: 0.3 });
  await expect(page.locator(hero)).toHaveAttribute('data-phase', 'skipped');
  expect(await isLocked(page)).toBe(false);
  await expect(page.locator('.pin-spacer')).toHaveCount(0);
});

test('the keyboard alone gets from the header into the page without a lock', async ({ page }) => {
  await openPinned(page);
  const about = page.locator('#about-section').getByRole('link').first();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    if (await about.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(about).toBeFocused();
  await expect(about).toBeInViewport();
  expect(await isLocked(page)).toBe(false);
});

test('the logo strip moves 1 px every 30 ms, rests under pointer, touch and focus, and wraps [A-099] [A-376] [A-377] [A-378] [A-379]', async ({
  page,
}) => {
  await stopTheClock(page);
  await page.goto('/#contact-section');
  const row = page.locator('.logo-row');
  const place = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const goesOn = async () => {
    const before = await place();
    await page.clock.runFor(300);
    return (await place()) - before;
  };
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await place()).toBeGreaterThan(0);
  }).toPass();
  const before = await place();
  await page.clock.runFor(3000);
  expect((await place()) - before).toBe(100);
  await row.dispatchEvent('touchstart');
  expect(await goesOn()).toBe(0);
  await row.dispatchEvent('touchend');
  expect(await goesOn()).toBe(10);
  await row.focus();
  expect(await goesOn()).toBe(0);
  await row.blur();
  expect(await goesOn()).toBe(10);
  await row.hover();
  expect(await goesOn()).toBe(0);
  await page.mouse.move(0, 0);
  expect(await goesOn()).toBe(10);
  await row.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await page.clock.runFor(30);
  expect(await place()).toBe(0);
  await page.clock.runFor(60);
  expect(await place()).toBe(2);
});

/** Opens the page and waits until the words are tied to the scroll. */
async function openPinned(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator(hero)).toHaveAttribute('data-phase', 'waiting');
  await page.mouse.move(300, 300);
  await expect(page.locator('.pin-spacer')).toHaveCount(1);
}

/** Time passes only as the test says. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Script that is still on its way needs real time, what it does then the page's: both pass here. */
async function runUntilPhase(page: Page, phase: string, step: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    expect(await page.locator(hero).getAttribute('data-phase')).toBe(phase);
  }).toPass({ intervals: [20] });
}

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

const heroTop = (page: Page) => page.locator(hero).evaluate((box) => box.getBoundingClientRect().top);

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

async function wordCentres(page: Page) {
  const [education, gaming] = await Promise.all(
    ['education', 'gaming'].map((word) =>
      page.locator(`[data-word=${word}]`).evaluate((span) => span.getBoundingClientRect().toJSON()),
    ),
  );
  return {
    education: education.left + education.width / 2,
    educationEnd: education.right,
    gaming: gaming.left + gaming.width / 2,
    gamingStart: gaming.left,
  };
}

/** Writes down every phase of the hero with the time of the page's clock. */
async function recordPhases(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('#hero-section');
    const phases: [string, number][] = [];
    Object.assign(window, { phases });
    new MutationObserver(() => {
      const phase = element?.dataset.phase ?? '';
      if (phases.at(-1)?.[0] !== phase) phases.push([phase, Date.now()]);
    }).observe(element ?? document.body, { attributes: true, attributeFilter: ['data-phase'] });
  });
}
