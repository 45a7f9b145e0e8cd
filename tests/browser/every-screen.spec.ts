import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isWhole } from '../../scripts/is-whole.ts';
import { allScreens } from './screens/all-screens.ts';
import type { Screen } from './screens/screens.ts';
import { guardianWithSession } from './support/guardian.ts';
import { newStudent, studentWithSession } from './support/student.ts';
import { adminWithSession, teacherWithSession } from './support/teacher.ts';

/** A width at which a state is looked at, and whether axe is asked there. */
type Look = { width: number; axe?: true };

const wide = { width: 1440, height: 900 };
/** From the widest, in which a screen is opened, to the narrowest. */
const everyLook: Look[] = [
  { width: 1440, axe: true },
  { width: 1024 },
  { width: 768 },
  { width: 390, axe: true },
  { width: 320 },
];
/** By day states take turns: the one is asked at the desk, the next on a phone, and each where it has least room. */
const turns: Look[][] = [
  [{ width: 1440, axe: true }, { width: 768 }, { width: 320 }],
  [{ width: 1024 }, { width: 390, axe: true }, { width: 320 }],
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The small form of what the library brings: it is given to each new page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const [walk, { name, who, open, following = [] }] of allScreens.entries()) {
  const states = [{ name, go: open }, ...following];
  const title = states.map((state) => state.name).join(', ');
  test(`[CLASSROOM-18] ${title}: no axe finding, no sideways scrolling, no blocked or secret content`, async ({
    browser,
  }) => {
    test.setTimeout(30_000 + 30_000 * states.length);
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: wide });
    const token = await enter(context, who);
    const page = await context.newPage();
    const violations = listen(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));

    for (const [nth, state] of states.entries()) {
      await test.step(state.name, async () => {
        await page.setViewportSize(wide);
        await state.go(page);
        for (const look of looksAt(walk + nth)) await expectAccess(page, state.name, look);
        expect(violations, state.name).toEqual([]);
        if (token)
          expect([...addresses, page.url()].filter((address) => address.includes(token))).toEqual([]);
      });
    }
    await context.close();
  });
}

function looksAt(turn: number): Look[] {
  return isWhole ? everyLook : (turns[turn % turns.length] ?? []);
}

async function enter(context: BrowserContext, who: Screen['who']) {
  if (who === 'visitor') return undefined;
  if (who === 'admin') return (await adminWithSession(context)).token;
  if (who === 'guardian') return (await guardianWithSession(context)).token;
  if (who === 'teacher') return (await teacherWithSession(context)).token;
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

async function expectAccess(page: Page, name: string, { width, axe }: Look): Promise<void> {
  if (width !== wide.width) await page.setViewportSize({ width, height: 844 });
  if (axe) await expectNoFinding(page, `${name} at ${width} px`);
  await expect
    .poll(() => page.evaluate(sidewaysScrolling), { message: `${name}: sideways scrolling at ${width} px` })
    .toBeLessThanOrEqual(0);
}

/** Asked again until a layout that follows the window has followed it. */
const sidewaysScrolling = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The checks stay in the page after the first look, and need not be brought and read again for the next one. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  return (await Promise.all(frames)).every(Boolean);
}

/** A finding is asked for again, so that it is one of the layout that stays; a slow look at a page without one is none. */
async function expectNoFinding(page: Page, what: string): Promise<void> {
  if ((await findingsOf(page)).length === 0) return;
  await expect.poll(() => findingsOf(page), { message: what, timeout: 5_000 }).toEqual([]);
}

async function findingsOf(page: Page): Promise<string[]> {
  // Without the second page that axe would open for each result, since every frame here is of one origin, and without
  // describing what passes.
  const axe = new AxeBuilder({ page, axeSource: (await hasAxe(page)) ? ';' : axeSource })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await axe.withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
