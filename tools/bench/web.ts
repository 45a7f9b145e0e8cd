// `npm run bench:web`: what a first visit of each page downloads, gzip, in a real browser against a real server: its
// scripts up to the load event, those without which its heading does not stand there, and all that comes while nobody
// waits, and how much of all scripts is mathematics. The budget of students' pages is about the first, that of adults' pages about the second. Pages of adults
// are held back from what they do when idle.
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { labName } from '../../packages/contract/src/index.ts';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { withServer } from '../../scripts/with-server.ts';
import { childWithCode } from '../../tests/browser/support/guardian.ts';
import { invitedToken } from '../../tests/browser/support/teacher.ts';
import { weighMathematics } from './web/weigh-mathematics.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);

/** A lab is small enough to be opened on a slow line. */
const labBudget = 40;
const budgets = {
  '/': { js: undefined, css: undefined },
  lesson: { js: 190, css: 40 },
  adults: { js: 150, css: 40 },
};

await withServer(async (origin, dataDir) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const session = await registerStudent(origin);
  const lessonId = await firstLesson(origin, session);
  const pages = [
    { name: 'landing', address: '/', token: undefined, budget: budgets['/'] },
    { name: 'sign-in', address: '/login', token: undefined, budget: budgets['/'] },
    { name: 'dashboard', address: '/dashboard', token: session, budget: budgets['/'] },
    { name: 'lesson', address: `/lesson/${lessonId}/introduction`, token: session, budget: budgets.lesson },
    {
      name: 'lesson, practice',
      address: `/lesson/${lessonId}/practice-problems`,
      token: session,
      budget: budgets.lesson,
    },
    ...(await adultPages(browser, { origin, dataDir })),
  ];
  console.log(
    'page                 to load to heading   in all      CSS    fonts   files   (kB gzip; budget of the lesson page to load: 190, of adults to their heading: 150, of styles: 40)',
  );
  for (const { name, address, token, budget } of pages) {
    const context = await browser.newContext({ baseURL: origin });
    if (token) {
      await context.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
    }
    const isAdults = budget === budgets.adults;
    if (isAdults) await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const page = await context.newPage();
    const sizes = { first: 0, shown: 0, js: 0, css: 0, font: 0, files: 0 };
    let isLoaded = false;
    let isShown = false;
    page.once('load', () => {
      isLoaded = true;
    });
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = kindOf(response.headers()['content-type'] ?? '');
      if (!type || response.status() !== 200) return;
      const isFirst = type === 'js' && !isLoaded;
      const isNeeded = type === 'js' && !isShown;
      bodies.push(
        readFile(response.url()).then((body) => {
          const size = (type === 'font' ? body.length : gzipSync(body, { level: 9 }).length) / 1000;
          sizes[type] += size;
          if (isFirst) sizes.first += size;
          if (isNeeded) sizes.shown += size;
          sizes.files += 1;
        }),
      );
    });
    await page.goto(address, { waitUntil: 'load' });
    if (isAdults) await page.getByRole('heading', { level: 1 }).first().waitFor();
    isShown = true;
    // A live view never falls silent.
    await page.waitForLoadState('networkidle', { timeout: 6_000 }).catch(() => undefined);
    await Promise.all(bodies);
    const scripts = isAdults ? sizes.shown : sizes.first;
    const over =
      budget.js !== undefined && (scripts > budget.js || sizes.css > budget.css) ? '  over budget' : '';
    const cells = [sizes.first, sizes.shown, sizes.js, sizes.css, sizes.font].map((value) =>
      value.toFixed(1).padStart(8),
    );
    console.log(`${name.padEnd(18)} ${cells.join(' ')} ${String(sizes.files).padStart(7)}${over}`);
    await context.close();
  }
  console.log(
    '\nlab                  in all   files   (kB gzip of scripts and styles behind the lesson; budget: 40)',
  );
  for (const lab of labName.options) {
    const { size, files } = await weighLab(browser, { origin, token: session, lessonId, lab });
    const over = size > labBudget ? '  over budget' : '';
    console.log(`${lab.padEnd(18)} ${size.toFixed(1).padStart(8)} ${String(files).padStart(7)}${over}`);
  }
  await browser.close();
  const { pages: inPages, city } = await weighMathematics();
  console.log(
    `\nmathematics in the scripts: ${inPages.toFixed(1)} kB gzip in the pages, ${city.toFixed(1)} in the city`,
  );
});

/** Files of the site are the same for everybody; a browser that runs ahead forgets what it has fetched and not used. */
async function readFile(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

type Weighed = { origin: string; token: string; lessonId: number; lab: string };

/** What opening a lab downloads when its lesson is here; any lesson is given each lab. */
async function weighLab(browser: Browser, { origin, token, lessonId, lab }: Weighed) {
  const context = await browser.newContext({ baseURL: origin });
  await context.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
  const page = await context.newPage();
  await page.route('**/api/lessons/*/full', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), lab } });
  });
  await page.goto(`/lesson/${lessonId}/key-concept/0`, { waitUntil: 'networkidle' });
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const type = kindOf(response.headers()['content-type'] ?? '');
    if (type !== 'js' && type !== 'css') return;
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000));
  });
  await page.getByRole('link', { name: 'Open the lab' }).click();
  await page.locator('.lab .problem-card').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(bodies);
  await context.close();
  return { size: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}

type Place = { origin: string; dataDir: string };
type Measured = { name: string; address: string; token: string; budget: { js: number; css: number } };

/** Pages of a teacher with the demo class, of a guardian of a child in it, and of the school's office. */
async function adultPages(browser: Browser, { origin, dataDir }: Place): Promise<Measured[]> {
  const context = await browser.newContext({ baseURL: origin });
  const { request } = context;
  const { child, room, teacher, code } = await childWithCode(request, dataDir);
  const data = {
    name: 'Ruth',
    email: 'ruth@home.example',
    password: 'seven green bikes',
    code,
    language: 'en',
  };
  const guardian = (await (await request.post('/api/family/accounts', { data })).json()).access_token;
  const admin = await invitedToken(request, { role: 'admin', name: 'Mr. Halloran', dataDir });
  await context.close();
  const of = (token: string) => (name: string, address: string) => ({
    name,
    address,
    token,
    budget: budgets.adults,
  });
  const [teach, family, school] = [of(teacher), of(guardian), of(admin)];
  const lenses = ['now', 'grid', 'wrong-ideas', 'time', 'assignments', 'people'];
  return [
    teach('classes', '/teach'),
    ...lenses.map((lens) => teach(`class, ${lens}`, `/teach/class/${room}/${lens}`)),
    teach('student page', `/teach/class/${room}/student/${child.id}`),
    family('family', '/family'),
    school('school, connect', '/school/connect'),
  ];
}

function kindOf(contentType: string): 'js' | 'css' | 'font' | undefined {
  if (contentType.includes('javascript')) return 'js';
  if (contentType.includes('text/css')) return 'css';
  return contentType.includes('font') ? 'font' : undefined;
}

async function registerStudent(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Maya', email: 'bench@northside.example', password: 'seven green bikes' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await fetch(`${origin}/user/learning-profile`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ chosen_career: 'Transportation Planners' }),
  });
  return token;
}

async function firstLesson(origin: string, token: string): Promise<number> {
  const answer = await fetch(`${origin}/api/courses/with-units`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [course] = (await answer.json()) as {
    units: Record<string, { lessons: Record<string, { id: number }> }>;
  }[];
  const unit = Object.values(course?.units ?? {})[0];
  const lesson = Object.values(unit?.lessons ?? {})[0];
  if (!lesson) throw new Error('There is no lesson to measure.');
  return lesson.id;
}
