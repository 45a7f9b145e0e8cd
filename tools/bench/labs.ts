// `npm run bench:labs`: whether a lab follows the finger on a school laptop. The line of the classifier is dragged twice:
// once to count the processor's time that the page takes for a frame, of which four times as much must fit into 16.7 ms,
// and once with the processor slowed down four times, to count frames. Without a graphics card frames are painted by
// the processor, beside whatever else runs there: the second figure says more about this machine than about the page.
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { withServer } from '../../scripts/with-server.ts';

const slowdown = 4;
const frame = 1000 / 60;
const seconds = 4;

declare global {
  var benchFrames: number[];
}

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);

await withServer(async (origin) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await openClassifier(page, await registerStudent(origin));
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await worked();
  const frames = await drag(page);
  const work = ((await worked()) - before) / frames.length;
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slow = (await drag(page)).toSorted((a, b) => a - b);
  const median = slow[Math.floor(slow.length / 2)] ?? 0;
  console.log(
    `dragging the line: ${work.toFixed(2)} ms of the processor a frame, ${slowdown} times that ${(slowdown * work).toFixed(1)} ms${slowdown * work > frame ? '  over' : ''} (a frame: ${frame.toFixed(1)})`,
    `\nframes a second, processor ${slowdown} times slower: median ${(1000 / median).toFixed(0)} of ${slow.length} frames`,
  );
  await browser.close();
});

/** Draws circles with the handle of the line, and tells the time between frames. */
async function drag(page: Page): Promise<number[]> {
  const box = await page.locator('.plane-grip').first().boundingBox();
  if (!box) throw new Error('the line has no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
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
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = Date.now() + seconds * 1000;
  for (let turn = 0; Date.now() < until; turn += 0.15) {
    await page.mouse.move(x + 50 * Math.sin(turn), y + 30 * Math.cos(turn));
  }
  await page.mouse.up();
  return page.evaluate(() => globalThis.benchFrames);
}

async function openClassifier(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
  await page.route('**/api/lessons/*/full', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), lab: 'classifier' } });
  });
  await page.goto('/lesson/1/key-concept/lab');
  await page.locator('.lab .problem-card').waitFor();
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
