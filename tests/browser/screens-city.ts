import { type Mission, solveMission } from '@playforward/city-sim';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { sparePixels } from './city-frame.ts';
import type { Screen } from './screens.ts';

/** Stem City in its frame over the lesson, and by itself. */
export const cityScreens: Screen[] = [
  { name: 'city with missions', who: 'student', open: openMap },
  { name: 'city planner', who: 'student', open: openPlanner },
  { name: 'city planner with hints', who: 'student', open: openHints },
  { name: 'city outcome with three stars', who: 'student', open: (page) => runMission(page, 'right') },
  { name: 'city outcome without a star', who: 'student', open: (page) => runMission(page, 'wrong') },
  { name: 'city built', who: 'student', open: openBuilt },
  { name: 'city building palette', who: 'student', open: openPalette },
  { name: 'city meter', who: 'student', open: (page) => press(page, /^Happiness/, 'Chart') },
  { name: 'city overlay', who: 'student', open: openOverlay },
  { name: 'city tile', who: 'student', open: openTile },
  { name: 'city signs', who: 'student', open: openSigns },
  { name: 'city settings', who: 'student', open: (page) => press(page, 'Settings', 'Very low') },
  { name: 'city help', who: 'student', open: (page) => press(page, 'Help (?)', 'Arrow keys') },
  { name: 'city list view', who: 'student', open: openList },
  { name: 'city list view outcome', who: 'student', open: openListOutcome },
  { name: 'city alone', who: 'visitor', open: openAlone },
  { name: 'city class away', who: 'visitor', open: openAway },
  { name: 'city alone chart', who: 'visitor', open: openOwnChart },
  { name: 'city alone table', who: 'visitor', open: openOwnTable },
];

type City = FrameLocator | Page;
const key = (city: City, name: string | RegExp) => city.getByRole('button', { name });

async function mapIsDrawn(city: City): Promise<void> {
  await expect(city.locator('.map-place canvas')).toBeVisible({ timeout: 30_000 });
  await expect(city.locator('.map-wait')).toHaveCount(0);
}

async function openMap(page: Page): Promise<{ city: FrameLocator; mission: Mission }> {
  const answered = page.waitForResponse(
    (answer) => /\/missions\/lessons\/1\/\w+$/.test(answer.url()) && answer.ok(),
  );
  await sparePixels(page);
  await page.goto('/lesson/1/stem-city');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  const { missions } = (await (await answered).json()) as { missions: Mission[] };
  const city = page.frameLocator('iframe[title="Stem City"]');
  await mapIsDrawn(city);
  const [mission] = missions;
  if (!mission) throw new Error('The lesson has no mission.');
  await expect(key(city, new RegExp(mission.title)).first()).toBeVisible();
  return { city, mission };
}

async function openPlanner(page: Page): Promise<{ city: FrameLocator; mission: Mission }> {
  const { city, mission } = await openMap(page);
  await key(city, new RegExp(mission.title)).first().click();
  await plan(city, mission, 'wrong');
  return { city, mission };
}

async function plan(city: City, mission: Mission, which: 'right' | 'wrong'): Promise<void> {
  const solution = solveMission(mission);
  const { inputs, prediction } = which === 'right' ? solution : (solution.wrong[0] ?? solution);
  const fields = city.locator('.planner').getByRole('textbox');
  for (const [index, value] of Object.values(inputs).entries()) await fields.nth(index).fill(value);
  await fields.last().fill(prediction);
}

async function openHints(page: Page): Promise<void> {
  const { city } = await openPlanner(page);
  await key(city, 'Hint').click();
  await key(city, 'One more hint').click();
  await expect(city.locator('.hints li')).toHaveCount(2);
}

async function runMission(page: Page, which: 'right' | 'wrong'): Promise<FrameLocator> {
  const { city, mission } = await openPlanner(page);
  await plan(city, mission, which);
  await key(city, /^Run/).click();
  await key(city, 'Show the result').click();
  await expect(city.locator('.outcome')).toBeVisible({ timeout: 30_000 });
  return city;
}

async function openBuilt(page: Page): Promise<void> {
  const city = await runMission(page, 'right');
  await key(city, 'Build it on my plot').click();
  await expect(city.getByText('It stands on your plot.').first()).toBeVisible();
}

async function openPalette(page: Page): Promise<void> {
  const { city } = await openMap(page);
  await key(city, /^Build/)
    .first()
    .click();
  await key(city, /^Solar array/).click();
  await expect(city.getByLabel('Panels')).toBeVisible();
}

/** Opens something by its key and waits for words in it. */
async function press(page: Page, name: string | RegExp, words: string): Promise<void> {
  const { city } = await openMap(page);
  await key(city, name).first().click();
  await expect(city.getByText(words).first()).toBeVisible();
}

async function openOverlay(page: Page): Promise<void> {
  const { city } = await openMap(page);
  await city.locator('.map-place').press('2');
  await expect(city.locator('.overlay-legend')).toBeVisible();
}

async function openTile(page: Page): Promise<void> {
  const { city } = await openMap(page);
  const map = city.locator('.map-place');
  for (const name of ['Home', ...Array.from({ length: 9 }, () => 'ArrowRight'), 'Enter'])
    await map.press(name);
  await expect(city.locator('.hud-right .side-panel')).toBeVisible();
}

async function openSigns(page: Page): Promise<void> {
  const { city } = await openMap(page);
  await key(city, 'Say something').click();
  await expect(city.getByLabel('Phrase')).toBeVisible();
}

async function openList(page: Page): Promise<FrameLocator> {
  const { city } = await openMap(page);
  await key(city, 'List view (L)').click();
  await expect(city.getByRole('region', { name: 'City meters' })).toBeVisible();
  return city;
}

async function openListOutcome(page: Page): Promise<void> {
  const city = await runMission(page, 'right');
  await key(city, 'List view (L)').click();
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
  await openAlone(page);
  await key(page, /^People/).click();
  await key(page, 'Chart').click();
  await expect(page.getByRole('dialog', { name: 'People' })).toBeVisible();
}

async function openOwnTable(page: Page): Promise<void> {
  await openAlone(page);
  await key(page, /^People/).click();
  await key(page, 'Table').click();
  await expect(page.getByRole('table')).toBeVisible();
}
