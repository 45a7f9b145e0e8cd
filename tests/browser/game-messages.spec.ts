import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectInside, playAndSend, postFromGame, pumpTable, tankGraph } from './screens/screens-tools.ts';
import { sharedPage } from './support/shared-page.ts';
import { studentWithSession } from './support/student.ts';

/** The game's own script stays away: what a game may say is said by the test. The real game is in city-host.spec.ts. */
const withoutGame = (context: BrowserContext) =>
  context.route('**/stem-city/assets/*.js', (route) => route.abort());

async function open({ context }: { context: BrowserContext }): Promise<void> {
  await studentWithSession(context);
  await withoutGame(context);
}

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const missionData = (page: Page) => page.getByRole('dialog', { name: 'Mission Data' });

test.describe('from the dashboard', () => {
  test.beforeEach(open);

  test('the game opens for free play, later for the lesson opened last [L-059] [D-114]', async ({ page }) => {
    const frame = page.locator('iframe[title="Stem City"]');
    const play = key(page, 'Play Stem City');
    await page.goto('/dashboard');
    await play.click();
    await expect(frame).toHaveAttribute('src', /^\/stem-city\/\?lesson_id=&access_token=[\w-]{43}$/);
    await page.keyboard.press('Escape');
    await expect(play).toBeFocused();
    await page.goto('/lesson/2/introduction');
    await expect(page.getByText('Goals')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dashboard_last_lesson')))
      .toContain('2');
    await page.goto('/dashboard');
    await play.click();
    await expect(frame).toHaveAttribute('src', /^\/stem-city\/\?lesson_id=2&access_token=[\w-]{43}$/);
    await postFromGame(page, pumpTable);
    await expect(missionData(page)).toBeVisible();
  });
});

test.describe('the game in a lesson', () => {
  test.beforeEach(open);

  test('shakes hands: connect, acknowledgement, init with the lesson and its missions [R-004] [R-016] [R-088] [R-089] [R-090]', async ({
    page,
  }) => {
    await page.route('**/missions/lessons/1/personalized', (route) =>
      route.fulfill({ status: 404, json: {} }),
    );
    await page.route('**/missions/lessons/1/static', (route) =>
      route.fulfill({ json: { title: 'Ratios', missions: [{ id: 'pump', title: 'Pump' }] } }),
    );
    await playAndSend(page, { type: 'nothing yet' });
    const heard = page
      .frameLocator('iframe[title="Stem City"]')
      .locator('body')
      .evaluate(
        () =>
          new Promise<unknown[]>((resolve) => {
            const messages: unknown[] = [];
            window.addEventListener('message', ({ data, origin }) => {
              messages.push({ ...data, origin: origin === location.origin });
              if (data.type === 'init') resolve(messages);
            });
            parent.postMessage({ source: 'godot-game', type: 'connect', version: 1 }, location.origin);
          }),
      );
    expect(await heard).toEqual([
      { source: 'stem-app', type: 'connect_ack', origin: true },
      expect.objectContaining({
        source: 'stem-app',
        type: 'init',
        origin: true,
        lesson_id: 1,
        user: { name: '' },
        missions: [{ id: 'pump', title: 'Pump' }],
      }),
    ]);
  });
});

test.describe('messages of the game', () => {
  const shared = sharedPage(async (page) => {
    await withoutGame(page.context());
    await playAndSend(page, { type: 'nothing yet' });
  });

  test('open a chart with its description, at most 800 wide and 400 high, and its numbers [L-012] [L-162] [L-343] [L-344] [L-345]', async () => {
    const page = shared();
    await postFromGame(page, tankGraph);
    await expect(missionData(page)).toBeVisible();
    await expect(page.getByText(tankGraph.graphData.description)).toBeVisible();
    await expect(missionData(page).locator('canvas')).toBeVisible();
    expect((await missionData(page).boundingBox())?.width).toBe(800);
    expect((await page.locator('.chart-area').boundingBox())?.height).toBe(400);
    await key(page, 'Show the numbers').click();
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Tank level', 'Your prediction']);
    await expect(page.getByRole('row')).toHaveCount(32);
    await key(page, 'Close').click();
    await expect(missionData(page)).toHaveCount(0);
    await expect(page.locator('iframe[title="Stem City"]')).toBeVisible();
  });

  test('draw bars, lines and points, and lines where the kind is missing or unknown [L-163] [L-164] [L-165]', async () => {
    const page = shared();
    for (const [type, points] of [
      ['BAR', [1, 2]],
      [undefined, [3, 4]],
      ['pie', [3, 4]],
      ['scatter', [{ x: 1, y: 2 }]],
    ] as const) {
      const data = { labels: ['a', 'b'], datasets: [{ label: 'Series', data: points }] };
      await postFromGame(page, {
        ...tankGraph,
        title: 'Water',
        graphData: { description: 'Liters', type, data },
      });
      const drawn = { BAR: 'Bar chart', pie: 'Line chart', scatter: 'Scatter chart' }[type ?? 'pie'];
      const canvas = page.getByRole('dialog', { name: 'Water' }).getByRole('img');
      await expect(canvas).toHaveAccessibleName(`${drawn}. Liters`);
      await expect.poll(() => isDrawn(page)).toBe(true);
      await key(page, 'Close').click();
      await expect(page.getByRole('dialog', { name: 'Water' })).toHaveCount(0);
    }
  });

  test('open a table, its first column left and the others right [L-167] [L-168] [L-346] [L-347]', async () => {
    const page = shared();
    await postFromGame(page, pumpTable);
    await expect(missionData(page).getByText(pumpTable.data.description)).toBeVisible();
    const cells = missionData(page).locator('tbody tr:last-child > *');
    await expect(cells).toHaveText(['C', '1,032', '12']);
    const sides = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).textAlign));
    expect(sides).toEqual(['left', 'right', 'right']);
    await page.keyboard.press('Escape');
    await expect(missionData(page)).toHaveCount(0);
    await expect(page.locator('iframe[title="Stem City"]')).toBeVisible();
  });

  test('that hold a table of 1 MB or cannot be read are refused in a sentence, and the game goes on', async () => {
    const page = shared();
    const rows = Array.from({ length: 10_000 }, () => Array.from({ length: 10 }, () => 'x'.repeat(10)));
    await postFromGame(page, { ...pumpTable, data: { table_data: { headers: ['a'], rows } } });
    await expect(page.getByText(/^The city sent more data than we can show/)).toBeVisible();
    await postFromGame(page, { ...pumpTable, data: { table_data: { headers: 'a', rows: 7 } } });
    await expect(page.getByText(/^The city sent data we could not read/)).toBeVisible();
    await postFromGame(page, { ...tankGraph, title: '<img src=x onerror=alert(1)>' });
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    await key(page, 'Close').click();
  });

  test('open nothing when they have another source, type or no payload [L-243] [L-244]', async () => {
    const page = shared();
    await postFromGame(page, { ...tankGraph, source: 'elsewhere' });
    await postFromGame(page, { ...tankGraph, type: 'open_react_map' });
    await postFromGame(page, { source: 'godot-game', type: 'open_react_table' });
    await postFromGame(page, 'open_react_graph');
    await page.evaluate((message) => window.postMessage(message, location.origin), tankGraph);
    await expectNothingOpens(page);
  });

  test('offer a table behind View Table, also after the game is closed [L-348] [D-119]', async () => {
    const page = shared();
    await postFromGame(page, { ...pumpTable, auto_open: false });
    await expect(key(page, 'View Table')).toBeVisible();
    await expect(missionData(page)).toHaveCount(0);
    await key(page, 'View Table').click();
    await expect(missionData(page)).toBeVisible();
    await key(page, 'Close').click();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe[title="Stem City"]')).toHaveCount(0);
    await key(page, 'View Table').click();
    await expect(missionData(page)).toBeVisible();
  });
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.beforeEach(open);

  test('a chart and a table fit the screen', async ({ page }) => {
    await playAndSend(page, tankGraph);
    await expectInside(page, missionData(page));
    await key(page, 'Close').tap();
    await postFromGame(page, pumpTable);
    await expectInside(page, missionData(page));
  });
});

test.describe('a page of another origin', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(open);

  test('is not listened to, whatever it posts [D-117]', async ({ page }) => {
    const script = `setInterval(() => parent.postMessage(${JSON.stringify(tankGraph)}, '*'), 50)`;
    const other = createServer((_, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end(`<script>${script}</script>`),
    ).listen(0);
    const { port } = other.address() as AddressInfo;
    await playAndSend(page, { type: 'nothing' });
    const heard = page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          window.addEventListener('message', ({ origin }) => resolve(origin));
          const frame = document.createElement('iframe');
          frame.src = address;
          document.body.append(frame);
        }),
      `http://127.0.0.1:${port}/`,
    );
    expect(await heard).toBe(`http://127.0.0.1:${port}`);
    await expectNothingOpens(page);
    other.close();
  });
});

async function expectNothingOpens(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('.mission-offer')).toHaveText('');
}

/** True when the chart's canvas shows anything. */
async function isDrawn(page: Page): Promise<boolean> {
  return page.locator('.chart-area canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value) => value > 0) ?? false;
  });
}
