import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openOrbPage } from './screens/screens-orb.ts';
import { pretendHardware } from './support/pretend-hardware.ts';
import { newStudent, studentWithSession } from './support/student.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const orb = (page: Page) => page.locator('.orb-host');
const said = (page: Page) => page.getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inState = (page: Page, name: string) =>
  page.getByRole('region', { name: 'State' }).locator('div', { hasText: name }).locator('dd');

async function say(page: Page, text: string, way = 'Send'): Promise<void> {
  await page.getByLabel('Custom message').fill(text);
  await press(page, way);
}

test.describe('the orb test page', () => {
  test('asks the server for nothing and is not for search engines [L-228] [L-138]', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openOrbPage(page);
    for (const name of ['Lesson start', 'Correct answer', 'Wrong answer', 'Hint request']) {
      await press(page, name);
    }
    await say(page, 'Hello');
    expect(calls.filter((path) => /^\/(api|auth|user|analytics|missions)\b/.test(path))).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('.orb-dialog')).toHaveAttribute('data-screen', 'default');
  });

  test('sets three sizes and the message alone [A-134]', async ({ page }) => {
    await openOrbPage(page);
    const widths: number[] = [];
    for (const size of ['Small', 'Medium', 'Large']) {
      await page.getByRole('radio', { name: size }).check({ force: true });
      widths.push((await orb(page).boundingBox())?.width ?? 0);
    }
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
    expect(widths[1]).toBeLessThan(widths[2] ?? 0);
    await page.getByRole('switch', { name: 'Message only' }).check();
    await expect(orb(page)).toHaveCount(0);
    await expect(said(page)).toContainText('Hi there!');
  });

  test('queues, puts first, shows at once and clears [A-137] [L-222]', async ({ page }) => {
    await openOrbPage(page);
    await say(page, 'first', 'Queue');
    await say(page, 'second', 'Queue');
    await say(page, 'third', 'Queue');
    await say(page, 'before them', 'Priority');
    await expect(said(page)).toHaveText('first');
    await expect(inState(page, 'Queue length')).toHaveText('3');
    await say(page, 'now', 'Immediate');
    await expect(said(page)).toHaveText('now');
    for (const next of ['before them', 'second', 'third']) {
      await press(page, 'Next');
      await expect(said(page)).toHaveText(next);
    }
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
    await say(page, 'one more', 'Queue');
    await press(page, 'Clear');
    await expect(inState(page, 'Queue length')).toHaveText('0');
    await expect(inState(page, 'Shown message')).toHaveText('nothing');
  });

  test('says where something is missing and keeps what was typed', async ({ page }) => {
    await openOrbPage(page);
    await say(page, '   ');
    await expect(page.getByRole('alert')).toHaveText('Write a message first.');
    await say(page, '<script>alert(1)</script>');
    await expect(said(page)).toHaveText('<script>alert(1)</script>');
    await say(page, 'x'.repeat(2000));
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });

  test('can be used by keyboard alone', async ({ page }) => {
    await openOrbPage(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let tabs = 0; tabs < 6 && !(await focused()).startsWith('Your Future You'); tabs++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Your Future You' })).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('By keyboard');
    await expect(page.getByLabel('Custom message')).toHaveValue('By keyboard');
    for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('By keyboard');
  });

  test('has no accessibility finding while it writes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openOrbPage(page);
    await press(page, 'Stream three messages');
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

test.describe('the dashboard', () => {
  const dashboard = async (page: Page) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'CURRICULUM', exact: true })).toBeVisible();
  };
  const words = (page: Page) => page.getByRole('status').first();

  test('greets once a sign-in, then says its last words and its default ones [L-223] [L-226] [L-332]', async ({
    page,
    context,
  }) => {
    await studentWithSession(context, newStudent('Maya'));
    await dashboard(page);
    await expect(words(page)).toHaveText(
      'Hello, future Transportation Planner! Your learning path starts here.',
    );
    await press(page, 'Next');
    await expect(words(page)).toHaveText("That's all for now - choose a lesson whenever you're ready!");
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
    const flag = () => page.evaluate(() => localStorage.getItem('dashboard_welcome_message_shown'));
    expect(await flag()).toBe('true');
    await page.reload();
    await expect(words(page)).toHaveText(/^Hi there!/);
    await press(page, 'Sign Out');
    await expect.poll(flag).toBeNull();
  });

  test('opens the chat by a click on the orb, and closes it by another [L-126] [L-129]', async ({
    page,
    context,
  }) => {
    await studentWithSession(context);
    await dashboard(page);
    const toggle = page.getByRole('button', { name: 'Chat with Your Future You' });
    await toggle.click();
    await expect(page.getByLabel('Write a message')).toBeFocused();
    await page.getByLabel('Write a message').fill('half a');
    await toggle.click();
    await expect(page.getByLabel('Write a message')).toBeHidden();
    await toggle.click();
    await expect(page.getByLabel('Write a message')).toHaveValue('');
  });
});

test.describe('the living orb', () => {
  test('floats when left alone and is calm when touched [L-216] [L-218]', async ({ page }) => {
    await openOrbPage(page);
    await expect(orb(page)).toHaveAttribute('data-floating', 'true');
    await orb(page).hover();
    await expect(orb(page)).toHaveAttribute('data-floating', 'false');
  });

  test('turns its face to the pointer', async ({ page }) => {
    await openOrbPage(page);
    await page.mouse.move(5, 5);
    const gaze = () => orb(page).evaluate((host) => Number(host.style.getPropertyValue('--gaze-x')));
    await expect.poll(gaze).toBeLessThan(-0.2);
    await page.mouse.move(1200, 400);
    await expect.poll(gaze).toBeGreaterThan(0.2);
  });

  test('is drawn and still where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openOrbPage(page);
    await page.clock.runFor(3500);
    await expect(orb(page)).toHaveAttribute('data-floating', 'false');
    await expect(orb(page)).toHaveAttribute('data-rendering', 'drawn');
    await expect(page.locator('.orb-host canvas')).toHaveCount(0);
    await say(page, 'All at once');
    await expect(page.locator('.orb-unseen')).toHaveText('');
  });

  test('is drawn where there is no WebGL', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openOrbPage(page);
    await press(page, 'Lesson complete');
    await expect(orb(page)).toHaveAttribute('data-mode', 'excited');
    await expect(orb(page)).toHaveAttribute('data-rendering', 'drawn');
    await expect(page.locator('.orb-host > svg')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('is painted where graphics hardware draws, and drawn again when that is lost', async ({ page }) => {
    await pretendHardware(page);
    await openOrbPage(page);
    await expect(orb(page)).toHaveAttribute('data-rendering', 'painted');
    const canvas = page.locator('.orb-host canvas');
    expect(await paintedShare(canvas)).toBeGreaterThan(0.2);
    await canvas.evaluate((surface: HTMLCanvasElement) =>
      surface.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await expect(orb(page)).toHaveAttribute('data-rendering', 'drawn');
  });

  test('draws no frame while nobody sees it', async ({ page }) => {
    await pretendHardware(page);
    await page.addInitScript(() => {
      const counted = window as unknown as { frames: number };
      counted.frames = 0;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        counted.frames++;
        return request(callback);
      };
    });
    await page.setViewportSize({ width: 390, height: 500 });
    await openOrbPage(page);
    await expect(orb(page)).toHaveAttribute('data-rendering', 'painted');
    await page.mouse.wheel(0, 3000);
    await expect(orb(page)).not.toBeInViewport();
    await page.waitForTimeout(300);
    const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
    const before = await frames();
    await page.waitForTimeout(600);
    expect((await frames()) - before).toBeLessThanOrEqual(1);
  });
});

/** Share of the canvas that has paint on it. */
async function paintedShare(canvas: ReturnType<Page['locator']>): Promise<number> {
  return canvas.evaluate((surface: HTMLCanvasElement) => {
    const gl = surface.getContext('webgl') as WebGLRenderingContext;
    const pixels = new Uint8Array(surface.width * surface.height * 4);
    gl.readPixels(0, 0, surface.width, surface.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return pixels.filter((value, index) => index % 4 === 3 && value > 128).length / (pixels.length / 4);
  });
}
