// `npm run bench:labs`: whether the labs follow the finger on a school laptop. Everything that is dragged in them is dragged
// twice: once to count the processor's time that the page takes for a frame, of which four times as much must fit into
// 16.7 ms, and once with the processor slowed down four times, to count frames. Without a graphics card frames are painted
// by the processor, beside whatever else runs there: the second figure says more about this machine than about the page.
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { withServer } from '../../scripts/with-server.ts';

const slowdown = 4;
const frame = 1000 / 60;
const seconds = 4;
const settling = 3_000;

declare global {
  var benchFrames: number[];
}

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);

/** What is dragged: in which lab, by what, how it is reached, and how far to each side. */
const drags = [
  { name: 'the line', lab: 'classifier', grip: '.plane-grip >> nth=0', reach: [50, 30] },
  {
    name: 'a drawing',
    lab: 'classifier',
    choose: 'My drawings',
    grip: '.drawing-pad svg[role="img"]',
    reach: [60, 50],
  },
  { name: 'the threshold', lab: 'confusion', grip: 'input[type="range"]', reach: [150, 0] },
  { name: 'the temperature', lab: 'next-word', grip: 'input[type="range"]', reach: [150, 0] },
] as const;
type Drag = (typeof drags)[number];

await withServer(async (origin) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const context = await browser.newContext({ baseURL: origin });
  const token = await registerStudent(origin);
  await context.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
  for (const drag of drags) {
    const page = await context.newPage();
    await openLab(page, drag);
    await measure(page, drag);
    await page.close();
  }
  await browser.close();
});

async function measure(page: Page, drag: Drag): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const workOf = async (during: () => Promise<void>): Promise<number> => {
    const before = await worked();
    const frames = await countFrames(page, during);
    return ((await worked()) - before) / frames.length;
  };
  const atRest = await workOf(() => page.waitForTimeout(seconds * 1000));
  const work = await workOf(() => move(page, drag));
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slow = (await countFrames(page, () => move(page, drag))).toSorted((a, b) => a - b);
  const median = slow[Math.floor(slow.length / 2)] ?? 0;
  console.log(
    `${drag.name.padEnd(16)} ${work.toFixed(2)} ms of the processor a frame (at rest ${atRest.toFixed(2)}), ${slowdown} times that ${(slowdown * work).toFixed(1)} ms${slowdown * work > frame ? '  over' : ''} (a frame: ${frame.toFixed(1)});` +
      ` slowed down: median ${(1000 / median).toFixed(0)} frames a second of ${slow.length}`,
  );
}

/** The time between the frames that are drawn meanwhile. */
async function countFrames(page: Page, during: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    globalThis.benchFrames = [];
    let last = performance.now();
    const next = (now: number): void => {
      globalThis.benchFrames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await during();
  return page.evaluate(() => globalThis.benchFrames);
}

/** Draws circles with what is dragged. */
async function move(page: Page, { name, grip, reach: [across, down] }: Drag): Promise<void> {
  const element = page.locator(grip);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`nothing to hold ${name} by`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = Date.now() + seconds * 1000;
  for (let turn = 0; Date.now() < until; turn += 0.15) {
    await page.mouse.move(x + across * Math.sin(turn), y + down * Math.cos(turn));
  }
  await page.mouse.up();
}

async function openLab(page: Page, drag: Drag): Promise<void> {
  await page.route('**/api/lessons/*/full', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), lab: drag.lab } });
  });
  await page.goto('/lesson/1/key-concept/lab');
  await page.locator('.lab .problem-card').waitFor();
  // The lesson around it goes on loading for a while; that is no part of a drag.
  await page.waitForTimeout(settling);
  if ('choose' in drag) await page.getByRole('radio', { name: drag.choose }).check();
}

async function registerStudent(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Maya', email: 'maya@northside.example', password: 'seven green bikes' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
