import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { ScenePage } from '../../../apps/city/src/testing/scene-page.ts';
import { type BuiltPage, buildScenePage, openScenePage } from '../../../tools/bench/city/scene-page.ts';
import { byTurns } from '../support/by-day.ts';

type Scened = Window & { scenePage: ScenePage };

const references = path.join(import.meta.dirname, '../references/city-scene');
/** Share of the pixels that may differ by more than a tenth. */
const mostDifferent = 0.003;
let built: BuiltPage;
const troubles: string[] = [];

test.beforeAll(() => {
  built = buildScenePage();
});

test.afterAll(() => built.remove());

// A material that does not compile draws nothing and only says so on the console.
test.afterEach(() => expect(troubles.splice(0)).toEqual([]));

async function openScene(page: Page, query: string): Promise<string[]> {
  await page.setViewportSize({ width: 640, height: 360 });
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  return openScenePage(page, built.folder, query);
}

/** A picture of the canvas as it is drawn now. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => (window as unknown as Scened).scenePage.scene.drawNow());
  return page.locator('canvas').screenshot({ timeout: 60_000 });
}

function share(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  expect([b.width, b.height]).toEqual([a.width, a.height]);
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.1 }) / (a.width * a.height);
}

/** A picture without a reference becomes the reference and fails once, so that somebody looks at it. */
async function compare(page: Page, name: string): Promise<void> {
  const file = path.join(references, `${name}.png`);
  const shot = await picture(page);
  if (!existsSync(file)) {
    mkdirSync(references, { recursive: true });
    writeFileSync(file, shot);
    expect(name, 'The reference was missing. It has been written: look at it and run again.').toBe(
      'compared',
    );
  }
  expect.soft(share(readFileSync(file), shot), name).toBeLessThanOrEqual(mostDifferent);
}

/** What is done before a picture is taken runs in the page, so that it knows only what it is given. */
type Prepare = (page: ScenePage, name: string) => void;
type Album = { query: string; pictures: [name: string, prepare: Prepare][] };

const noon: Prepare = ({ scene }) => scene.setTime(13);
const overlay: Prepare = ({ scene, darken }, name) => {
  const id = name.replace('overlay-', '') as 'power';
  scene.setTime(13);
  if (id === 'power') darken(20);
  scene.setOverlay(id);
};

/** Pictures of one page after the other: opening a page costs as much as ten pictures. Dark blocks stay dark. */
const albums: Album[] = [
  {
    query: '',
    pictures: [
      ['day', noon],
      ['dusk', ({ scene }) => scene.setTime(18.6)],
      ['night', ({ scene }) => scene.setTime(22)],
      [
        'rain',
        ({ scene }) => {
          scene.setTime(13);
          scene.setRain(true);
        },
      ],
    ],
  },
  {
    query: 'plot=22',
    pictures: [
      [
        'ghost-allowed',
        ({ scene }) => {
          scene.setTime(13);
          scene.setGhost({ type: 'tank', x: 21, y: 36, params: { r: 3, h: 6 }, valid: true });
          scene.setCursor({ x: 21, y: 36 });
        },
      ],
      [
        'ghost-refused',
        ({ scene }) => {
          scene.setTime(13);
          scene.setGhost({ type: 'tower', x: 20, y: 36, params: {}, valid: false });
        },
      ],
      [
        'others',
        ({ scene }) => {
          scene.setTime(13);
          scene.setOthers([
            { x: 21, y: 36, type: null, hue: 1 },
            { x: 19, y: 38, type: 'tower', hue: 3 },
          ]);
        },
      ],
    ],
  },
  {
    query: 'plot=14',
    pictures: ['water', 'travel', 'pollution', 'happiness', 'owners', 'power'].map((id) => [
      `overlay-${id}`,
      overlay,
    ]),
  },
];

for (const [nth, { query, pictures }] of albums.entries()) {
  test(`[CITY 11] ${pictures.map(([name]) => name).join(', ')} look as they should${byTurns(nth, albums.length)}`, async ({
    page,
  }) => {
    test.slow();
    await openScene(page, `shot=1&${query}`);
    if (query === 'plot=14') {
      await page.evaluate(() => (window as unknown as Scened).scenePage.scene.zoom(1.6));
    }
    for (const [name, prepare] of pictures) {
      await page.evaluate(() => {
        const { scene } = (window as unknown as Scened).scenePage;
        scene.setRain(null);
        scene.setGhost(null);
        scene.setCursor(null);
        scene.setOthers([]);
      });
      await page.evaluate(`(${prepare.toString()})(window.scenePage, ${JSON.stringify(name)})`);
      await compare(page, name);
    }
  });
}

test('[CITY 11] a brown-out takes the light from its blocks, and a refused blueprint is told apart', async ({
  page,
}) => {
  test.slow();
  await openScene(page, 'shot=1&plot=10');
  await page.evaluate(() => (window as unknown as Scened).scenePage.scene.setTime(22));
  const lit = await picture(page);
  await page.evaluate(() => (window as unknown as Scened).scenePage.darken(10));
  expect(share(lit, await picture(page))).toBeGreaterThan(mostDifferent);
  await page.evaluate(() => (window as unknown as Scened).scenePage.darken(16));
  await compare(page, 'brown-out');
  const read = (name: string): Buffer => readFileSync(path.join(references, `${name}.png`));
  expect(share(read('ghost-allowed'), read('ghost-refused'))).toBeGreaterThan(mostDifferent);
  expect(share(read('day'), read('night'))).toBeGreaterThan(0.5);
});

const budgets = [
  ['high', 60, 120_000],
  ['low', 45, 60_000],
  ['very-low', 45, 60_000],
] as const;

test('[CITY 10] a city built on every tile keeps the budget of each tier, and asks for no picture', async ({
  page,
}) => {
  test.slow();
  const asked = await openScene(page, 'tier=high&full&plot=22&still');
  await page.evaluate(() => {
    const { scene } = (window as unknown as Scened).scenePage;
    scene.setRain(true);
    scene.setTime(12);
    scene.setGhost({ type: 'park', x: 21, y: 36, params: { w: 3, h: 3 }, valid: true });
    scene.setCursor({ x: 21, y: 36 });
    scene.zoom(8);
  });
  for (const [tier, calls, triangles] of budgets) {
    const stats = await page.evaluate((wanted) => {
      const { scene } = (window as unknown as Scened).scenePage;
      scene.setTier(wanted);
      scene.drawNow();
      scene.drawNow();
      return scene.stats();
    }, tier);
    console.log(`${tier}: ${JSON.stringify(stats)}`);
    expect.soft(stats.calls, tier).toBeLessThanOrEqual(calls);
    expect.soft(stats.triangles, tier).toBeLessThanOrEqual(triangles);
    expect.soft(stats.bytes, tier).toBeLessThanOrEqual(40_000_000);
  }
  expect(asked.filter((name) => !/^\/$|\.js$/.test(name))).toEqual([]);
});

test('frames advance while the city lives, and rest without ticks and with reduced motion', async ({
  page,
}) => {
  test.slow();
  const frames = (): Promise<number> =>
    page.evaluate(() => (window as unknown as Scened).scenePage.scene.stats().frames);
  const tick = (): Promise<void> => page.evaluate(() => (window as unknown as Scened).scenePage.tick());
  const rests = async (): Promise<boolean> => {
    const before = await frames();
    await page.waitForTimeout(1000);
    return (await frames()) === before;
  };
  await openScene(page, 'tier=low');
  let ticks = await frames();
  await expect
    .poll(
      async () => {
        await tick();
        ticks += 1;
        return (await frames()) - ticks;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(2);
  await expect.poll(rests, { timeout: 60_000 }).toBe(true);
  await page.evaluate(() => (window as unknown as Scened).scenePage.scene.setReducedMotion(true));
  await expect.poll(rests, { timeout: 60_000 }).toBe(true);
  const rested = await frames();
  await tick();
  await expect.poll(frames, { timeout: 60_000 }).toBe(rested + 1);
});

test('[CITY 9] hidden frames choose a tier before the map is shown, and leave nothing behind', async ({
  page,
}) => {
  test.slow();
  await openScene(page, 'tier=very-low&still');
  const tier = await page.evaluate(() => (window as unknown as Scened).scenePage.measureTier());
  // Without a graphics card frames are slow: never High.
  expect(['very-low', 'low']).toContain(tier);
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('a lost context is told, and the picture comes back as it was', async ({ page }) => {
  test.slow();
  await openScene(page, 'shot=1&tier=low');
  await page.evaluate(() => (window as unknown as Scened).scenePage.scene.setTime(13));
  const before = await picture(page);
  const events = await page.evaluate(async () => {
    const { scene } = (window as unknown as Scened).scenePage;
    const told: string[] = [];
    const lost = new Promise<void>((resolve) => {
      scene.onContextLost(() => {
        told.push('lost');
        resolve();
      });
    });
    const restored = new Promise<void>((resolve) => {
      scene.onContextRestored(() => {
        told.push('restored');
        resolve();
      });
    });
    const context = document
      .querySelector('canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context');
    context?.loseContext();
    await lost;
    scene.drawNow();
    await new Promise((resolve) => setTimeout(resolve, 200));
    context?.restoreContext();
    await restored;
    return told;
  });
  expect(events).toEqual(['lost', 'restored']);
  expect(share(before, await picture(page))).toBeLessThanOrEqual(mostDifferent);
});

test('a press picks the tile under it, a drag moves the view, the wheel zooms to the pointer', async ({
  page,
}) => {
  test.slow();
  await openScene(page, 'tier=very-low&still&plot=22');
  await page.evaluate(() => {
    const { scene } = (window as unknown as Scened).scenePage;
    Object.assign(window, { picks: [] });
    scene.onPick((pick) => (window as unknown as { picks: unknown[] }).picks.push(pick));
  });
  const at = (x: number, y: number): Promise<{ left: number; top: number }> =>
    page.evaluate(
      ([x, y]) => (window as unknown as Scened).scenePage.scene.pageAt({ x: x ?? 0, y: y ?? 0 }),
      [x, y],
    );
  const tile = await at(22, 37);
  await page.mouse.click(tile.left, tile.top);
  expect(await page.evaluate(() => (window as unknown as { picks: unknown[] }).picks)).toEqual([
    { x: 22, y: 37, kind: 'press', pointer: 'mouse' },
  ]);
  await page.mouse.move(tile.left, tile.top);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => Math.round((await at(22, 37)).left - tile.left)).toBe(0);
  await page.mouse.down();
  await page.mouse.move(tile.left + 60, tile.top + 30, { steps: 6 });
  await page.mouse.up();
  const moved = await at(22, 37);
  expect(Math.round(moved.left - tile.left)).toBe(60);
  expect(Math.round(moved.top - tile.top)).toBe(30);
  expect(await page.evaluate(() => (window as unknown as { picks: unknown[] }).picks.length)).toBe(1);
});
