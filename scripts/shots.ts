// `npm run shots [-- name…]`: pictures of every screen at 1440 and 390 px into docs/screens, from a server of its own.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium, howToGetChromium } from './find-chromium.ts';
import { withServer } from './with-server.ts';

const folder = path.join(path.dirname(import.meta.dirname), 'docs/screens');
const wanted = process.argv.slice(2);
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
];

type Shot = { name: string; signedIn: boolean; open: (page: Page) => Promise<void> };

const shots: Shot[] = [
  { name: 'landing', signedIn: false, open: (page) => visit(page, '/') },
  { name: 'login', signedIn: false, open: (page) => visit(page, '/login') },
  { name: 'login-error', signedIn: false, open: wrongPassword },
  { name: 'signup', signedIn: false, open: (page) => visit(page, '/signup') },
  { name: 'not-found', signedIn: false, open: (page) => visit(page, '/404') },
  { name: 'onboarding', signedIn: false, open: newcomer },
  { name: 'dashboard', signedIn: true, open: openDashboard },
  { name: 'dashboard-error', signedIn: true, open: failingDashboard },
  { name: 'lesson-intro', signedIn: true, open: (page) => visit(page, '/lesson/1/introduction') },
  { name: 'lesson-not-found', signedIn: true, open: (page) => visit(page, '/lesson/999999/introduction') },
  { name: 'key-concept', signedIn: true, open: (page) => visit(page, '/lesson/4/key-concept/0') },
  { name: 'key-concept-example', signedIn: true, open: openExample },
  { name: 'stem-city', signedIn: true, open: (page) => visit(page, '/lesson/1/stem-city') },
  { name: 'stem-city-open', signedIn: true, open: openCity },
  { name: 'guided', signedIn: true, open: openGuided },
  { name: 'guided-final', signedIn: true, open: openFinalAnswer },
  { name: 'practice', signedIn: true, open: (page) => visit(page, '/lesson/4/practice-problems') },
  { name: 'practice-choices', signedIn: true, open: openChoices },
  { name: 'practice-wrong', signedIn: true, open: answerWrong },
  { name: 'practice-right', signedIn: true, open: answerRight },
];

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);
mkdirSync(folder, { recursive: true });

await withServer(async (origin) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const size of sizes) await take(browser, origin, { shot, size });
  }
  await browser.close();
});

async function take(
  browser: Browser,
  origin: string,
  { shot, size }: { shot: Shot; size: (typeof sizes)[number] },
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: size, reducedMotion: 'reduce' });
  if (shot.signedIn) {
    const token = await register(origin);
    await context.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
  }
  const page = await context.newPage();
  try {
    await shot.open(page);
    await page.waitForTimeout(600);
    // A tall window instead of a stitched page, so that the fixed strip stays at the bottom.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
    await page.screenshot({ path: path.join(folder, `${shot.name}-${size.name}.png`) });
    console.log(`${shot.name}-${size.name}.png`);
  } catch (error) {
    console.error(
      `${shot.name}-${size.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
    process.exitCode = 1;
  }
  await context.close();
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

async function register(origin: string): Promise<string> {
  const email = `shots-${Math.random().toString(36).slice(2)}@northside.example`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Maya', email, password: 'seven green bikes' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await fetch(`${origin}/user/learning-profile`, {
    method: 'PATCH',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ chosen_career: 'Transportation Planners' }),
  });
  return token;
}

async function wrongPassword(page: Page): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel('Email').fill('maya@northside.example');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
}

async function newcomer(page: Page): Promise<void> {
  await visit(page, '/login');
  await page.getByText('Look around as a guest').click();
  await page.waitForURL('**/onboarding');
}

async function openDashboard(page: Page): Promise<void> {
  await visit(page, '/dashboard');
  for (const name of [/Grade 6 A/, /Unit 1/]) {
    const part = page.getByRole('button', { name });
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
  }
}

async function failingDashboard(page: Page): Promise<void> {
  await page.route('**/api/courses/with-units', (route) =>
    route.fulfill({ status: 500, json: { detail: 'no' } }),
  );
  await page.goto('/dashboard');
  await page.getByText('courses fetch error').waitFor();
}

async function openExample(page: Page): Promise<void> {
  await visit(page, '/lesson/4/key-concept/0');
  await page.getByRole('button', { name: 'View Example' }).click();
}

async function openCity(page: Page): Promise<void> {
  await visit(page, '/lesson/1/stem-city');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
}

async function openGuided(page: Page): Promise<void> {
  await visit(page, '/lesson/4/guided-problem');
  await page.getByRole('button', { name: 'Continue to Next Step' }).click();
}

async function openFinalAnswer(page: Page): Promise<void> {
  await visit(page, '/lesson/4/guided-problem');
  const next = page.getByRole('button', { name: 'Continue to Next Step' });
  while (await next.isVisible()) await next.click();
  await page.getByRole('button', { name: 'Final Answer' }).click();
}

async function openChoices(page: Page): Promise<void> {
  await visit(page, '/lesson/4/practice-problems');
  const show = page.getByRole('button', { name: 'Show choices' });
  if (await show.isVisible()) await show.click();
}

async function answerWrong(page: Page): Promise<void> {
  await tryChoices(page, false);
}

async function answerRight(page: Page): Promise<void> {
  await tryChoices(page, true);
}

/** Tries the choices in turn until the verdict is the wanted one. */
async function tryChoices(page: Page, right: boolean): Promise<void> {
  await openChoices(page);
  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  const count = await choices.count();
  for (let index = 0; index < count; index++) {
    const answered = page.waitForResponse('**/api/problems/submit');
    await choices.nth(index).click();
    const verdict = (await (await answered).json()) as { is_correct: boolean };
    if (verdict.is_correct === right) return;
    if (verdict.is_correct) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      return tryChoices(page, right);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
  }
}
