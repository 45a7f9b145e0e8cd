import { AxeBuilder } from '@axe-core/playwright';
import { solveMission } from '@playforward/city-sim';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { weighCity } from '../../../tools/bench/city/sizes.ts';
import { byTurns } from '../support/by-day.ts';
import { type CityFrame, openCityFrame, solveSum } from '../support/city-frame.ts';
import { tabTo } from '../support/keyboard.ts';
import { studentWithSession } from '../support/student.ts';

const planner = (city: FrameLocator) => city.locator('.planner');
const numberField = (city: FrameLocator) => planner(city).getByRole('textbox').first();
const predictionField = (city: FrameLocator) => planner(city).getByRole('textbox').last();
const key = (city: FrameLocator, name: string | RegExp) => city.getByRole('button', { name });

/** Goes to a control by Tab and works it, as a pupil without a mouse does. */
async function press(page: Page, control: ReturnType<FrameLocator['locator']>): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: ReturnType<FrameLocator['locator']>, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

async function openFirstMission(page: Page, { city }: CityFrame): Promise<void> {
  await expect(city.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, city.getByRole('region', { name: 'Missions' }).getByRole('button').first());
  await expect(planner(city)).toBeVisible();
}

test('one whole mission only through the list view, without WebGL, by keyboard [R-016] [R-090]', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const frame = await openCityFrame(page, { student, noWebGl: true });
  const { city, missions, said } = frame;
  const [mission] = missions;
  if (!mission) throw new Error('The lesson has no mission.');
  const { inputs, prediction, wrong } = solveMission(mission);
  const [symbol = 'n'] = Object.keys(inputs);
  await openFirstMission(page, frame);
  await expect(key(city, 'Map view')).toHaveCount(0);
  const before = await city.getByRole('region', { name: 'My plot' }).getByRole('row').count();

  await page.keyboard.press('Tab');
  await type(page, predictionField(city), '1');
  await page.keyboard.press('Enter');
  await expect(planner(city).getByRole('alert')).toHaveText('Type a number here first.');

  await type(page, numberField(city), wrong[0]?.inputs[symbol] ?? '1');
  await page.keyboard.press('Enter');
  await expect(city.locator('.outcome')).toBeVisible();
  await expect(city.getByText(/3 stars/)).toHaveCount(0);
  await press(page, city.locator('.outcome').getByRole('button', { name: 'Change my number' }));

  await type(page, numberField(city), inputs[symbol] ?? '');
  await type(page, predictionField(city), prediction);
  await page.keyboard.press('Enter');
  await expect(city.locator('.outcome')).toContainText('3 stars on try 2');
  await expect(city.getByRole('status').filter({ hasText: 'Three stars.' })).toBeVisible();
  await press(page, key(city, 'Open as chart'));
  await expect
    .poll(async () => (await said()).some(({ type: kind }) => kind === 'open_react_graph'))
    .toBe(true);

  await press(page, key(city, 'Build it on my plot'));
  await expect(city.getByText('It stands on your plot.').first()).toBeVisible();
  await expect
    .poll(() => city.getByRole('region', { name: 'My plot' }).getByRole('row').count())
    .toBeGreaterThan(before);
  const progress = (await said()).filter(({ type: kind }) => kind === 'mission_progress');
  expect(progress.map(({ status }) => status)).toEqual(['started', 'run', 'run', 'committed']);
  expect(progress.at(-1)).toMatchObject({ mission_id: mission.id, stars: 3, attempts: 2 });
});

test('a building is placed, taken back and removed, a neighbor is liked, a sign is given, all in words', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const { city } = await openCityFrame(page, { student, noWebGl: true });
  const plot = city.getByRole('region', { name: 'My plot' });
  await city.getByLabel('Building', { exact: true }).selectOption('fountain');
  await solveSum(city);
  await key(city, 'Place').click();
  await expect(city.getByRole('status').filter({ hasText: /Fountain placed at [A-G][1-7]\./ })).toBeVisible();
  await expect(plot.getByRole('rowheader', { name: 'Fountain' })).toBeVisible();
  await key(city, 'Undo my last step').click();
  await expect(plot.getByRole('rowheader', { name: 'Fountain' })).toHaveCount(0);
  await solveSum(city);
  await key(city, 'Place').click();
  await key(city, /^Remove Fountain at/).click();
  await expect(plot.getByRole('rowheader', { name: 'Fountain' })).toHaveCount(0);
  await city
    .getByRole('region', { name: 'Neighbors' })
    .getByRole('button', { name: /^Like the plot of/ })
    .first()
    .click();
  await key(city, 'Heart').click();
  await expect(city.getByRole('region', { name: 'City news' })).toContainText('You said: Heart');
});

test('the list view loads no drawing library, and the game no picture at all', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const student = await studentWithSession(context);
  const { city } = await openCityFrame(page, { student, noWebGl: true });
  await expect(city.getByRole('region', { name: 'City meters' })).toBeVisible();
  const files = asked.filter((path) => path.startsWith('/stem-city/assets/'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => /mount-scene|map-view|judge-|\.(png|jpe?g|webp|svg)$/.test(path))).toEqual(
    [],
  );
  const { whole, asked: askedLater, judge, list, listFilesWithThree, images } = weighCity();
  expect(whole).toBeLessThanOrEqual(300);
  expect(askedLater).toBeLessThanOrEqual(24);
  expect(judge).toBeGreaterThan(0);
  expect(judge).toBeLessThanOrEqual(52);
  expect(list).toBeLessThanOrEqual(80);
  expect([listFilesWithThree, images]).toEqual([[], []]);
});

for (const [nth, width] of [390, 1440].entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`the list view and an outcome are free of axe findings and scroll only down${byTurns(nth, 2)}`, async ({
      page,
      context,
    }) => {
      const student = await studentWithSession(context);
      const frame = await openCityFrame(page, { student, noWebGl: true });
      const { city, missions } = frame;
      await city.getByRole('region', { name: 'Missions' }).getByRole('button').first().click();
      const [mission] = missions;
      if (!mission) throw new Error('The lesson has no mission.');
      const { inputs, prediction } = solveMission(mission);
      await numberField(city).fill(Object.values(inputs)[0] ?? '');
      await predictionField(city).fill(prediction);
      await key(city, /^Run/).click();
      await expect(city.locator('.outcome')).toContainText('3 stars');
      const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await city.locator('html').evaluate((root) => root.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
