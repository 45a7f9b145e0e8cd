import { execFileSync } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import {
  instructor,
  type LtiPlatform,
  startLtiPlatform,
} from '../../../apps/server/src/testing/lti-platform.ts';
import { startOidcIssuer } from '../../../apps/server/src/testing/oidc-issuer.ts';
import { startServer } from '../../../scripts/with-server.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const root = new URL('../../..', import.meta.url).pathname;

type Running = Awaited<ReturnType<typeof startServer>>;
let site: Running;
/** As links and cards of the operator name it. */
let origin: string;
let issuer: Awaited<ReturnType<typeof startOidcIssuer>>;
let platform: LtiPlatform;
let courses: Server;
/** What came back from the picker, as the learning system reads it. */
let picked: Record<string, unknown> | undefined;
/** Who clicks in the course next, and on what. */
let launches: Record<string, unknown> = {};

const listen = async (answer: RequestListener): Promise<{ web: Server; url: string }> => {
  const web = createServer(answer);
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  return { web, url: `http://127.0.0.1:${(web.address() as AddressInfo).port}` };
};

const formTo = (address: string, fields: Record<string, string>, button: string) =>
  `<form method="post" action="${address}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}<button>${button}</button></form>`;

/** The pages of the learning system: a course with a link, its signature, and where a picked link comes back to. */
async function startCourses(): Promise<string> {
  const { web, url } = await listen(async (request, response) => {
    const at = new URL(request.url ?? '/', 'http://127.0.0.1');
    let body = '';
    for await (const part of request) body += part;
    const show = (html: string) => response.setHeader('content-type', 'text/html').end(html);
    if (at.pathname === '/course') {
      const login = {
        iss: platform.url,
        client_id: 'tool-1',
        login_hint: 'h',
        target_link_uri: `${origin}/lti/launch`,
      };
      return show(`<title>Math 6</title>${formTo(`${origin}/lti/login`, login, 'Open in Playforward')}`);
    }
    if (at.pathname === '/auth') {
      const asked = (name: string) => at.searchParams.get(name) ?? '';
      const fields = {
        id_token: await platform.sign({ nonce: asked('nonce'), ...launches }),
        state: asked('state'),
      };
      return show(formTo(asked('redirect_uri'), fields, 'Go on'));
    }
    if (at.pathname === '/return') {
      picked = await platform.readReturned(new URLSearchParams(body).get('JWT') ?? '');
      return show('<h1>The link is in the course</h1>');
    }
    response.writeHead(404).end();
  });
  courses = web;
  return url;
}

test.use({ actionTimeout: 20_000 });

test.describe('a school with systems of its own', () => {
  test.describe.configure({ mode: 'serial', timeout: 400_000 });
  let coursesAt: string;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    // The address of the site has to be known to the issuer, and the issuer to the site.
    const { web, url } = await listen(() => {});
    const port = new URL(url).port;
    await new Promise((done) => web.close(done));
    issuer = await startOidcIssuer(`http://localhost:${port}/auth/oidc/callback`);
    origin = `http://localhost:${port}`;
    site = await startServer({
      PORT: port,
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: issuer.clientId,
      OIDC_CLIENT_SECRET: issuer.secret,
      OIDC_NAME: 'Northside ID',
      OIDC_TEACHER_CLAIM: 'groups=teachers',
    });
    const keys = async () => (await fetch(`${origin}/lti/jwks`)).json();
    platform = await startLtiPlatform({ now: () => new Date() }, keys);
    coursesAt = await startCourses();
  });
  test.afterAll(async () => {
    await site?.stop();
    await platform?.close();
    await issuer?.close();
    courses?.closeAllConnections();
    courses?.close();
  });

  async function throughIssuer(page: Page, name: string): Promise<void> {
    await page.goto(`${origin}/login`);
    await shoot(page, 'oidc-login');
    await page.getByRole('link', { name: 'Northside ID' }).click();
    await page.getByPlaceholder('Enter any login').fill(name);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('lets students and teachers in by the school sign-in, without a password of this site', async ({
    browser,
    page,
  }) => {
    await throughIssuer(page, 'Ana');
    await expect(page).toHaveURL(/\/onboarding/);
    const teachers = await browser.newContext();
    const teacher = await teachers.newPage();
    await throughIssuer(teacher, 'Ruth');
    await expect(teacher).toHaveURL(/\/teach$/);
    await shoot(teacher, 'oidc-teacher');
    await teachers.close();
  });

  test('is connected by its admin by hand, who is told what is missing', async ({ page }) => {
    const said = execFileSync(
      process.execPath,
      ['scripts/admin.ts', 'invite', 'admin', 'head@school.example', 'Mr. Halloran'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: site.dataDir } },
    );
    await page.goto(/http\S+\/reset-password#\S+/.exec(said)?.[0] ?? '');
    await page.getByLabel('New password', { exact: true }).fill('violet harbor kites 92');
    await page.getByLabel('New password again').fill('violet harbor kites 92');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/school/);
    await page.goto(`${origin}/school/connect`);
    await expect(page.getByRole('heading', { name: 'Connect a learning system by hand' })).toBeVisible();
    for (const [label, value] of [
      ['Name, as your school calls it', 'Test LMS'],
      ['Address where people open it', `${coursesAt}/course`],
      ['Issuer, or platform id', platform.url],
      ['Client id', 'tool-1'],
      ['Authentication address', `${coursesAt}/auth`],
      ['Token address', `${platform.url}/token`],
      ['Address of its key set', `${platform.url}/jwks`],
    ] as const)
      await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText('Connected. Press Test to see what is still missing.')).toBeVisible();
    await page.getByRole('button', { name: 'Test Test LMS' }).click();
    await expect(page.getByRole('status').filter({ hasText: /deployment/i })).toBeVisible();
    await page.getByLabel('Deployment id', { exact: true }).fill('dep-1');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Deployment dep-1 is allowed.')).toBeVisible();
    await shoot(page, 'lti-connected');
  });

  test('has a lesson put into a course by a teacher, opened by a student, and its share in the grade book', async ({
    browser,
    page,
  }) => {
    launches = {
      sub: 'teacher-1',
      name: 'Ruth Okafor',
      [`${claim}message_type`]: 'LtiDeepLinkingRequest',
      [`${claim}roles`]: [instructor],
      [`${dl}deep_linking_settings`]: {
        deep_link_return_url: `${coursesAt}/return`,
        accept_types: ['ltiResourceLink'],
      },
    };
    await page.goto(`${coursesAt}/course`);
    await page.getByRole('button', { name: 'Open in Playforward' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('heading', { name: 'What should this link open?' })).toBeVisible();
    await shoot(page, 'lti-picker');
    const choice = page.getByLabel('Lesson or city mission');
    const lesson = (await choice.locator('option').first().textContent()) ?? '';
    await choice.selectOption({ label: lesson });
    await page.getByRole('button', { name: 'Add to the course' }).click();
    await expect(page.getByRole('heading', { name: 'The link is in the course' })).toBeVisible();
    const items = (picked?.[`${dl}content_items`] ?? []) as { title: string; custom: object }[];
    const [item] = items;
    expect(item?.title).toBe(lesson);

    launches = { [`${claim}custom`]: item?.custom };
    const students = await browser.newContext();
    const student = await students.newPage();
    const launch = async () => {
      await student.goto(`${coursesAt}/course`);
      await student.getByRole('button', { name: 'Open in Playforward' }).click();
      await student.getByRole('button', { name: 'Go on' }).click();
    };
    await launch();
    // Who is new is asked about the future first, as everywhere; the link opens the lesson from then on.
    await expect(student).toHaveURL(/\/onboarding/, { timeout: 60_000 });
    await chooseCareer(student);
    await launch();
    await expect(student).toHaveURL(/\/lesson\/\d+/, { timeout: 60_000 });
    await expect(student.getByText(lesson).first()).toBeVisible({ timeout: 60_000 });
    await shoot(student, 'lti-launched');
    await answerAll(student);
    await expect
      .poll(() => platform.state.scores.at(-1), { timeout: 120_000, intervals: [1_000] })
      .toMatchObject({ userId: 'student-1', scoreMaximum: 100 });
    expect(platform.state.scores.at(-1)?.scoreGiven).toBeGreaterThan(0);
    await students.close();
  });
});

/** Pictures for whoever walks through by hand: `SHOTS` names their folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

async function chooseCareer(student: Page): Promise<void> {
  await student.evaluate(async () => {
    const token = localStorage.getItem('playforward_access_token');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ chosen_career: 'Game designer' });
    await fetch('/user/learning-profile', { method: 'PATCH', headers, body });
  });
}

/** Tries every choice of the first problem of the open lesson, so that one of them is right. */
async function answerAll(student: Page): Promise<void> {
  await student.evaluate(async () => {
    const token = localStorage.getItem('playforward_access_token');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const lessonId = Number(/\/lesson\/(\d+)/.exec(location.pathname)?.[1]);
    const lesson = await (await fetch(`/api/lessons/${lessonId}/full`, { headers })).json();
    for (const problem of lesson.problems)
      for (const choice of problem.answers ?? []) {
        const body = { problem_id: problem.id, lesson_id: lessonId, answer_id: choice.id };
        await fetch('/api/problems/submit', { method: 'POST', headers, body: JSON.stringify(body) });
      }
  });
}
