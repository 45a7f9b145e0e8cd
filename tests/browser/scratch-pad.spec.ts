import { expect, type Page, test } from '@playwright/test';
import { drawLine, expectInside, openTool } from './screens/screens-tools.ts';
import { fillStorage, studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
});

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('scratchPadDrawing'));

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
    await expect.poll(() => inkAt(page, 150, 100)).toBe('navy');
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

  test('is drawn on by keyboard alone: arrows move the pen, Space draws, and each step is said', async ({
    page,
  }) => {
    await openTool(page, 'Scratch pad');
    const said = page.getByRole('dialog').getByRole('status');
    const paper = page.getByRole('application', { name: 'Paper' });
    while (!(await paper.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(page.getByText(/^Arrow keys move the pen/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    const [, across, down] = /^(\d+) across, (\d+) down$/.exec(await said.innerText()) ?? [];
    await page.keyboard.press('Space');
    await expect(said).toHaveText(`Line starts at ${across} across, ${down} down`);
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(said).toHaveText(`Line drawn to ${Number(across) + 4} across, ${down} down`);
    const at = (dot: number) => 22 + (dot - 1) * 24;
    expect(await inkAt(page, at(Number(across) + 2), at(Number(down)))).toBe('navy');
    await expect(page.getByRole('img', { name: 'Drawing area with 1 of your lines' })).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(said).toHaveText('Line dropped');
    expect(await inkAt(page, at(Number(across) + 4), at(Number(down)) - 12)).toBe('blank');
    await page.keyboard.press('Control+z');
    expect(await inkAt(page, at(Number(across) + 2), at(Number(down)))).toBe('blank');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
    await fillStorage(page);
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
    await expect.poll(() => inkAt(page, 150, 100)).toBe('navy');
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

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
