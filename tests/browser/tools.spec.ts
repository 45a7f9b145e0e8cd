import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import {
  drawLine,
  openSettings,
  openTool,
  playAndSend,
  postFromGame,
  pumpTable,
  tankGraph,
} from './screens-tools.ts';
import { answerWrong, openFirstPractice, studentWithSession } from './student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

const result = (page: Page) => page.getByRole('dialog', { name: 'Calculator' }).getByRole('status');
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const missionData = (page: Page) => page.getByRole('dialog', { name: 'Mission Data' });

test.describe('the calculator', () => {
  test('opens on every section by its floating button, and the button closes it again [L-013] [L-068] [L-112]', async ({
    page,
  }) => {
    for (const tab of ['introduction', 'key-concept', 'stem-city', 'guided-problem', 'practice-problems']) {
      await page.goto(`/lesson/1/${tab}`);
      const button = key(page, 'Calculator');
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
      await button.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await page.locator('.lesson-tools').evaluate((row) => getComputedStyle(row).position)).toBe(
        'fixed',
      );
    }
  });

  test('works out what is clicked and says Error when it cannot [L-113] [L-114]', async ({ page }) => {
    await openTool(page, 'Calculator');
    for (const name of ['7', '×', '8', '=']) await key(page, name).click();
    await expect(result(page)).toHaveText('56');
    for (const name of ['5', '÷', '÷', '=']) await key(page, name).click();
    await expect(result(page)).toHaveText('Error');
    for (const name of ['C', '0', '.', '1', '+', '0', '.', '2', '5', 'Backspace', '='])
      await key(page, name).click();
    await expect(result(page)).toHaveText('0.3');
  });

  test('is used by the keyboard alone, and keeps its sum [D-86]', async ({ page }) => {
    await page.goto('/lesson/1/introduction');
    const button = key(page, 'Calculator');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
    await page.keyboard.type('2+3*4');
    await page.keyboard.press('Enter');
    await expect(result(page)).toHaveText('14');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(result(page)).toHaveText('14');
  });

  test('is moved aside by its header, while its floating button stays', async ({ page }) => {
    await openTool(page, 'Calculator');
    const dialog = page.getByRole('dialog', { name: 'Calculator' });
    const [before, button] = [await dialog.boundingBox(), await key(page, 'Calculator').boundingBox()];
    await page.getByRole('heading', { name: 'Calculator' }).hover();
    await page.mouse.down();
    await page.mouse.move((before?.x ?? 0) + 300, (before?.y ?? 0) + 60, { steps: 5 });
    await page.mouse.up();
    const after = await dialog.boundingBox();
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(150);
    expect(await key(page, 'Calculator').boundingBox()).toEqual(button);
    await page.keyboard.press('Escape');
    await key(page, 'Calculator').click();
    expect(await dialog.boundingBox()).toEqual(before);
  });

  test('is downloaded when it is opened, and a failed download is said and tried again', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/lesson/1/introduction');
    await expect(page.getByText('Goals')).toBeVisible();
    expect(
      asked.filter((address) => /calculator-dialog|scratch-pad-dialog|game-room|chart/.test(address)),
    ).toEqual([]);
    await page.route(/calculator-dialog/, (route) => route.abort());
    await key(page, 'Calculator').click();
    await expect(
      page.getByText('This part did not load. Check your connection and try again.'),
    ).toBeVisible();
  });
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the calculator is tapped and fits the screen [L-112] [L-113]', async ({ page }) => {
    await page.goto('/lesson/1/introduction');
    await key(page, 'Calculator').tap();
    for (const name of ['4', '5', '0', '÷', '5', '=']) await key(page, name).tap();
    await expect(result(page)).toHaveText('90');
    await expectInside(page, page.getByRole('dialog', { name: 'Calculator' }));
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  });

  test('the scratch pad takes finger and pen, and the page does not scroll meanwhile [L-014]', async ({
    page,
  }) => {
    await page.goto('/lesson/1/introduction');
    await key(page, 'Scratch pad').tap();
    await expectInside(page, page.getByRole('dialog', { name: 'SCRATCH PAD' }));
    await touchLine(page, [
      [40, 60],
      [160, 180],
    ]);
    expect(await inkAt(page, 100, 120)).toBe('navy');
    await penLine(page, [
      [40, 300],
      [200, 300],
    ]);
    expect(await inkAt(page, 120, 300)).toBe('navy');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a chart and a table fit the screen', async ({ page }) => {
    await playAndSend(page, tankGraph);
    await expectInside(page, missionData(page));
    await key(page, 'Close').tap();
    await postFromGame(page, pumpTable);
    await expectInside(page, missionData(page));
  });
});

test.describe('the scratch pad', () => {
  test('draws with the documented pen on a canvas of 400 [L-115] [L-119] [L-120] [L-121] [L-122]', async ({
    page,
  }) => {
    await openTool(page, 'Scratch pad');
    await expect(page.getByRole('heading', { name: 'SCRATCH PAD', exact: true })).toBeVisible();
    await drawLine(page, [
      [50, 100],
      [250, 100],
    ]);
    const canvas = page.locator('.pad-canvas');
    const pen = await canvas.evaluate((element: HTMLCanvasElement) => {
      const context = element.getContext('2d');
      return {
        height: element.height,
        width: context?.lineWidth,
        cap: context?.lineCap,
        ink: context?.strokeStyle,
      };
    });
    expect(pen).toEqual({ height: 400, width: 2, cap: 'round', ink: '#1b1740' });
    expect((await canvas.boundingBox())?.height).toBe(400);
    expect(await inkAt(page, 150, 100)).toBe('navy');
    expect(await inkAt(page, 150, 104)).toBe('blank');
  });

  test('saves a picture that is there after a reload, and Clear touches the canvas only [L-116] [L-117] [L-123] [L-124] [D-87]', async ({
    page,
  }) => {
    await openTool(page, 'Scratch pad');
    await drawLine(page, [
      [50, 100],
      [250, 100],
    ]);
    await key(page, 'Save Drawing').click();
    const toast = page.getByText('Drawing saved successfully!', { exact: true });
    await expect(toast).toBeVisible();
    const box = await page.locator('[data-sonner-toast]').boundingBox();
    const view = page.viewportSize();
    expect(box && view && box.x > view.width / 2 && box.y > view.height / 2).toBe(true);
    expect(await stored(page)).toMatch(/^data:image\/png;base64,/);
    await key(page, 'Clear').click();
    expect(await inkAt(page, 150, 100)).toBe('blank');
    expect(await stored(page)).toMatch(/^data:image\/png;base64,/);
    await key(page, 'Undo').click();
    expect(await inkAt(page, 150, 100)).toBe('navy');
    await openTool(page, 'Scratch pad');
    await expect.poll(() => inkAt(page, 150, 100)).toBe('navy');
    await key(page, 'Clear').click();
    await key(page, 'Close').click();
    await key(page, 'Scratch pad').click();
    await expect.poll(() => inkAt(page, 150, 100)).toBe('navy');
  });

  test('an empty canvas is saved the same way; the pad closes and keeps what is not saved [L-118] [L-125]', async ({
    page,
  }) => {
    await openTool(page, 'Scratch pad');
    await key(page, 'Save Drawing').click();
    await expect(page.getByText('Drawing saved successfully!')).toBeVisible();
    await drawLine(page, [
      [50, 100],
      [250, 100],
    ]);
    await key(page, 'Close').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await key(page, 'Scratch pad').click();
    expect(await inkAt(page, 150, 100)).toBe('navy');
  });

  test('undoes by keyboard, erases, and has other pens', async ({ page }) => {
    await openTool(page, 'Scratch pad');
    await page.getByRole('radio', { name: 'Rose pen' }).check({ force: true });
    await drawLine(page, [
      [50, 100],
      [250, 100],
    ]);
    expect(await inkAt(page, 150, 100)).toBe('rose');
    await page.getByRole('radio', { name: 'Eraser' }).check({ force: true });
    await drawLine(page, [
      [150, 60],
      [150, 140],
    ]);
    expect(await inkAt(page, 150, 100)).toBe('blank');
    await page.keyboard.press('Control+z');
    expect(await inkAt(page, 150, 100)).toBe('rose');
    await page.keyboard.press('Control+Shift+z');
    expect(await inkAt(page, 150, 100)).toBe('blank');
  });

  test('keeps a drawing when the window gets narrow and wide again', async ({ page }) => {
    await openTool(page, 'Scratch pad');
    await drawLine(page, [
      [50, 100],
      [700, 100],
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.locator('.pad-canvas').evaluate((canvas) => canvas.clientWidth);
    const scale = width / 700;
    await expect.poll(() => inkAt(page, 600 * scale, 100 * scale)).not.toBe('blank');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => inkAt(page, 600, 100)).toBe('navy');
  });

  test('says so when the browser has no room, and goes on drawing', async ({ page }) => {
    await openTool(page, 'Scratch pad');
    await page.evaluate(() => {
      let size = 4_000_000;
      while (size > 0) {
        try {
          localStorage.setItem(`fill-${Math.random()}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await drawLine(page, [
      [50, 100],
      [250, 100],
    ]);
    await key(page, 'Save Drawing').click();
    await expect(page.getByText(/^This browser has no room left/)).toBeVisible();
    await drawLine(page, [
      [50, 200],
      [250, 200],
    ]);
    expect(await inkAt(page, 150, 100)).toBe('navy');
    expect(await inkAt(page, 150, 200)).toBe('navy');
  });

  test('works while the lesson is open where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name: string, value: string) {
        if (name === 'scratchPadDrawing') throw new DOMException('closed', 'SecurityError');
        keep.call(this, name, value);
      };
    });
    await openTool(page, 'Scratch pad');
    await drawLine(page, [
      [50, 100],
      [250, 100],
    ]);
    await key(page, 'Save Drawing').click();
    await expect(page.getByText(/^This browser does not let us save/)).toBeVisible();
    await key(page, 'Close').click();
    await key(page, 'Scratch pad').click();
    expect(await inkAt(page, 150, 100)).toBe('navy');
  });

  test('its toast is swiped away from 45 px on and springs back before [L-364] [L-367]', async ({ page }) => {
    await openTool(page, 'Scratch pad');
    await key(page, 'Save Drawing').click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toHaveAttribute('data-mounted', 'true');
    await swipe(page, 40);
    await expect(toast).toHaveCount(1);
    await expect(toast).toHaveAttribute('data-swiping', 'false');
    await swipe(page, 46);
    await expect(toast).toHaveCount(0);
  });
});

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the canvas has a dot for each of the screen, and the saved picture comes back at its size', async ({
    page,
  }) => {
    await openTool(page, 'Scratch pad');
    await drawLine(page, [
      [50, 100],
      [250, 100],
    ]);
    const canvas = page.locator('.pad-canvas');
    const size = await canvas.evaluate((element: HTMLCanvasElement) => [
      element.width / element.clientWidth,
      element.height,
    ]);
    expect(size).toEqual([2, 800]);
    await key(page, 'Save Drawing').click();
    await openTool(page, 'Scratch pad');
    await expect.poll(() => inkAt(page, 150, 100)).toBe('navy');
    expect(await inkAt(page, 150, 104)).toBe('blank');
  });
});

test.describe('messages of the game', () => {
  test('open a chart with its description, at most 800 wide and 400 high, and its numbers [L-012] [L-162] [L-343] [L-344] [L-345]', async ({
    page,
  }) => {
    await playAndSend(page, tankGraph);
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

  for (const [type, points] of [
    ['BAR', [1, 2]],
    [undefined, [3, 4]],
    ['pie', [3, 4]],
    ['scatter', [{ x: 1, y: 2 }]],
  ] as const) {
    test(`draw a chart of type ${type} [L-163] [L-164] [L-165]`, async ({ page }) => {
      const data = { labels: ['a', 'b'], datasets: [{ label: 'Series', data: points }] };
      await playAndSend(page, {
        ...tankGraph,
        title: 'Water',
        graphData: { description: 'Liters', type, data },
      });
      const drawn = { BAR: 'Bar chart', pie: 'Line chart', scatter: 'Scatter chart' }[type ?? 'pie'];
      const canvas = page.getByRole('dialog', { name: 'Water' }).getByRole('img');
      await expect(canvas).toHaveAccessibleName(`${drawn}. Liters`);
      await expect.poll(() => isDrawn(page)).toBe(true);
    });
  }

  test('open a table, its first column left and the others right [L-167] [L-168] [L-346] [L-347]', async ({
    page,
  }) => {
    await playAndSend(page, pumpTable);
    await expect(missionData(page).getByText(pumpTable.data.description)).toBeVisible();
    const cells = missionData(page).locator('tbody tr:last-child > *');
    await expect(cells).toHaveText(['C', '1,032', '12']);
    const sides = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).textAlign));
    expect(sides).toEqual(['left', 'right', 'right']);
    await page.keyboard.press('Escape');
    await expect(missionData(page)).toHaveCount(0);
    await expect(page.locator('iframe[title="Stem City"]')).toBeVisible();
  });

  test('offer a table behind View Table, also after the game is closed [L-348] [D-119]', async ({ page }) => {
    await playAndSend(page, { ...pumpTable, auto_open: false });
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

  test('shake hands: connect, acknowledgement, init with the lesson [R-088] [R-089] [R-090]', async ({
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
        user: { name: 'Maya' },
        missions: [{ id: 'pump', title: 'Pump' }],
      }),
    ]);
  });

  test('that are huge or cannot be read are refused in a sentence, and the game goes on', async ({
    page,
  }) => {
    const rows = Array.from({ length: 10_000 }, () => Array.from({ length: 10 }, () => 'x'.repeat(10)));
    await playAndSend(page, { ...pumpTable, data: { table_data: { headers: ['a'], rows } } });
    await expect(page.getByText(/^The city sent more data than we can show/)).toBeVisible();
    await postFromGame(page, { ...pumpTable, data: { table_data: { headers: 'a', rows: 7 } } });
    await expect(page.getByText(/^The city sent data we could not read/)).toBeVisible();
    await postFromGame(page, { ...tankGraph, title: '<img src=x onerror=alert(1)>' });
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(await page.locator('img[src=x]').count()).toBe(0);
  });

  test('open nothing when they have another source, type or no payload [L-243] [L-244]', async ({ page }) => {
    await playAndSend(page, { ...tankGraph, source: 'elsewhere' });
    await postFromGame(page, { ...tankGraph, type: 'open_react_map' });
    await postFromGame(page, { source: 'godot-game', type: 'open_react_table' });
    await postFromGame(page, 'open_react_graph');
    await page.evaluate((message) => window.postMessage(message, location.origin), tankGraph);
    await expectNothingOpens(page);
  });
});

test.describe('a page of another origin', () => {
  test.use({ bypassCSP: true });

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

test.describe('settings', () => {
  test('open from the header by keyboard alone and keep what is set [L-052] [L-053] [L-054] [L-055] [L-056]', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: 'Sound volume' });
    await expect(slider).toHaveValue('1');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('0.99');
    await expect(page.getByText('99%')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: 'Mute' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(slider).toHaveValue('0');
    await page.keyboard.press('Space');
    await expect(slider).toHaveValue('0.1');
    await expect(page.getByText('10%')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('soundVolume'))).toBe('0.1');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.reload();
    await button.click();
    await expect(slider).toHaveValue('0.1');
  });

  test('the dark theme stays through a reload and reaches the lesson', async ({ page }) => {
    await openSettings(page);
    await page.getByText('Dark', { exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto('/lesson/1/introduction');
    await expect(page.getByText('Goals')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const paper = () =>
      page.locator('.introduction').evaluate((card) => getComputedStyle(card).backgroundColor);
    expect(await paper()).toBe('rgb(33, 28, 71)');
  });

  test('Auto follows the device', async ({ page }) => {
    await openSettings(page);
    await page.getByText('Auto', { exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('without timers an answered problem waits', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('playforward_timers', 'false'));
    await openFirstPractice(page);
    await page.getByRole('button', { name: 'Show choices' }).click();
    await answerWrong(page);
    await expect(page.getByRole('button', { name: 'Start the timer again' })).toBeVisible();
  });
});

async function expectInside(page: Page, dialog: ReturnType<Page['locator']>): Promise<void> {
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  const view = page.viewportSize();
  expect(box && view && box.x >= 0 && box.x + box.width <= view.width).toBe(true);
  const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

async function expectNothingOpens(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('.mission-offer')).toHaveText('');
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('scratchPadDrawing'));

/** The ink of a pixel, by its place on the canvas in pixels of the page. */
async function inkAt(page: Page, x: number, y: number): Promise<string> {
  return page.locator('.pad-canvas').evaluate(
    (canvas: HTMLCanvasElement, [left, top]) => {
      const density = canvas.height / canvas.clientHeight;
      const place = [Math.round((left ?? 0) * density), Math.round((top ?? 0) * density)] as const;
      const [red = 0, green = 0, blue = 0, alpha = 0] =
        canvas.getContext('2d')?.getImageData(place[0], place[1], 1, 1).data ?? [];
      if (alpha < 40) return 'blank';
      const isNear = (...color: number[]) =>
        [red, green, blue].every((value, index) => Math.abs(value - (color[index] ?? 0)) < 12);
      if (isNear(27, 23, 64)) return 'navy';
      return isNear(201, 48, 74) ? 'rose' : 'other';
    },
    [x, y],
  );
}

/** True when the chart's canvas shows anything. */
async function isDrawn(page: Page): Promise<boolean> {
  return page.locator('.chart-area canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value) => value > 0) ?? false;
  });
}

async function onCanvas(page: Page, points: [number, number][]) {
  const box = await page.locator('.pad-canvas').boundingBox();
  if (!box) throw new Error('There is no canvas to draw on.');
  return points.map(([x, y]) => ({ x: box.x + x, y: box.y + y }));
}

async function touchLine(page: Page, points: [number, number][]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const [first, ...rest] = await onCanvas(page, points);
  if (!first) return;
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  for (const point of rest) {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function penLine(page: Page, points: [number, number][]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const [first, ...rest] = await onCanvas(page, points);
  if (!first) return;
  const pen = { pointerType: 'pen', button: 'left', buttons: 1, clickCount: 1 } as const;
  await browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...first, ...pen });
  for (const point of rest) {
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, ...pen });
  }
  const last = rest.at(-1) ?? first;
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...last, ...pen, buttons: 0 });
}

/** Drags the toast to the right, slowly enough that only the way counts. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.locator('[data-sonner-toast]').boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  // At the edge, where there is no text to select: a drag that selects is not a swipe.
  const [x, y] = [box.x + 6, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.waitForTimeout(600);
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}
