import { type Mission, solveMission } from '@playforward/city-sim';
import { type FrameLocator, expect as impatient, type Page } from '@playwright/test';
import { solveSum, sparePixels, withoutWebGl } from '../support/city-frame.ts';
import type { Screen } from './screens.ts';

/** Pictures draw the whole map without a graphics card: a press may take longer than on a page. */
const expect = impatient.configure({ timeout: 30_000 });

/** Stem City in its frame over the lesson, and by itself. */
export const cityScreens: Screen[] = [
  {
    name: 'city with missions',
    who: 'student',
    open: openMap,
    following: [
      { name: 'city meter', go: (page) => pressFolded(page, /^Happiness/, 'Chart') },
      { name: 'city overlay', go: openOverlay },
      { name: 'city tile', go: openTile },
      { name: 'city signs', go: openSigns },
      { name: 'city building palette', go: openPalette },
      { name: 'city sum before buying', go: openSum },
      { name: 'city town', go: openTown },
      { name: 'city settings', go: (page) => pressFolded(page, 'Settings', 'Very low') },
      { name: 'city help', go: openHelp },
      { name: 'city list view', go: openList },
    ],
  },
  {
    name: 'city planner',
    who: 'student',
    open: openPlanner,
    following: [
      { name: 'city planner with hints', go: openHints },
      { name: 'city outcome without a star', go: (page) => runMission(page, 'wrong') },
      { name: 'city outcome with three stars', go: (page) => runAgain(page) },
      { name: 'city built', go: openBuilt },
      { name: 'city list view outcome', go: openListOutcome },
    ],
  },
  {
    name: 'city alone',
    who: 'visitor',
    open: openAlone,
    following: [
      { name: 'city alone chart', go: openOwnChart },
      { name: 'city alone table', go: openOwnTable },
    ],
  },
  {
    name: 'city before its album',
    who: 'student',
    open: openMap,
    following: [
      { name: 'city album', go: (page) => press(page, 'Album', 'stay on this device') },
      { name: 'city album with a picture and a film', go: fillAlbum },
    ],
  },
  { name: 'city missions away', who: 'student', open: openWithoutMissions },
  {
    name: 'city without a map',
    who: 'student',
    open: openWithoutMap,
  },
  {
    name: 'city before its map is lost',
    who: 'student',
    open: openMap,
    following: [{ name: 'city map lost', go: loseMap }],
  },
  { name: 'city first minute', who: 'student', open: openFirstMinute },
  { name: 'city class away', who: 'visitor', open: openAway },
];

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Stem City"]');
/** The mission that a page has open. */
const openMissions = new WeakMap<Page, Mission>();

type City = FrameLocator | Page;
const key = (city: City, name: string | RegExp) => city.getByRole('button', { name });

async function mapIsDrawn(city: City): Promise<void> {
  await expect(city.locator('.map-place canvas')).toBeVisible({ timeout: 30_000 });
  await expect(city.locator('.map-wait')).toHaveCount(0);
}

const forgetGuide = () => localStorage.removeItem('stem-city-guide');

async function openMap(page: Page, isFirst = false): Promise<{ city: FrameLocator; mission: Mission }> {
  const answered = page.waitForResponse(
    (answer) => /\/missions\/lessons\/1\/\w+$/.test(answer.url()) && answer.ok(),
  );
  // A step before its answer that fails is what is told; nobody waits for the answer then.
  answered.catch(() => undefined);
  await sparePixels(page);
  if (isFirst) await page.addInitScript(forgetGuide);
  await page.goto('/lesson/1/stem-city');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  const { missions } = (await (await answered).json()) as { missions: Mission[] };
  const city = frameOf(page);
  await mapIsDrawn(city);
  const [mission] = missions;
  if (!mission) throw new Error('The lesson has no mission.');
  await expect(key(city, new RegExp(mission.title)).first()).toBeVisible();
  return { city, mission };
}

async function openFirstMinute(page: Page): Promise<void> {
  const { city } = await openMap(page, true);
  await expect(city.locator('.guide')).toContainText('Step 1 of 3');
}

async function openPlanner(page: Page): Promise<void> {
  const { city, mission } = await openMap(page);
  openMissions.set(page, mission);
  await key(city, new RegExp(mission.title)).first().click();
  await plan(city, mission, 'wrong');
}

async function plan(city: City, mission: Mission, which: 'right' | 'wrong'): Promise<void> {
  const solution = solveMission(mission);
  const { inputs, prediction } = which === 'right' ? solution : (solution.wrong[0] ?? solution);
  const fields = city.locator('.planner').getByRole('textbox');
  for (const [index, value] of Object.values(inputs).entries()) await fields.nth(index).fill(value);
  await fields.last().fill(prediction);
}

async function openHints(page: Page): Promise<void> {
  const city = frameOf(page);
  // On a phone the story with its hints is put away once a number is typed.
  const story = key(city, 'Story and hints');
  if (await story.isVisible()) await story.click();
  await city.getByRole('button', { name: 'Hint', exact: true }).click();
  await key(city, 'One more hint').click();
  await expect(city.locator('.hints li')).toHaveCount(2);
}

async function runMission(page: Page, which: 'right' | 'wrong'): Promise<void> {
  const city = frameOf(page);
  const mission = openMissions.get(page);
  if (!mission) throw new Error('No mission is open.');
  await plan(city, mission, which);
  await key(city, /^Run/).click();
  const skip = key(city, 'Show the result');
  const outcome = city.locator('.outcome');
  await expect(skip.or(outcome).first()).toBeVisible({ timeout: 30_000 });
  // Where drawing is slow the days may be over by then.
  if (await skip.isVisible()) await skip.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(outcome).toBeVisible({ timeout: 30_000 });
}

async function runAgain(page: Page): Promise<void> {
  await key(frameOf(page), 'Change my number').click();
  await runMission(page, 'right');
}

async function openBuilt(page: Page): Promise<void> {
  const city = frameOf(page);
  await key(city, 'Build it on my plot').click();
  await expect(city.getByText('It stands on your plot.').first()).toBeVisible();
}

async function openPalette(page: Page): Promise<void> {
  const city = frameOf(page);
  await key(city, /^Build/)
    .first()
    .click();
  await key(city, /^Solar array/).click();
  await expect(city.getByLabel('Panels', { exact: true })).toBeVisible();
}

/** Opens something by its key and waits for words in it. */
async function press(page: Page, name: string | RegExp, words: string): Promise<void> {
  const city = frameOf(page);
  await key(city, name).first().click();
  await expect(city.getByText(words).first()).toBeVisible();
}

/** On a phone the lesser keys are behind one. */
async function unfold(city: City): Promise<void> {
  const more = key(city, 'Meters and more');
  const isOpen = city.getByRole('heading', { name: 'Meters and more' });
  if ((await more.isVisible()) && !(await isOpen.isVisible())) await more.click();
}

async function pressFolded(page: Page, name: string | RegExp, words: string): Promise<void> {
  const city = frameOf(page);
  await unfold(city);
  await key(city, name).filter({ visible: true }).first().click();
  await expect(city.getByText(words).first()).toBeVisible();
}

async function openSum(page: Page): Promise<void> {
  await solveSum(frameOf(page));
  await expect(key(frameOf(page), 'Pick a tile')).toBeEnabled();
}

/** On a phone the card of a tile or a meter lies where a panel would open. */
async function closeCards(city: City): Promise<void> {
  for (const side of ['.hud-right', '.hud-left']) {
    const close = city.locator(side).getByRole('button', { name: 'Close' });
    if (await close.first().isVisible()) await close.first().click();
  }
}

/** The town stands where the card of a tile was; on a phone it stands with the meters. */
async function openTown(page: Page): Promise<void> {
  const city = frameOf(page);
  await closeCards(city);
  const card = city.locator('.town-card');
  await expect(card.or(key(city, 'Meters and more')).filter({ visible: true }).first()).toBeVisible();
  if (await card.isVisible()) await card.click();
  else await unfold(city);
  await expect(city.locator('.town-panel')).toBeVisible();
}

async function openHelp(page: Page): Promise<void> {
  await closeDialog(page);
  await pressFolded(page, /^Help/, 'Arrow keys');
}

/** A picture and a film, made on this device. */
async function fillAlbum(page: Page): Promise<void> {
  const city = frameOf(page);
  await key(city, 'Take a picture').click();
  await expect(city.locator('.keepsakes img')).toBeVisible({ timeout: 30_000 });
  await key(city, 'Film how it grew').click();
  await expect(city.locator('.keepsakes video')).toBeVisible({ timeout: 120_000 });
}

/** The server answers everything but missions. */
async function openWithoutMissions(page: Page): Promise<void> {
  await page.route('**/missions/lessons/**', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  );
  await sparePixels(page);
  await page.goto('/lesson/1/stem-city');
  await key(page, 'Play Stem City').click();
  await mapIsDrawn(frameOf(page));
  await expect(
    frameOf(page)
      .getByText(/could not be loaded|did not load/)
      .first(),
  ).toBeVisible();
}

async function openWithoutMap(page: Page): Promise<void> {
  await page.addInitScript(withoutWebGl);
  await page.goto('/lesson/1/stem-city');
  await key(page, 'Play Stem City').click();
  await expect(frameOf(page).getByRole('region', { name: 'City meters' })).toBeVisible({ timeout: 30_000 });
}

async function loseMap(page: Page): Promise<void> {
  const city = frameOf(page);
  await city
    .locator('.map-place canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expect(city.getByText(/The map stopped/).first()).toBeVisible();
}

/** A dialog lies over the keys of the map. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = frameOf(page).getByRole('dialog');
  if ((await dialog.count()) > 0) await dialog.last().press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function openOverlay(page: Page): Promise<void> {
  const city = frameOf(page);
  await city.locator('.map-place').press('2');
  await expect(city.locator('.overlay-legend')).toBeVisible();
}

async function openTile(page: Page): Promise<void> {
  const city = frameOf(page);
  const map = city.locator('.map-place');
  for (const name of ['Home', ...Array.from({ length: 9 }, () => 'ArrowRight'), 'Enter'])
    await map.press(name);
  await expect(city.locator('.hud-right .side-panel')).toBeVisible();
}

/** The card of a tile is open still; on a phone it must not lie over the signs. */
async function openSigns(page: Page): Promise<void> {
  const city = frameOf(page);
  await key(city, /^Say$/).click();
  await expect(city.getByLabel('Phrase')).toBeVisible();
}

async function openList(page: Page): Promise<void> {
  const city = frameOf(page);
  await closeDialog(page);
  await unfold(city);
  await key(city, /^List view/)
    .filter({ visible: true })
    .click();
  await expect(city.getByRole('region', { name: 'City meters' })).toBeVisible();
}

async function openListOutcome(page: Page): Promise<void> {
  const city = frameOf(page);
  await unfold(city);
  await key(city, /^List view/)
    .filter({ visible: true })
    .click();
  await expect(city.locator('.outcome')).toContainText('3 stars');
}

async function openAlone(page: Page): Promise<void> {
  await sparePixels(page);
  await page.goto('/stem-city/');
  await mapIsDrawn(page);
}

/** The ticket opens nothing: a city of one's own, and the way to look for the class's once more. */
async function openAway(page: Page): Promise<void> {
  await sparePixels(page);
  await page.goto('/stem-city/?lesson_id=1&access_token=used-up');
  await expect(key(page, 'Try the class city again')).toBeVisible({ timeout: 20_000 });
  await mapIsDrawn(page);
}

async function openOwnChart(page: Page): Promise<void> {
  await key(page, /^People/).click();
  await key(page, 'Chart').click();
  await expect(page.getByRole('dialog', { name: 'People' })).toBeVisible();
}

async function openOwnTable(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await key(page, 'Table').click();
  await expect(page.getByRole('table')).toBeVisible();
}
