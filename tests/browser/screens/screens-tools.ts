import { expect, type Locator, type Page } from '@playwright/test';
import { sparePixels } from '../support/city-frame.ts';
import { openDashboard, type Screen, visit } from './screens.ts';

/** What the city says about itself in a chart, and in a table. */
export const tankGraph = {
  source: 'godot-game',
  type: 'open_react_graph',
  graphData: {
    description: 'Water in the tower, in % of a full tank.',
    type: 'line',
    data: {
      labels: Array.from({ length: 31 }, (_, day) => day),
      datasets: [
        { label: 'Tank level', data: Array.from({ length: 31 }, (_, day) => 40 + day) },
        { label: 'Your prediction', data: Array.from({ length: 31 }, (_, day) => 40 + day / 2) },
      ],
    },
  },
};
export const pumpTable = {
  source: 'godot-game',
  type: 'open_react_table',
  data: {
    description: 'Liters pumped and minutes run for three pumps.',
    table_data: {
      headers: ['Pump', 'Liters pumped', 'Minutes run'],
      rows: [
        ['A', 540, 6],
        ['B', 736, 8],
        ['C', 1032, 12],
      ],
    },
  },
};

/** Tools of the lesson page, what the city shows beside itself, and the settings. */
export const toolsScreens: Screen[] = [
  {
    name: 'calculator',
    who: 'student',
    open: openCalculator,
    following: [
      { name: 'calculator history', go: openHistory },
      { name: 'calculator error', go: failCalculator },
    ],
  },
  { name: 'scratch pad', who: 'student', open: openPad },
  {
    name: 'mission data refused',
    who: 'student',
    open: (page) => send(page, { ...pumpTable, data: { table_data: 7 } }, 'could not read'),
    following: [
      { name: 'mission table on offer', go: offerTable },
      { name: 'mission table', go: (page) => press(page, 'View Table', 'dialog') },
      { name: 'mission chart', go: openChart },
      { name: 'mission chart as numbers', go: (page) => press(page, 'Show the numbers', 'table') },
    ],
  },
  {
    name: 'settings',
    who: 'student',
    open: openSettings,
    following: [
      { name: 'settings in the dark', go: openDarkSettings },
      { name: 'dashboard in the dark', go: (page) => openDashboard(page, true) },
      { name: 'explore careers in the dark', go: (page) => visit(page, '/careers', 'jobs fit') },
      { name: 'career page in the dark', go: (page) => visit(page, '/careers/chef', 'The math inside') },
      { name: 'skill map in the dark', go: (page) => visit(page, '/skills', 'How to read it') },
      {
        name: 'introduction in the dark',
        go: (page) => visit(page, '/lesson/1/introduction', 'Goals'),
      },
      { name: 'calculator in the dark', go: openCalculator },
      { name: 'scratch pad in the dark', go: openPad },
    ],
  },
  {
    name: 'mission chart in the dark',
    who: 'student',
    open: (page) => inTheDark(page, () => openMissionData(page, tankGraph)),
  },
];

export async function openTool(page: Page, name: 'Calculator' | 'Scratch pad'): Promise<void> {
  await visit(page, '/lesson/1/introduction', 'Goals');
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function openCalculator(page: Page): Promise<void> {
  await openTool(page, 'Calculator');
  await page.keyboard.type('450/5=');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('90');
}

async function failCalculator(page: Page): Promise<void> {
  await page.keyboard.type('5//=');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Error');
}

async function openHistory(page: Page): Promise<void> {
  await page.keyboard.type('12345678*98765432=');
  await page.getByRole('button', { name: 'Earlier sums' }).click();
}

async function openPad(page: Page): Promise<void> {
  await openTool(page, 'Scratch pad');
  await drawLine(page, [
    [40, 60],
    [120, 140],
    [220, 80],
  ]);
}

/** Draws with the mouse, in pixels of the canvas. */
export async function drawLine(page: Page, points: [number, number][]): Promise<void> {
  const box = await page.locator('.pad-canvas').boundingBox();
  const [[x, y] = [0, 0], ...rest] = points;
  if (!box) throw new Error('There is no canvas to draw on.');
  await page.mouse.move(box.x + x, box.y + y);
  await page.mouse.down();
  for (const [toX, toY] of rest) await page.mouse.move(box.x + toX, box.y + toY, { steps: 8 });
  await page.mouse.up();
}

/** Opens the game and lets its frame post a message. */
export async function playAndSend(page: Page, message: unknown): Promise<void> {
  await sparePixels(page);
  await page.goto('/lesson/1/stem-city');
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  await expect(page.getByText('Connecting to game...')).toHaveCount(0);
  await postFromGame(page, message);
}

export async function postFromGame(page: Page, message: unknown): Promise<void> {
  await page
    .frameLocator('iframe[title="Stem City"]')
    .locator('body')
    .evaluate((_, data) => parent.postMessage(data, location.origin), message);
}

async function openMissionData(page: Page, message: unknown): Promise<void> {
  await playAndSend(page, message);
  await seeMissionData(page);
}

async function seeMissionData(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Mission Data' })).toBeVisible();
  await expect(page.getByText('Drawing the chart...')).toHaveCount(0);
}

async function offerTable(page: Page): Promise<void> {
  await postFromGame(page, { ...pumpTable, auto_open: false });
  await expect(page.getByText('View Table')).toBeVisible();
}

async function press(page: Page, name: string, opened: 'dialog' | 'table'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole(opened).last()).toBeVisible();
}

async function openChart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await postFromGame(page, tankGraph);
  await seeMissionData(page);
}

async function send(page: Page, message: unknown, words: string): Promise<void> {
  await playAndSend(page, message);
  await expect(page.getByText(words)).toBeVisible();
}

export async function openSettings(page: Page): Promise<void> {
  await visit(page, '/dashboard', 'CURRICULUM');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}

async function openDarkSettings(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

async function inTheDark(page: Page, open: () => Promise<void>): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('playforward_theme', 'dark'));
  await open();
}

/** Nothing of the dialog is outside of the window or has to be scrolled sideways. */
export async function expectInside(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  const view = page.viewportSize();
  expect(box && view && box.x >= 0 && box.x + box.width <= view.width).toBe(true);
  const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}
