import type { Mission } from '@playforward/city-sim';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { SignedIn } from './student.ts';

type Said = { type: string; [field: string]: unknown };
export type CityFrame = {
  city: FrameLocator;
  missions: Mission[];
  /** What the game has said to the page around it. */
  said(): Promise<Said[]>;
};

type Opening = {
  student: SignedIn;
  lessonId?: number;
  /** Takes WebGL from the page, as on a machine that has none. */
  noWebGl?: boolean;
  lessMotion?: boolean;
};

/**
 * Opens the game as a lesson does: a ticket, the frame, the acknowledgement and the init with the lesson's missions,
 * from a page that does nothing else, so that only the game is tried.
 */
export async function openCityFrame(page: Page, opening: Opening): Promise<CityFrame> {
  const { student, lessonId = 1, noWebGl = false, lessMotion = true } = opening;
  const headers = { authorization: `Bearer ${student.token}` };
  // The page around the game has asked for it by then; without an age everybody builds alone.
  await page.request.post('/api/my-data/age', { data: { band: '16-plus' }, headers });
  const ticket = await page.request.post('/api/city/ticket', { data: { lesson_id: lessonId }, headers });
  expect(ticket.status()).toBe(200);
  const { access_token: token } = (await ticket.json()) as { access_token: string };
  const answer = await page.request.get(`/missions/lessons/${lessonId}/static`, { headers });
  expect(answer.status()).toBe(200);
  const { missions } = (await answer.json()) as { missions: Mission[] };
  if (noWebGl) await page.addInitScript(withoutWebGl);
  await page.addInitScript(drawLittle);
  const init = {
    source: 'stem-app',
    type: 'init',
    lesson_id: lessonId,
    lesson_title: 'A lesson',
    missions,
    user: { name: student.name },
    settings: { volume: 0, muted: true, reducedMotion: lessMotion },
  };
  const address = `/stem-city/?lesson_id=${lessonId}&access_token=${token}`;
  await page.route('**/city-host', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: hostPage(address, init) }),
  );
  await page.goto('/city-host');
  const city = page.frameLocator('iframe');
  return { city, missions, said: () => page.evaluate(() => (window as unknown as { said: Said[] }).said) };
}

/**
 * Test machines draw without a graphics card: the lightest map, without trying out which one fits, and no pixels.
 * Everything is computed and handed over as on any machine; how it looks is tried in city-scene.spec.ts. Runs in the
 * page.
 */
export function drawLittle(): void {
  localStorage.setItem('stem-city-settings', JSON.stringify({ tier: 'very-low' }));
  localStorage.setItem('stem-city-guide', 'done');
  const calls = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const;
  for (const call of calls) WebGL2RenderingContext.prototype[call] = () => undefined;
}

/** Pictures are taken of the whole map; checks of words, widths and contrast in a test do without its pixels. */
export async function sparePixels(page: Page): Promise<void> {
  if (process.env.TEST_WORKER_INDEX !== undefined) await page.addInitScript(drawLittle);
}

/** Works through the sum of a purchase: one wrong number, then the way that is shown for it. */
export async function solveSum(city: FrameLocator): Promise<void> {
  await city.locator('.sum-desk').getByRole('textbox').fill('0.01');
  await city.getByRole('button', { name: 'Check' }).click();
  await city.getByRole('button', { name: 'Show me the way' }).click();
}

/** Takes WebGL from a page, as on a machine that has none. Runs in the page. */
export function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
  } as typeof getContext;
}

function hostPage(address: string, init: unknown): string {
  const script = `
    window.said = [];
    const init = ${JSON.stringify(init).replaceAll('<', '\\u003c')};
    window.addEventListener('message', (event) => {
      if (event.origin !== location.origin) return;
      said.push(event.data);
      if (event.data.type !== 'connect') return;
      event.source.postMessage({ source: 'stem-app', type: 'connect_ack' }, location.origin);
      event.source.postMessage(init, location.origin);
    });`;
  const style = 'html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block}';
  return `<!doctype html><html lang="en"><title>Host</title><style>${style}</style><script>${script}</script><iframe title="Stem City" src="${address}"></iframe></html>`;
}
