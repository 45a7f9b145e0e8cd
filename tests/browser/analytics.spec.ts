import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { withServer } from '../../scripts/with-server.ts';
import { openLine } from './support/open-line.ts';
import {
  answerWrong,
  newStudent,
  openFirstPractice,
  type Student,
  signIn,
  studentWithSession,
} from './support/student.ts';

type Event = {
  type: string;
  messageId: string;
  event?: string;
  userId?: string | null;
  properties?: Record<string, unknown>;
  traits?: Record<string, unknown>;
  context?: Record<string, unknown>;
};
type Batch = { writeKey: string; batch: Event[]; sentAt: string };
type Library = {
  track(name: unknown, properties?: unknown): Promise<unknown>;
  identify(id: unknown, traits?: unknown): Promise<unknown>;
  group(id: unknown, traits?: unknown): Promise<unknown>;
};
declare global {
  interface Window {
    analytics?: Library;
  }
}

const collector = '**/analytics/b';
const ok = { status: 204 };

/** Notes every batch that leaves the context. */
function watchBatches(target: Page | BrowserContext): Batch[] {
  const batches: Batch[] = [];
  target.on('request', (request: Request) => {
    if (request.url().endsWith('/analytics/b')) batches.push(request.postDataJSON() as Batch);
  });
  return batches;
}

/** Notes every batch that the collector has taken. */
function watchTaken(page: Page): Batch[] {
  const batches: Batch[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith('/analytics/b'))
      batches.push(response.request().postDataJSON() as Batch);
  });
  return batches;
}

/** What became of each call to the collector, to be read where one is missed. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  const note = (request: Request, what: string) => {
    if (request.url().endsWith('/analytics/b')) calls.push(what);
  };
  page.on('request', (request) => note(request, 'asked'));
  page.on('response', (response) => note(response.request(), `answered ${response.status()}`));
  page.on('requestfailed', (request) => note(request, `failed: ${request.failure()?.errorText}`));
  return calls;
}
const eventsIn = (batches: Batch[]) => batches.flatMap(({ batch }) => batch);
const namesIn = (batches: Batch[]) => eventsIn(batches).map(({ event, type }) => event ?? type);
const whenLoaded = (page: Page) => page.waitForFunction(() => window.analytics !== undefined);

/** Somebody with an account who was never in this browser. */
async function studentOfElsewhere(browser: Browser): Promise<Student> {
  const context = await browser.newContext();
  const student = await studentWithSession(context);
  await context.close();
  return student;
}

/** Lets the time pass after which the library is loaded and sends what there is; the clock must be installed. */
async function letItSend(page: Page): Promise<void> {
  await page.clock.runFor(3000);
  await whenLoaded(page);
  await page.clock.runFor(6000);
}

/** A dashboard whose library is loaded and has sent what there was to send. */
async function openQuiet(page: Page, context: BrowserContext): Promise<void> {
  await page.clock.install();
  await studentWithSession(context);
  const answered = page.waitForResponse(collector);
  await page.goto('/dashboard');
  await letItSend(page);
  await answered;
}
const track = (page: Page, name: string, size = 0) =>
  page.evaluate(([event, text]) => void window.analytics?.track(event, { text }), [name, 'x'.repeat(size)]);

test('a sign-in is tracked and identified without the address; ids live a year and go with the sign-out [A-338] [A-339] [L-291] [L-293] [L-372] [D-149]', async ({
  page,
  context,
  browser,
}) => {
  const student = await studentOfElsewhere(browser);
  const batches = watchBatches(page);
  await page.clock.install();
  await signIn(page, student);
  await expect(page).toHaveURL(/\/dashboard$/);
  await letItSend(page);
  await expect.poll(() => namesIn(batches), { timeout: 20_000 }).toContain('identify');
  const attempt = eventsIn(batches).find(({ event }) => event === 'User attempted login');
  const identify = eventsIn(batches).find(({ type }) => type === 'identify');
  expect(attempt?.properties).toEqual({
    email: expect.stringMatching(/^[0-9a-f]{64}$/),
    loginMethod: 'email',
  });
  expect(identify?.traits).toEqual({ email: attempt?.properties?.email, loginTimestamp: expect.any(String) });
  expect(batches[0]).toMatchObject({ writeKey: 'playforward', sentAt: expect.any(String) });
  expect(JSON.stringify(batches)).not.toMatch(
    new RegExp(`${student.email.split('@')[0]}|${student.name}|Mozilla`),
  );
  for (const { context: gathered } of eventsIn(batches))
    expect(Object.keys(gathered ?? {})).toEqual(['library']);

  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ajs_')));
  expect(await stored()).toEqual(
    expect.arrayContaining(['ajs_anonymous_id', 'ajs_user_id', 'ajs_user_traits']),
  );
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('ajs_'));
  expect(cookies.map(({ name }) => name).sort()).toEqual(['ajs_anonymous_id', 'ajs_user_id']);
  for (const { expires } of cookies) {
    const days = (expires - Date.now() / 1000) / 86_400;
    expect(Math.abs(days - 365)).toBeLessThan(1);
  }

  await page.goto('/dashboard');
  await whenLoaded(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(stored).not.toContain('ajs_user_id');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('ajs_user_id');
});

test('the own server counts what was opened and tried, a teacher reads it, and nothing tells whose it was [D-161]', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await studentOfElsewhere(browser);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(String(baseURL))) {
      elsewhere.push(request.url());
    }
  });
  await page.clock.install();
  await signIn(page, student);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/lesson/1/introduction');
  const batches = watchBatches(page);
  await openFirstPractice(page);
  const choices = page.getByRole('button', { name: 'Show choices' });
  if (await choices.isVisible()) await choices.click();
  await answerWrong(page);
  await letItSend(page);
  await expect.poll(() => namesIn(batches), { timeout: 20_000 }).toContain('Problem tried');
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);

  const env = { ...process.env };
  const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', env });
  // What was tried is counted, and nothing that is kept leads to whose it was.
  const { analytics_events: rows } = JSON.parse(run('scripts/admin.ts', 'export', student.email)) as {
    analytics_events: Record<string, unknown>[];
  };
  expect(rows).toEqual([]);
  expect(run('scripts/report-usage.ts')).toMatch(
    /What Is a Ratio\?\n {2}Worked on by \d+ students?.*\n.*tried/,
  );
});

test('ten events go out at once, fewer after 5000 ms [L-368] [L-369]', async ({ page, context }) => {
  await page.clock.install();
  await studentWithSession(context);
  await page.goto('/dashboard');
  await letItSend(page);
  const batches = watchBatches(page);
  for (let event = 0; event < 10; event++) await track(page, `ten ${event}`);
  await page.clock.runFor(100);
  await expect.poll(() => batches.map(({ batch }) => batch.length)).toEqual([10]);

  await page.clock.runFor(6000);
  for (let event = 0; event < 3; event++) await track(page, `few ${event}`);
  await page.clock.runFor(4000);
  expect(batches).toHaveLength(1);
  await page.clock.runFor(1100);
  await expect.poll(() => batches.map(({ batch }) => batch.length)).toEqual([10, 3]);
});

test('no payload is over 500 KB, and none over 64 KB asks to outlive its page [L-370] [L-371]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const plain = window.fetch;
    const seen: { bytes: number; keepalive: boolean }[] = [];
    Object.assign(window, { seenBatches: seen });
    window.fetch = (input, init) => {
      if (String(input).endsWith('/analytics/b'))
        seen.push({ bytes: new Blob([String(init?.body)]).size, keepalive: init?.keepalive === true });
      return plain(input, init);
    };
  });
  await page.route(collector, (route) => route.fulfill(ok));
  await openQuiet(page, context);
  type Seen = { seenBatches: { bytes: number; keepalive: boolean }[] };
  const seen = () => page.evaluate(() => (window as unknown as Seen).seenBatches);
  for (let event = 0; event < 10; event++) await track(page, `large ${event}`, 100 * 1024);
  await expect
    .poll(async () => (await seen()).reduce((sum, { bytes }) => sum + bytes, 0))
    .toBeGreaterThan(1000 * 1024);
  for (const { bytes } of await seen()) expect(bytes).toBeLessThanOrEqual(500 * 1024);

  for (const size of [1, 11]) {
    const before = (await seen()).length;
    for (let event = 0; event < 9; event++) await track(page, `leaving ${size} ${event}`, size * 1024);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(before);
    const left = (await seen()).slice(before);
    if (size === 1) expect(left.some(({ keepalive }) => keepalive)).toBe(true);
    for (const { bytes, keepalive } of left) if (bytes > 64 * 1024) expect(keepalive).toBe(false);
  }
});

test('a collector that fails is tried at most ten times more, ever later, and nothing of it shows [L-295] [L-297] [L-323]', async ({
  page,
  context,
}) => {
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  await page.clock.install();
  await studentWithSession(context);
  await page.route(collector, (route) => {
    // The page says itself when it sent: asked here, its clock may have gone on.
    times.push(Date.parse((route.request().postDataJSON() as Batch).sentAt));
    answers.push(route.fulfill({ status: 500, json: { detail: 'no' } }));
  });
  await page.goto('/dashboard');
  await page.clock.runFor(3000);
  await whenLoaded(page);
  for (let step = 0; step < 320; step++) {
    if (step === 120) await expect.poll(() => times.length).toBeGreaterThan(5);
    await page.clock.runFor(2000);
    await Promise.all(answers);
  }
  expect(times.length).toBeLessThanOrEqual(11);
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  expect(gaps.at(-1) ?? 0).toBeGreaterThan((gaps[0] ?? 0) * 4);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('a collector that asks to wait is left alone for so long [L-296]', async ({ page, context }) => {
  await page.clock.install();
  await studentWithSession(context);
  let calls = 0;
  await page.route(collector, (route) => {
    calls++;
    return route.fulfill(calls === 1 ? { status: 429, headers: { 'retry-after': '60' } } : ok);
  });
  await page.goto('/dashboard');
  await letItSend(page);
  await expect.poll(() => calls).toBe(1);
  await page.clock.runFor(55_000);
  expect(calls).toBe(1);
  // The wait begins when the page has read the answer, which may be after the clock was moved.
  const later = async () => {
    await page.clock.runFor(6000);
    return calls;
  };
  await expect.poll(later).toBe(2);
});

test('an event whose collector is blocked is still there after a reload and sent then [L-292] [A-340]', async ({
  browser,
}) => {
  const line = await openLine();
  const context = await browser.newContext({ baseURL: line.origin });
  const page = await context.newPage();
  await openQuiet(page, context);
  line.cut(/^\/analytics\//);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  const taken = watchTaken(page);
  await track(page, 'kept for later');
  await expect.poll(kept).toContain('kept for later');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await kept()).toContain('kept for later');
  expect(namesIn(taken)).not.toContain('kept for later');
  // From here on a call may arrive: one that this page has just made, or one of the next page.
  line.mend();
  const calls = watchCalls(page);
  await page.reload();
  await letItSend(page);
  // The library waits a while before it tries again, by the page's clock.
  const takenInTime = async () => {
    await page.clock.runFor(1000);
    return { taken: namesIn(taken), calls };
  };
  await expect
    .poll(takenInTime, { timeout: 20_000 })
    .toMatchObject({ taken: expect.arrayContaining(['kept for later']) });
  await expect.poll(kept, { timeout: 20_000 }).not.toContain('kept for later');
  await context.close();
  line.close();
});

test('an event that an earlier page could not send goes out from an idle sign-in page [L-292]', async ({
  page,
}) => {
  const batches = watchBatches(page);
  await page.addInitScript(() => {
    if (localStorage.getItem('kept-by-test')) return;
    localStorage.setItem('kept-by-test', 'true');
    const event = { messageId: 'kept-1', type: 'track', event: 'kept for later', anonymousId: 'somebody' };
    localStorage.setItem('playforward_unsent_events', JSON.stringify([event]));
  });
  await page.goto('/login');
  await expect.poll(() => namesIn(batches), { timeout: 30_000 }).toContain('kept for later');
});

test('odd calls are neither queued nor posted; counts of the library go to the metrics endpoint [L-245] [L-246] [L-247] [L-294]', async ({
  page,
  context,
}) => {
  await openQuiet(page, context);
  const batches = watchBatches(page);
  const metrics = page.waitForRequest('**/analytics/m', { timeout: 45_000 });
  const refused = await page.evaluate(async () => {
    const library = window.analytics;
    if (!library) throw new Error('the library is loaded');
    const odd = [
      () => library.track(42, {}),
      () => library.track(undefined),
      () => library.track('no object', 'text'),
      () => library.track('a list', [1]),
      () => library.identify('odd', 'text'),
      () => library.group('odd', 5),
    ];
    const answers = await Promise.all(
      odd.map((call) =>
        Promise.resolve()
          .then(call)
          .then(
            () => false,
            () => true,
          ),
      ),
    );
    void library.track('good', {});
    void library.identify('good', {});
    void library.group('good', {});
    return answers;
  });
  expect(refused).toEqual(Array(6).fill(true));
  await page.clock.runFor(6000);
  await expect.poll(() => namesIn(batches), { timeout: 20_000 }).toEqual(['good', 'identify', 'group']);
  await page.clock.runFor(31_000);
  expect((await metrics).postDataJSON()).toMatchObject({ series: expect.any(Array) });
});

test('a browser that asks not to be recorded is not, and a school that switches it off records nobody', async ({
  browser,
}) => {
  const check = async (origin: string | undefined, asks: boolean) => {
    const context = await browser.newContext(origin ? { baseURL: origin } : {});
    if (asks) {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    }
    await studentWithSession(context, newStudent(), { registers: origin !== undefined });
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/analytics\/|load-library/.test(request.url())) calls.push(request.url());
    });
    await page.clock.install();
    await openFirstPractice(page);
    await page.clock.fastForward(10_000);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ajs_'))),
    ).toEqual([]);
    await context.close();
  };
  await check(undefined, true);
  await withServer((origin) => check(origin, false), { ANALYTICS: 'off' });
});
