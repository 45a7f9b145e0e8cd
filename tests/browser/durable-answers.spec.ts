import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../scripts/with-server.ts';
import { type RunningServer, spawnServer } from '../drills/spawn-server.ts';
import { seeFreed } from './screens/screens-durable-answers.ts';
import { openLine } from './support/open-line.ts';
import { attemptsOf, problemsOf } from './support/stored-answers.ts';
import { newStudent, openFirstPractice, signIn, studentWithSession } from './support/student.ts';

const raiseSkillVersions = new URL('../drills/raise-skill-versions.mjs', import.meta.url).pathname;
const submitCalls = '**/api/problems/submit';
const waits = '1 answer is waiting to be sent. You can go on, or even close this page.';

test('an answer given offline survives closing the page and a clock set to next year, and is stored exactly once [L-303] [D-82]', async ({
  browser,
}) => {
  const line = await openLine();
  const context = await browser.newContext({ baseURL: line.origin });
  const page = await context.newPage();
  const student = await studentWithSession(context);
  await openFirstPractice(page);
  await page.clock.setSystemTime(new Date(Date.now() + 365 * 86_400_000));
  await context.setOffline(true);
  line.cut(/./);
  await chooseFirst(page);
  await expect(page.getByText('Your answer is waiting')).toBeVisible();
  await expect(page.getByRole('status').getByText(waits)).toBeVisible();
  await page.close();
  // Time for what leaves at the close of a page, were something to leave.
  await wait(500);
  expect(await attemptsOf(student.email)).toEqual([]);

  await context.setOffline(false);
  line.mend();
  const next = await context.newPage();
  // The news stays for six seconds, which a busy machine may need to finish loading everything.
  await next.goto('/dashboard', { waitUntil: 'commit' });
  await expect(next.getByRole('status').getByText('Your answer arrived.')).toBeVisible();
  expect(await attemptsOf(student.email)).toHaveLength(1);
  await next.reload();
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await attemptsOf(student.email)).toHaveLength(1);
  await context.close();
  line.close();
});

test('the verdict of an answer that waited is shown where it was given, and the lesson counts it', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const { right } = await openFirstPractice(page);
  await page.route(submitCalls, (route) => route.abort());
  await page.getByLabel('Your answer', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Your answer is waiting')).toBeVisible();
  await expect(page.getByLabel('Your answer', { exact: true })).toHaveValue(right);
  await page.unroute(submitCalls);
  await expect(page.locator('.verdict.good')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('img', { name: /[1-9]\d* of 12 stars/ })).toBeVisible();
  expect(await attemptsOf(student.email)).toMatchObject([{ is_correct: true }]);
});

test('two accounts on one browser: neither sends nor sees the answer of the other', async ({
  page,
  context,
}) => {
  const [maya, leo] = [
    await studentWithSession(context),
    await studentWithSession(context, newStudent('Leo')),
  ];
  await page.addInitScript(() => localStorage.setItem('signed-in-by-test', 'true'));
  await openAs(page, maya);
  await page.route(submitCalls, (route) => route.abort());
  await chooseFirst(page);
  await expect(page.getByText('Your answer is waiting')).toBeVisible();
  await page.unroute(submitCalls);

  await openAs(page, leo);
  await expect(page.locator('.queue-line')).toHaveCount(0);
  await chooseFirst(page);
  await expect(page.getByText(/tells us$|^Yes\.|^That is right/).first()).toBeVisible();
  expect(await attemptsOf(leo.email)).toHaveLength(1);

  await openAs(page, maya);
  await expect(page.getByText('Your answer arrived.')).toBeVisible();
  expect([await attemptsOf(maya.email), await attemptsOf(leo.email)]).toMatchObject([[{}], [{}]]);
});

test('a session that ended on the server keeps the answer until the same student signs in again', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  await openFirstPractice(page);
  await page.waitForLoadState('networkidle');
  // The choices are open before the session ends: whatever the page asks for next sends it to sign in.
  await page.getByRole('button', { name: 'Show choices' }).click();
  const headers = { authorization: `Bearer ${student.token}` };
  expect((await context.request.post('/auth/logout-all', { headers })).status()).toBe(200);
  await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await attemptsOf(student.email)).toEqual([]);
  await signIn(page, student);
  await expect(page.getByText('Your answer arrived.')).toBeVisible();
  expect(await attemptsOf(student.email)).toHaveLength(1);
});

test('of several tabs one sends', async ({ page, context }) => {
  const student = await studentWithSession(context);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'CURRICULUM', exact: true })).toBeVisible();
  await openFirstPractice(page);
  await context.setOffline(true);
  await chooseFirst(page);
  await expect(page.getByText('Your answer is waiting')).toBeVisible();
  // What has reached the server: a try that still found no line is none.
  const sent: string[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/problems/submit')) sent.push(response.url());
  });
  await context.setOffline(false);
  await expect(page.getByText('Your answer arrived.')).toBeVisible();
  await other.bringToFront();
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  await other.clock.runFor(2000);
  expect(sent).toHaveLength(1);
  expect(await attemptsOf(student.email)).toHaveLength(1);
});

test('an answer that can never be stored is told in the words of the server and not kept', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await studentWithSession(context);
  await openFirstPractice(page);
  await page.route(submitCalls, (route) => route.abort());
  await chooseFirst(page);
  await expect(page.getByText('Your answer is waiting')).toBeVisible();
  await context.route(submitCalls, (route) =>
    route.fulfill({ status: 404, json: { detail: 'Problem not found' } }),
  );
  await page.unroute(submitCalls);
  await page.goto('/dashboard');
  const told = page.getByRole('alert').getByText('A waiting answer could not be stored. Problem not found.');
  await seeFreed(page, told);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'CURRICULUM', exact: true })).toBeVisible();
  await expect(page.locator('.queue-line')).toHaveCount(0);
});

test('a browser with storage switched off says that the page must stay open, and sends all the same', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', { get: () => undefined, configurable: true }),
  );
  await openFirstPractice(page);
  await context.setOffline(true);
  await chooseFirst(page);
  await expect(page.getByText('This browser cannot keep it, so please leave this page open.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your answer arrived.')).toBeVisible();
  expect(await attemptsOf(student.email)).toHaveLength(1);
});

/** One server, which is killed and started again, killed again, and at last upgraded. */
test.describe('a server that ends while an answer is on its way', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let server: RunningServer;
  let settings: { DATA_DIR: string; PORT: string; LOG_LEVEL: string };

  test.beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-durable-'));
    settings = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
    server = await spawnServer(settings);
  });

  test.afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(settings.DATA_DIR, { recursive: true, force: true });
  });

  for (const [moment, reachesServer] of [
    ['before it has read the answer', false],
    ['after it has stored the answer and before it said so', true],
  ] as const) {
    test(`killed ${moment}: the answer is stored once when it is back`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.origin });
      const student = await studentWithSession(context, newStudent(), { registers: true });
      const page = await context.newPage();
      await openFirstPractice(page);
      let killed = false;
      await page.route(submitCalls, async (route) => {
        if (!killed && reachesServer) await route.fetch();
        if (!killed) await server.end('SIGKILL');
        killed = true;
        await route.continue().catch(() => undefined);
      });
      await chooseFirst(page);
      await expect(page.getByText('Your answer is waiting')).toBeVisible();
      server = await spawnServer(settings);
      await expect(page.getByText('Your answer arrived.')).toBeVisible({ timeout: 60_000 });
      expect(await attemptsOf(student.email, settings.DATA_DIR)).toHaveLength(1);
      await context.close();
    });
  }

  test('an answer that waits while the program is upgraded is judged, counted and explained, although every skill has a new version', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    const student = await studentWithSession(context, newStudent(), { registers: true });
    const page = await context.newPage();
    const { right } = await openFirstPractice(page);
    await context.setOffline(true);
    await page.getByLabel('Your answer', { exact: true }).fill(right);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Your answer is waiting')).toBeVisible();
    await server.end('SIGTERM');
    server = await spawnServer({ ...settings, NODE_OPTIONS: `--import=${raiseSkillVersions}` });
    // The verdict comes last of all that the page asks for when it is back.
    await page.route(submitCalls, async (route) => {
      await wait(1500);
      await route.continue();
    });
    // The page goes on by itself some seconds later: the page itself waits for its verdict.
    const said = page.waitForFunction(() => document.querySelector('.verdict.good')?.textContent, undefined, {
      timeout: 40_000,
    });
    await context.setOffline(false);
    expect(await (await said).jsonValue()).toContain('The ratio');

    const attempts = await attemptsOf(student.email, settings.DATA_DIR);
    expect(attempts).toMatchObject([{ is_correct: true }]);
    const problems = await problemsOf(student.email, settings.DATA_DIR);
    const answered = problems.find(({ id }) => id === attempts[0]?.problem_id);
    const another = await browser.newContext({ baseURL: server.origin });
    const later = await studentWithSession(another, newStudent('Leo'), { registers: true });
    const headers = { authorization: `Bearer ${later.token}` };
    expect((await another.request.get('/api/lessons/1/full', { headers })).status()).toBe(200);
    await another.close();
    const fresh = await problemsOf(later.email, settings.DATA_DIR);
    expect(fresh.find(({ slot_id }) => slot_id === answered?.slot_id)?.version).toBe(
      Number(answered?.version) + 1,
    );
    await context.close();
  });
});

/** Opens the first practice problem as this student, whoever was here before. */
async function openAs(page: Page, { token }: { token: string }): Promise<void> {
  await page.goto('/404');
  await page.evaluate((value) => localStorage.setItem('playforward_access_token', value), token);
  await openFirstPractice(page);
}

async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show choices' }).click();
  await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click();
}
