// `npm run bench:orb`: milliseconds of script the companion takes a frame, by mode, in the built product.
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { withServer } from '../../scripts/with-server.ts';
import { openOrbPage } from '../../tests/browser/screens/screens-orb.ts';
import { pretendHardware } from '../../tests/browser/support/pretend-hardware.ts';
import { buildWebWhenStale } from '../build/web.ts';

const personalities = [
  'idle',
  'curious',
  'guiding',
  'excited',
  'worried',
  'determined',
  'fulfilled',
  'loading',
];
const frames = 300;
/** Frames in which the machine was taken away by something else are left out of the mean and shown as the longest. */
const counted = 0.95;
const goal = 0.3;

/** Every callback of a frame is timed; the browser's clock is coarse, so only sums over many frames are used. */
function timeFrames(): void {
  const timed = window as unknown as { frameTimes: number[] };
  timed.frameTimes = [];
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const start = performance.now();
      callback(now);
      timed.frameTimes.push(performance.now() - start);
    });
}

async function measure(page: Page, personality: string): Promise<{ mean: number; longest: number }> {
  await page.getByLabel('Personality', { exact: true }).selectOption(personality);
  await page.getByLabel('Custom message').fill('.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.mouse.move(300, 500);
  const times = await page.evaluate(async (wanted) => {
    const timed = window as unknown as { frameTimes: number[] };
    await new Promise((resolve) => setTimeout(resolve, 500));
    timed.frameTimes = [];
    while (timed.frameTimes.length < wanted) await new Promise((resolve) => setTimeout(resolve, 50));
    return timed.frameTimes.slice(0, wanted);
  }, frames);
  const usual = times.toSorted((a, b) => a - b).slice(0, Math.round(frames * counted));
  return { mean: usual.reduce((sum, time) => sum + time, 0) / usual.length, longest: Math.max(...times) };
}

async function bench(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(timeFrames);
  await pretendHardware(page);
  await openOrbPage(page);
  await page.locator('.orb-host[data-rendering="painted"]').waitFor();
  let worst = 0;
  for (const personality of personalities) {
    const { mean, longest } = await measure(page, personality);
    worst = Math.max(worst, mean);
    console.log(`${personality.padEnd(12)} ${mean.toFixed(3)} ms a frame, longest ${longest.toFixed(1)} ms`);
  }
  console.log(
    `worst mode   ${worst.toFixed(3)} ms a frame, mean of the fastest 95 % of ${frames}; goal at most ${goal} ms`,
  );
}

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(howToGetChromium);
  buildWebWhenStale();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    await withServer((origin) => bench(browser, origin));
  } finally {
    await browser.close();
  }
}

await main();
