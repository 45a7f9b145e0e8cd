// `npm run bench:grid`: the grid of 40 students by all skills of a course in a real browser whose processor is four
// times slower: how long until it stands there, how smoothly it scrolls, how long a step by an arrow key takes. Frames
// stand beside those of an empty page in the same run; what the page computes is counted in time of its own thread,
// which other work of the machine does not change.
import { createHash, randomBytes } from 'node:crypto';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { withServer } from '../../scripts/with-server.ts';

const students = 40;
const slower = 4;
const wheels = 60;
const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);

await withServer(async (origin, dataDir) => {
  const client = new pg.Client({ connectionString: String(findRunningEmbedded(dataDir)) });
  await client.connect();
  const { token, classId } = await seedClass(client);
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const url = `${origin}/api/teach/classes/${classId}/grid?unit_id=all`;
  const skills = await namesOfSkills(url, headers);
  await seedMastery(client, { classId, skills });
  await client.end();

  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`/teach/class/${classId}/grid`);
  await page.getByRole('grid').waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const opened = await open(page);
  console.log(`${students} students by ${skills.length} skills, processor ${slower} times slower`);
  console.log(
    `answer: ${(await sizeOf(url, headers)).toFixed(1)} kB packed; chosen to shown: ${opened.toFixed(0)} ms`,
  );
  for (const [name, delta] of [
    ['down', { x: 0, y: 120 }],
    ['sideways', { x: 120, y: 0 }],
  ] as const) {
    const before = await worked(devtools);
    const { frames, longest, count } = await scroll(page, delta);
    const each = (await worked(devtools)) - before;
    console.log(
      `scrolled ${name}: ${frames.toFixed(1)} frames a second, longest ${longest.toFixed(0)} ms; ${slowly(each / count)} a frame`,
    );
  }
  const steps = await stepByKeys(page, devtools);
  console.log(
    `a step by an arrow key: p50 ${steps.p50.toFixed(1)} ms, p95 ${steps.p95.toFixed(1)} ms of work`,
  );
  await page.goto('about:blank');
  const { frames, longest } = await scroll(page, { x: 0, y: 120 });
  console.log(`empty page: ${frames.toFixed(1)} frames a second, longest ${longest.toFixed(0)} ms`);
  await browser.close();
});

/** Milliseconds that the page's own thread has computed, styles, layout and paint included. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** The throttle makes the thread wait; time of the thread is that of this machine, so it is multiplied. */
function slowly(ms: number): string {
  return `${(slower * ms).toFixed(1)} ms of work`;
}

async function open(page: Page): Promise<number> {
  const begin = performance.now();
  await page.getByRole('combobox', { name: /^Unit/ }).selectOption('all');
  await page.locator('.skill-grid tbody tr:nth-child(20) td:nth-child(50)').first().waitFor();
  return performance.now() - begin;
}

/** Turns the wheel over the grid and counts the frames in which the page could draw. */
async function scroll(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(720, 600);
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (at: number) => {
      times.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frameTimes: times });
  });
  for (let nth = 0; nth < wheels; nth += 1)
    await page.mouse.wheel(nth < wheels / 2 ? x : -x, nth < wheels / 2 ? y : -y);
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  const gaps = times.slice(1).map((at, nth) => at - (times[nth] ?? at));
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return { frames: (1000 * gaps.length) / all, longest: Math.max(...gaps), count: gaps.length };
}

/** What the page computes for a step, its styles and layout included. */
async function stepByKeys(page: Page, devtools: CDPSession) {
  await page.locator('[data-place="1 0"]').focus();
  const times: number[] = [];
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    for (let nth = 0; nth < 5; nth += 1) {
      const before = await worked(devtools);
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      times.push((await worked(devtools)) - before);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function namesOfSkills(url: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`the grid answered ${answer.status}`);
  return ((await answer.json()) as { skills: { skill: string }[] }).skills.map(({ skill }) => skill);
}

async function sizeOf(url: string, headers: Record<string, string>): Promise<number> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes / 1000));
    }).on('error', reject);
  });
}

async function seedClass(client: pg.Client): Promise<{ token: string; classId: number }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: number }>(
    `WITH teacher AS (
       INSERT INTO users (email, name, role, onboarding_completed, created_at, last_used_at)
       VALUES ('teacher@bench.example', 'Ms. Okafor', 'teacher', true, now(), now()) RETURNING id
     ), signed AS (
       INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
       SELECT $1, id, now(), now() + interval '1 day', now() FROM teacher
     ), pupils AS (
       INSERT INTO users (email, name, created_at, last_used_at)
       SELECT 'pupil' || nth || '@bench.example', 'Pupil ' || nth, now(), now() FROM generate_series(1, $2::int) AS nth
       RETURNING id
     ), room AS (
       INSERT INTO classes (name, course_id, created_at) VALUES ('Period 2', 1, now()) RETURNING id
     ), taught AS (
       INSERT INTO class_teachers (class_id, user_id, since) SELECT room.id, teacher.id, now() FROM room, teacher
     ), joined AS (
       INSERT INTO class_students (class_id, user_id, joined_at) SELECT room.id, pupils.id, now() FROM room, pupils
     )
     SELECT id FROM room`,
    [createHash('sha256').update(token).digest(), students],
  );
  return { token, classId: rows[0]?.id ?? 0 };
}

/** Every state of a cell stands in the grid, so that every mark is drawn. */
async function seedMastery(
  client: pg.Client,
  { classId, skills }: { classId: number; skills: readonly string[] },
): Promise<void> {
  await client.query(
    `INSERT INTO mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
     SELECT user_id, skill, 0.2 + 0.75 * ((nth + user_id) % 4) / 3.0, 0.9, 4 + (nth + user_id) % 5, 2, 1,
       now() - interval '1 day', now() + interval '5 days'
     FROM class_students CROSS JOIN unnest($2::text[]) WITH ORDINALITY AS known (skill, nth)
     WHERE class_id = $1 AND (nth * 7 + user_id) % 6 > 0`,
    [classId, skills],
  );
}
