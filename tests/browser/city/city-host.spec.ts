import { type Mission, solveMission } from '@playforward/city-sim';
import { expect, type Page, test } from '@playwright/test';
import { openRace } from '../screens/screens-race.ts';
import { tankGraph } from '../screens/screens-tools.ts';
import { solveSum } from '../support/city-frame.ts';
import { newStudent, studentWithSession } from '../support/student.ts';

/** The page around the real game. Without WebGL the game is its list view, which is the whole game. */
test.beforeEach(async ({ context }) => {
  await studentWithSession(context, newStudent('Zebulon'));
  await context.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...more]);
    } as typeof real;
  });
});

const frame = (page: Page) => page.locator('iframe[title="Stem City"]');
const game = (page: Page) => page.frameLocator('iframe[title="Stem City"]');
const header = (page: Page) => page.locator('.game-dialog > header');
const note = (page: Page) => page.locator('.game-note');

async function playLesson(page: Page): Promise<void> {
  await page.goto('/lesson/1/stem-city');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  await expect(game(page).getByRole('heading').first()).toBeVisible();
}

/** As signing in leaves it: the game asks by itself, and has nothing but the cookie. */
async function keepCookie(page: Page): Promise<void> {
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the app writes it in the same way
    document.cookie = `access_token=${localStorage.getItem('playforward_access_token')}; Path=/; SameSite=Lax`;
  });
}

/** Says something as the game would, from its own window. */
async function sayFromGame(page: Page, message: object): Promise<void> {
  await game(page)
    .locator('body')
    .evaluate(
      (_, data) => parent.postMessage({ source: 'godot-game', ...data }, location.origin),
      message as Record<string, unknown>,
    );
}

/** What the page says to the game from now on. */
async function listenInGame(page: Page): Promise<() => Promise<{ type: string; [key: string]: unknown }[]>> {
  const body = game(page).locator('body');
  await body.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heardFromPage: heard });
    window.addEventListener('message', ({ data, origin }) => {
      if (origin === location.origin) heard.push(data);
    });
  });
  return () =>
    body.evaluate(
      () => (window as unknown as { heardFromPage: { type: string }[] }).heardFromPage,
    ) as Promise<{ type: string }[]>;
}

test('a ticket is fetched before the frame opens, used once, and in no address afterwards [D-113] [L-100]', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api\/city\/|stem-city\/$)/.test(pathname)) seen.push(`${request.method()} ${pathname}${search}`);
  });
  await playLesson(page);
  await expect.poll(() => seen.some((call) => call === 'POST /api/city/seat')).toBe(true);
  expect(seen[0]).toBe('POST /api/city/ticket');
  expect(seen[1]).toMatch(/^GET \/stem-city\/\?lesson_id=1&access_token=[\w-]{43}$/);
  const address = await game(page)
    .locator('body')
    .evaluate(() => location.href);
  expect(address).not.toContain('access_token');
  await expect(note(page)).toBeHidden();
});

test('the game greets, gets the missions of the lesson, and never hears the student’s name [R-016] [R-088] [R-089] [R-090]', async ({
  page,
}) => {
  await playLesson(page);
  const heard = await listenInGame(page);
  await sayFromGame(page, { type: 'connect', version: 1 });
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['connect_ack', 'init']);
  const init = (await heard())[1] as { missions?: { id: string; title: string }[] } | undefined;
  expect(init).toMatchObject({ lesson_id: 1, user: { name: '' } });
  expect(init?.missions?.[0]?.id).toMatch(/^mission-1-/);
  expect(JSON.stringify(init)).not.toContain('Zebulon');
  await expect(game(page).locator('body')).not.toContainText('Zebulon');
  await expect(game(page).locator('body')).toContainText(init?.missions?.[0]?.title ?? 'no mission');
});

test('a chart over the game pauses it, and closing the chart goes on [CITY 7]', async ({ page }) => {
  await playLesson(page);
  const heard = await listenInGame(page);
  await sayFromGame(page, tankGraph);
  const chart = page.getByRole('dialog', { name: 'Mission Data' });
  await expect(chart).toBeVisible();
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['pause']);
  await page.keyboard.press('Escape');
  await expect(chart).toHaveCount(0);
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['pause', 'resume']);
});

test('less motion asked for meanwhile reaches the game', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playLesson(page);
  const heard = await listenInGame(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(heard).toMatchObject([{ type: 'settings', settings: { reducedMotion: true } }]);
});

test('what the game tells the companion shows above it and stays with the page, and its own cross leaves it [R9]', async ({
  page,
}) => {
  await playLesson(page);
  await sayFromGame(page, { type: 'orb', event: 'struggling', mission_id: 'm' });
  await expect(header(page).getByRole('status')).toContainText('This one is tricky.');
  await expect(header(page).locator('.orb')).toHaveAttribute('data-mode', 'determined');
  await sayFromGame(page, { type: 'orb', event: 'success', mission_id: 'm' });
  await expect(header(page).getByRole('status')).toContainText('Three stars!');
  await sayFromGame(page, { type: 'orb', event: 'idle', mission_id: 'm' });
  await expect(header(page).getByRole('status')).toContainText('Take your time.');
  await sayFromGame(page, { type: 'close' });
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play Stem City' })).toBeFocused();
  const companion = page.getByRole('complementary', { name: 'Your companion' });
  await expect(companion).toContainText('Three stars in Stem City!');
});

test('stars stand at the missions of the lesson as the server has recorded them [R-045] [D-148]', async ({
  page,
}) => {
  let stars = 0;
  await page.route('**/missions/lessons/1/progress', async (route) => {
    const { missions } = (await (
      await page.request.get('/missions/lessons/1/static', {
        headers: { authorization: route.request().headers().authorization ?? '' },
      })
    ).json()) as { missions: { id: string }[] };
    const reached = { mission_id: missions[0]?.id, stars, attempts: 1 };
    await route.fulfill({ json: { missions: stars > 0 ? [reached] : [] } });
  });
  await page.route('**/missions/lessons/1/personalized', (route) =>
    route.fulfill({ status: 404, json: { detail: 'none' } }),
  );
  await playLesson(page);
  const list = page.getByRole('list', { name: 'Missions of this lesson', includeHidden: true });
  await expect(list.getByRole('img', { name: 'Not played yet', includeHidden: true })).toHaveCount(3);
  stars = 3;
  await sayFromGame(page, {
    type: 'mission_progress',
    mission_id: 'x',
    status: 'run',
    stars: 1,
    attempts: 1,
  });
  await page.getByRole('button', { name: 'Leave Stem City' }).press('Enter');
  await expect(list.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
});

test('a mission of the lesson is played whole: its chart opens over the game, its stars are recorded and stay [R-045] [R-016] [L-162] [D-148]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answered = page.waitForResponse('**/missions/lessons/1/personalized');
  await page.goto('/lesson/1/stem-city');
  const { missions } = (await (await answered).json()) as { missions: [Mission, ...Mission[]] };
  const [mission] = missions;
  const { inputs, prediction } = solveMission(mission);
  const [value = ''] = Object.values(inputs);
  expect(Object.keys(inputs)).toHaveLength(1);
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  const list = game(page).getByRole('region', { name: 'Missions' });
  await list.getByRole('button').first().click();
  const planner = game(page).locator('.planner');
  await planner.getByRole('textbox').first().fill(value);
  await planner.getByRole('textbox').last().fill(prediction);
  await planner.getByRole('textbox').last().press('Enter');
  await expect(game(page).locator('.outcome')).toContainText('3 stars');
  await expect(header(page).getByRole('status')).toContainText('Three stars!');

  await game(page).locator('.outcome').getByRole('button', { name: 'Open as chart' }).first().click();
  const chart = page.locator('dialog.dialog[open]');
  await expect(chart.locator('canvas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chart).toHaveCount(0);
  await game(page).getByRole('button', { name: 'Build it on my plot' }).click();
  await expect(game(page).getByText('It stands on your plot.')).toBeVisible();
  await game(page).getByRole('button', { name: 'Close the city' }).click();
  const stars = page
    .getByRole('list', { name: 'Missions of this lesson' })
    .getByRole('listitem')
    .filter({ has: page.getByText(mission.title, { exact: true }) })
    .getByRole('img');
  await expect(stars).toHaveAccessibleName('3 of 3 stars');
  await page.reload();
  // The next visit offers new missions; what was earned in this one is still counted.
  await expect(page.getByRole('list', { name: 'Missions of this lesson' })).toContainText(
    /Missions you played before3 stars/,
  );
});

test('a run that the page judged without a server reaches the record once there is one, and counts once [R-045] [D-148]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/city/ticket', (route) => route.fulfill({ status: 503, json: { detail: 'busy' } }));
  await page.route('**/missions/runs', (route) => route.abort());
  const answered = page.waitForResponse('**/missions/lessons/1/personalized');
  await page.goto('/lesson/1/stem-city');
  const { missions } = (await (await answered).json()) as { missions: [Mission, ...Mission[]] };
  await keepCookie(page);
  const { inputs, prediction } = solveMission(missions[0]);
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  const list = game(page).getByRole('region', { name: 'Missions' });
  await list.getByRole('button').first().click();
  const planner = game(page).locator('.planner');
  await planner
    .getByRole('textbox')
    .first()
    .fill(Object.values(inputs)[0] ?? '');
  await planner.getByRole('textbox').last().fill(prediction);
  await planner.getByRole('textbox').last().press('Enter');
  await expect(game(page).locator('.outcome')).toContainText('3 stars');

  const token = await page.evaluate(() => localStorage.getItem('playforward_access_token'));
  const reached = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await page.request.get('/missions/lessons/1/progress', { headers })).json()).missions;
  };
  expect(await reached()).toEqual([]);
  await page.unroute('**/missions/runs');
  const wake = () =>
    game(page)
      .locator('body')
      .evaluate(() => window.dispatchEvent(new Event('online')));
  await wake();
  await expect.poll(reached).toEqual([{ mission_id: missions[0].id, stars: 3, attempts: 1 }]);
  await wake();
  await expect(page.getByRole('img', { name: '3 of 3 stars', includeHidden: true }).first()).toBeAttached();
  expect(await reached()).toHaveLength(1);
});

test('without a ticket the city is one’s own; opened again it is the shared one', async ({ page }) => {
  await page.route('**/api/city/ticket', (route) => route.fulfill({ status: 503, json: { detail: 'busy' } }));
  await playLesson(page);
  await expect(frame(page)).toHaveAttribute('src', '/stem-city/?lesson_id=1&access_token=');
  await expect(note(page)).toContainText('so this is a city of your own.');
  await page.unroute('**/api/city/ticket');
  await note(page).getByRole('button', { name: 'Open the shared city' }).click();
  await expect(frame(page)).toHaveAttribute('src', /access_token=[\w-]{43}$/);
  await expect(note(page)).toBeHidden();
  await expect(game(page).getByRole('heading').first()).toBeVisible();
});

test('a lost line is said, and said no more when it is back; the same game goes on in its frame', async ({
  page,
  context,
}) => {
  await playLesson(page);
  const before = await frame(page).getAttribute('src');
  await context.setOffline(true);
  await expect(note(page)).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
  await expect(frame(page)).toHaveAttribute('src', before ?? '');
});

test('a city that closes is entered again with a new ticket, by itself, with what is typed and built [D-113]', async ({
  page,
}) => {
  const tickets: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/city/ticket')) tickets.push(answer.status());
  });
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given);
        sockets.push(this);
      }
    };
    Object.assign(window, { openSockets: sockets });
  });
  await playLesson(page);
  await keepCookie(page);
  const missions = game(page).getByRole('region', { name: 'Missions' });
  await missions.getByRole('button').first().click();
  const field = game(page).locator('.planner').getByRole('textbox').first();
  await field.fill('7');
  const body = game(page).locator('body');
  await body.evaluate(() => {
    const { openSockets } = window as unknown as { openSockets: WebSocket[] };
    openSockets.at(-1)?.close(4203, 'moved');
  });
  await expect(
    game(page)
      .getByText(/The city closed for a moment/)
      .first(),
  ).toBeVisible();
  await expect(
    game(page)
      .getByText(/You are back in the city\./)
      .first(),
  ).toBeVisible();
  expect(tickets).toEqual([200, 200]);
  await expect(field).toHaveValue('7');
  await game(page).getByLabel('Building', { exact: true }).selectOption('fountain');
  await solveSum(game(page));
  await game(page).getByRole('button', { name: 'Place' }).click();
  await expect(game(page).getByRole('rowheader', { name: 'Fountain' })).toBeVisible();
});

test('the dashboard offers both games, each leads to the other, and the address says which is open [L-059] [D-121]', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  await expect(page).toHaveURL(/\/dashboard\?game=city$/);
  await expect(page.getByRole('dialog', { name: 'Stem City' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Play Math Race' }).click();
  await expect(page).toHaveURL(/\/dashboard\?game=race$/);
  await expect(page.getByLabel('Message to Orbit')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Play Stem City' }).click();
  await expect(page.getByRole('dialog', { name: 'Stem City' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave Stem City' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openRace(page);
  await page.goto('/dashboard?game=chess');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dark page has dark panels in the game, and a light one light ones', async ({ page, context }) => {
  const paperOf = () =>
    game(page)
      .locator('html')
      .evaluate((root) => [root.dataset.theme, getComputedStyle(root).getPropertyValue('--paper').trim()]);
  await playLesson(page);
  await expect.poll(paperOf).toEqual(['light', '#fff']);
  await context.addInitScript(() => localStorage.setItem('playforward_theme', 'dark'));
  await playLesson(page);
  await expect.poll(paperOf).toEqual(['dark', '#211c47']);
});
