import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { allScreens } from './all-screens.ts';
import type { Screen } from './screens.ts';
import { newStudent, studentWithSession } from './student.ts';

const widths = [320, 390, 768, 1024, 1440];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const { name, who, open } of allScreens) {
  test(`${name}: no axe finding, no sideways scrolling, no blocked or secret content`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const token = await enter(context, who);
    const page = await context.newPage();
    const violations = listen(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));

    await open(page);
    await expectNoFinding(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFinding(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(sidewaysScrolling), { message: `sideways scrolling at ${width} px` })
        .toBeLessThanOrEqual(0);
    }
    expect(violations).toEqual([]);
    if (token) expect([...addresses, page.url()].filter((address) => address.includes(token))).toEqual([]);
    await context.close();
  });
}

/** Asked again until a layout that follows the window has followed it. */
const sidewaysScrolling = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function enter(context: BrowserContext, who: Screen['who']) {
  if (who === 'visitor') return undefined;
  return (await studentWithSession(context, newStudent(), { onboarded: who === 'student' })).token;
}

/** What the browser refused to load or run, and what the page threw. */
function listen(page: Page): string[] {
  const violations: string[] = [];
  page.on('pageerror', (error) => violations.push(String(error)));
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** The checks stay in the page after the first look, and need not be brought and read again for the next one. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  return (await Promise.all(frames)).every(Boolean);
}

async function expectNoFinding(page: Page): Promise<void> {
  // Without the second page that axe would open for each result, since every frame here is of one origin, and without
  // describing what passes.
  const { violations } = await new AxeBuilder((await hasAxe(page)) ? { page, axeSource: ';' } : { page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(findings).toEqual([]);
}
