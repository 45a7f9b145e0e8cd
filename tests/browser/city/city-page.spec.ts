import { AxeBuilder } from '@axe-core/playwright';
import { type Mission, solveMission } from '@playforward/city-sim';
import { expect, type FrameLocator, test } from '@playwright/test';
import { byTurns } from '../support/by-day.ts';
import { openCityFrame, solveSum } from '../support/city-frame.ts';
import { studentWithSession } from '../support/student.ts';

// Drawing without a graphics card on a busy machine takes its time.
test.slow();

/** Said by the page; what others built may be said in the same breath. */
const fountainPlaced = /(^|[.!?] )Fountain placed at [A-G][1-7]\./;

const key = (city: FrameLocator, name: string | RegExp) => city.getByRole('button', { name });

async function mapIsDrawn(city: FrameLocator): Promise<void> {
  await expect(city.locator('.map-place canvas')).toBeVisible({ timeout: 60_000 });
  await expect(city.locator('.map-wait')).toHaveCount(0);
}

/** The mission's numbers, the wrong way first or the right way. */
async function plan(city: FrameLocator, mission: Mission, which: 'right' | 'wrong'): Promise<void> {
  const solution = solveMission(mission);
  const { inputs, prediction } = which === 'right' ? solution : (solution.wrong[0] ?? solution);
  const fields = city.locator('.planner').getByRole('textbox');
  for (const [index, value] of Object.values(inputs).entries()) await fields.nth(index).fill(value);
  await fields.last().fill(prediction);
}

function first(missions: Mission[]): Mission {
  const [mission] = missions;
  if (!mission) throw new Error('The lesson has no mission.');
  return mission;
}

test.describe('by mouse at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 810 } });

  test('a mission is planned, run, revised, run again and built [R-016]', async ({ page, context }) => {
    const student = await studentWithSession(context);
    const { city, missions, said } = await openCityFrame(page, { student });
    await mapIsDrawn(city);
    const mission = first(missions);
    await key(city, new RegExp(mission.title)).first().click();
    await plan(city, mission, 'wrong');
    await expect(city.locator('.unit-line')).toBeVisible();
    await key(city, /^Run/).click();
    await expect(key(city, 'Change my number')).toBeVisible({ timeout: 60_000 });
    await key(city, 'Change my number').click();
    await plan(city, mission, 'right');
    await key(city, /^Run/).click();
    await expect(city.locator('.lapse-value')).toContainText(mission.predict.label);
    await key(city, 'Show the result').click();
    await expect(city.locator('.outcome')).toContainText('3 stars on try 2', { timeout: 60_000 });
    await key(city, 'Build it on my plot').click();
    await expect(city.getByText('It stands on your plot.').first()).toBeVisible();
    expect((await said()).filter(({ type }) => type === 'mission_progress').at(-1)).toMatchObject({
      status: 'committed',
      stars: 3,
    });
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('a building is set down with a click on the map, undone by key, and a meter opens as chart and table', async ({
    page,
    context,
  }) => {
    const student = await studentWithSession(context);
    const { city, said } = await openCityFrame(page, { student });
    await mapIsDrawn(city);
    await key(city, /^Build/)
      .first()
      .click();
    await key(city, /^Fountain/).click();
    await solveSum(city);
    await key(city, 'Pick a tile').click();
    // The plot stands in the middle of what no panel covers then.
    await city.getByRole('button', { name: 'My plot', exact: true }).click();
    await city.locator('.map-place').click({ position: { x: 800, y: 400 } });
    await expect(city.getByText(fountainPlaced).first()).toBeAttached();
    await city.locator('.map-place').focus();
    await page.keyboard.press('Control+z');
    await expect(city.getByText('The last step on your plot is undone.').first()).toBeAttached();
    await key(city, /^Happiness/).click();
    await key(city, 'Chart').click();
    await key(city, 'Table').click();
    await expect
      .poll(async () => (await said()).map(({ type }) => type))
      .toEqual(expect.arrayContaining(['open_react_graph', 'open_react_table']));
  });

  test('the keyboard walks the map, builds, removes, opens every panel and the list', async ({
    page,
    context,
  }) => {
    const student = await studentWithSession(context);
    const { city } = await openCityFrame(page, { student });
    await mapIsDrawn(city);
    const map = city.locator('.map-place');
    await map.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(city.getByRole('status').filter({ hasText: /your plot: free\./ })).toBeAttached();
    await page.keyboard.press('b');
    await expect(city.getByRole('heading', { name: 'What do you want to build?' })).toBeFocused();
    await key(city, /^Fountain/).press('Enter');
    await solveSum(city);
    await key(city, 'Pick a tile').press('Enter');
    // The keyboard is back at the map, where the cursor still stands.
    await expect(map).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(city.getByRole('status').filter({ hasText: fountainPlaced })).toBeAttached();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect(city.getByRole('status').filter({ hasText: 'Fountain removed.' })).toBeAttached();
    await page.keyboard.press('m');
    await expect(city.getByRole('heading', { name: 'Missions' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(map).toBeFocused();
    // A key of the dock that is pressed with Enter leads in as well, and what it does keeps the keyboard there.
    await key(city, 'Album').press('Enter');
    await expect(city.getByRole('heading', { name: 'Album' })).toBeFocused();
    const take = key(city, 'Take a picture');
    await take.press('Enter');
    await expect(city.locator('.keepsakes img')).toBeVisible();
    await expect(take).toBeFocused();
    await city.locator('.keepsakes').getByRole('button').press('Enter');
    await expect(city.locator('.keepsakes img')).toHaveCount(0);
    await expect(take).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(map).toBeFocused();
    await page.keyboard.press('3');
    await expect(city.getByRole('region', { name: 'Travel' })).toBeVisible();
    await page.keyboard.press('?');
    await expect(city.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await page.keyboard.press('Escape');
    await map.focus();
    await page.keyboard.press('l');
    await expect(city.getByRole('region', { name: 'City meters' })).toBeVisible();
    await key(city, 'Map view').click();
    await mapIsDrawn(city);
  });
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a mission is planned, run and built, and the next one is a tap away', async ({ page, context }) => {
    const student = await studentWithSession(context);
    const { city, missions } = await openCityFrame(page, { student });
    await mapIsDrawn(city);
    const mission = first(missions);
    await key(city, new RegExp(mission.title)).first().tap();
    // The story lies over the map until a sign is asked for.
    await key(city, /^Show me/)
      .first()
      .tap();
    await city.locator('.given-pins .pin.lit').tap();
    await expect(city.locator('.given-pins .found')).toHaveCount(1);
    await plan(city, mission, 'right');
    await key(city, /^Run/).tap();
    await key(city, 'Show the result').tap();
    await expect(city.locator('.outcome')).toContainText('3 stars', { timeout: 60_000 });
    // One more number: each of the three is answered, and one of them holds.
    const further = city.locator('.why').first();
    const said = [];
    for (const choice of await further.getByRole('button').all()) {
      await choice.tap();
      said.push(await further.getByRole('status').innerText());
    }
    expect(said.filter((reply) => reply === 'Yes, just that.')).toHaveLength(1);
    expect(said).toHaveLength(3);
    await key(city, 'Build it on my plot').tap();
    await expect(city.getByText('It stands on your plot.').first()).toBeVisible();
    await expect(city.getByRole('region', { name: 'News' })).toBeVisible();
    // What has just been said covers neither the way on nor the keys.
    for (const name of ['Back to the missions', /^Next mission/, /^Say$/, 'Meters and more'])
      await key(city, name).tap({ trial: true });
    await expect(city.getByRole('region', { name: 'News' })).toBeVisible();
    await key(city, /^Next mission/).tap();
    await expect(city.locator('.planner')).toContainText(`${mission.title}, site 2`);
  });

  test('what is said opens over the card of a tile', async ({ page, context }) => {
    const student = await studentWithSession(context);
    const { city } = await openCityFrame(page, { student });
    await mapIsDrawn(city);
    await key(city, 'Close').first().tap();
    for (const name of ['Home', 'ArrowRight', 'Enter']) await city.locator('.map-place').press(name);
    await expect(city.locator('.hud-right .side-panel')).toBeVisible();
    await key(city, /^Say$/).tap();
    await expect(city.getByLabel('Phrase')).toBeVisible();
  });

  test('a tap shows where it would stand, a second one builds it', async ({ page, context }) => {
    const student = await studentWithSession(context);
    const { city } = await openCityFrame(page, { student });
    await mapIsDrawn(city);
    await key(city, 'Close').first().tap();
    await key(city, /^Build/)
      .first()
      .tap();
    await key(city, /^Fountain/).tap();
    await solveSum(city);
    await key(city, 'Pick a tile').tap();
    await city.getByRole('button', { name: 'My plot', exact: true }).tap();
    await city.locator('.map-place').tap({ position: { x: 195, y: 400 } });
    await expect(key(city, 'Build it here')).toBeVisible();
    await key(city, 'Build it here').tap();
    await expect(city.getByText(fountainPlaced).first()).toBeAttached();
  });
});

test('a map that is lost gives way to the list view, and comes back', async ({ page, context }) => {
  const student = await studentWithSession(context);
  const { city } = await openCityFrame(page, { student });
  await mapIsDrawn(city);
  await city.locator('.map-place canvas').evaluate((canvas: HTMLCanvasElement) => {
    const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
  });
  await expect(city.getByRole('region', { name: 'City meters' })).toBeVisible();
  await expect(city.getByText(/The map stopped/).first()).toBeVisible();
  await key(city, 'Map view').click();
  await mapIsDrawn(city);
});

// What the design asks for. Signs and bubbles stand in the city and count as map.
for (const [nth, { width, height, atLeast }] of [
  { width: 390, height: 844, atLeast: 0.45 },
  { width: 1440, height: 900, atLeast: 0.65 },
].entries()) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`the map keeps its share of the screen beside the Planner, with the number field in sight [R-016]${byTurns(nth, 2)}`, async ({
      page,
      context,
    }, info) => {
      const student = await studentWithSession(context);
      const { city, missions } = await openCityFrame(page, { student });
      await mapIsDrawn(city);
      const mission = first(missions);
      const title = key(city, new RegExp(mission.title)).first();
      if (!(await title.isVisible()))
        await key(city, /^Missions/)
          .first()
          .click();
      await title.click();
      await plan(city, mission, 'right');
      await expect(city.locator('.planner').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
      const share = await city.locator('.map-place').evaluate((map) => {
        const steps = 100;
        let seen = 0;
        for (let column = 0; column < steps; column += 1) {
          for (let row = 0; row < steps; row += 1) {
            const [x, y] = [((column + 0.5) * innerWidth) / steps, ((row + 0.5) * innerHeight) / steps];
            const there = document.elementFromPoint(x, y);
            if (map.contains(there) || there?.closest('.given-pins, .map-bubbles')) seen += 1;
          }
        }
        return seen / steps ** 2;
      });
      info.annotations.push({ type: 'map share', description: `${(100 * share).toFixed(1)} %` });
      expect(share).toBeGreaterThanOrEqual(atLeast);
    });
  });
}
