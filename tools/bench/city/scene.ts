import { type CDPSession, chromium } from '@playwright/test';
import type { ScenePage } from '../../../apps/city/src/testing/scene-page.ts';
import { chromiumArguments, findChromium } from '../../../scripts/find-chromium.ts';
import type { BenchPart, Figure } from './bench-part.ts';
import { buildScenePage, openScenePage } from './scene-page.ts';

type Scened = Window & { scenePage: ScenePage };

/** Limits of the design, section 10. */
const limits = {
  high: { calls: 60, triangles: 120_000 },
  low: { calls: 45, triangles: 60_000 },
} as const;
const megabyte = 1_000_000;
/** Small, so that drawing by processor takes little of the time; what is counted does not depend on it. */
const smallView = { width: 160, height: 90 };

/** The city's map in Chromium: what a frame asks of the processor and of the graphics card. */
export const scenePart: BenchPart = { name: 'scene', measure: measureScene };

async function measureScene(): Promise<Figure[]> {
  const built = buildScenePage();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const figures: Figure[] = [];
    for (const tier of ['high', 'low'] as const) {
      const page = await browser.newPage({ viewport: smallView });
      await openScenePage(page, built.folder, `tier=${tier}&full&plot=22&still`);
      const stats = await page.evaluate(() => {
        const { scene } = (window as unknown as Scened).scenePage;
        scene.zoom(8);
        scene.drawNow();
        scene.drawNow();
        return scene.stats();
      });
      const client = await page.context().newCDPSession(page);
      figures.push(
        {
          label: `${tier}: draw calls, every tile built`,
          value: stats.calls,
          unit: '',
          atMost: limits[tier].calls,
        },
        { label: `${tier}: triangles`, value: stats.triangles, unit: '', atMost: limits[tier].triangles },
        { label: `${tier}: buffers`, value: stats.bytes / megabyte, unit: 'MB', atMost: 40 },
        { label: `${tier}: script a frame`, value: await scriptOfFrame(client, 1), unit: 'ms', atMost: 2 },
        {
          label: `${tier}: script a frame, 6x slower`,
          value: await scriptOfFrame(client, 6),
          unit: 'ms',
          atMost: 6,
        },
      );
      await client.send('Performance.enable');
      await client.send('HeapProfiler.collectGarbage');
      const heap = (await readMetrics(client)).get('JSHeapUsedSize') ?? 0;
      figures.push({ label: `${tier}: heap of the page`, value: heap / megabyte, unit: 'MB', atMost: 80 });
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    built.remove();
  }
}

/**
 * Median milliseconds of script in a frame. The graphics card's own time is not in it: the frame is handed over and
 * finished before the next is measured.
 */
async function scriptOfFrame(client: CDPSession, slower: number): Promise<number> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const { result } = await client.send('Runtime.evaluate', {
    expression: 'window.scenePage.scriptOfFrames(20)',
    awaitPromise: true,
    returnByValue: true,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = (result.value as number[]).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function readMetrics(client: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
