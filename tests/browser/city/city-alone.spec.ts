import { type Mission, missionFor, readMissionId, solveMission } from '@playforward/city-sim';
import { expect, type Page, test } from '@playwright/test';
import { withoutWebGl } from '../support/city-frame.ts';

/** The page of the city by itself: nobody around it, nobody signed in. Its list view is the whole game. */
test.beforeEach(({ context }) => context.addInitScript(withoutWebGl));

const field = (page: Page, at: 'first' | 'last') => page.locator('.planner').getByRole('textbox')[at]();

/** Opens the first mission and answers what would solve it. */
async function openFirst(page: Page): Promise<{ mission: Mission; value: string; prediction: string }> {
  const first = page.getByRole('region', { name: 'Missions' }).getByRole('button').first();
  const title = (await first.locator('.mission-title').textContent()) ?? '';
  await first.click();
  const key = readMissionId('mission-0-ratio-1-1');
  if (!key) throw new Error('This is the id of a mission.');
  const mission = missionFor({ ...key, theme: { grade: null, career: null, names: [] } });
  expect(title).toBe(mission.title);
  const { inputs, prediction } = solveMission(mission);
  return { mission, value: Object.values(inputs)[0] ?? '', prediction };
}

test('without a host and a session the city has missions, judged in the page, and builds what they prove [R-016]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/stem-city/');
  await expect(page.getByRole('region', { name: 'Missions' }).getByRole('button')).toHaveCount(6);
  const { value, prediction } = await openFirst(page);
  await field(page, 'first').fill('1');
  await field(page, 'last').fill('1');
  await field(page, 'last').press('Enter');
  await expect(page.locator('.outcome')).toContainText('Nothing is built yet');
  await page.getByRole('button', { name: 'Change my number' }).click();
  await field(page, 'first').fill(value);
  await field(page, 'last').fill(prediction);
  await field(page, 'last').press('Enter');
  await expect(page.locator('.outcome')).toContainText('3 stars on try 2');
  const rows = page.getByRole('region', { name: 'My plot' }).getByRole('row');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Build it on my plot' }).click();
  await expect(page.getByText('It stands on your plot.').first()).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(before);
  expect(asked.filter((path) => /^\/(api|missions)/.test(path))).toEqual([]);
  // The six families of the list, and none of the others.
  const rules = asked.filter((path) =>
    /judge-(ratio|percent|geometry|linear|statistics|coordinate)-/.test(path),
  );
  expect(new Set(rules).size).toBe(6);
  expect(
    asked.filter((path) => /judge-(system|quadratic|exponential|probability|sinusoid|calculus)-/.test(path)),
  ).toEqual([]);
});

test('a mission that was opened runs on without any line', async ({ page, context }) => {
  await page.goto('/stem-city/');
  const { value, prediction } = await openFirst(page);
  await context.setOffline(true);
  await field(page, 'first').fill(value);
  await field(page, 'last').fill(prediction);
  await field(page, 'last').press('Enter');
  await expect(page.locator('.outcome')).toContainText('3 stars');
});
