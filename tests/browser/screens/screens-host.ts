import { expect, type Page } from '@playwright/test';
import { sparePixels } from '../support/city-frame.ts';
import { openChat, pretendCompanion } from '../support/pretend-companion.ts';
import { openCity, type Screen } from './screens.ts';
import { drawLine, openTool, postFromGame } from './screens-tools.ts';

/** The page around the city, the pad drawn on by keys, and the lesson beside the open chat. */
export const hostScreens: Screen[] = [
  { name: 'scratch pad by keys', who: 'student', open: openPadByKeys },
  { name: 'practice beside the chat', who: 'student', open: openPracticeWithChat },
  { name: 'Stem City with news', who: 'student', open: openCityNews },
  { name: 'Stem City of one’s own', who: 'student', open: openOwnCity },
  { name: 'Stem City from the dashboard', who: 'student', open: openDashboardCity },
];

async function openPadByKeys(page: Page): Promise<void> {
  await openTool(page, 'Scratch pad');
  await drawLine(page, [
    [40, 60],
    [220, 80],
  ]);
  await page.getByRole('application', { name: 'Paper' }).focus();
  for (const key of ['ArrowLeft', 'Space', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(page.getByText(/^Arrow keys move the pen/)).toBeVisible();
}

async function openPracticeWithChat(page: Page): Promise<void> {
  await pretendCompanion(page);
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
  await openChat(page);
}

async function openCityNews(page: Page): Promise<void> {
  await sparePixels(page);
  await openCity(page);
  await postFromGame(page, { source: 'godot-game', type: 'orb', event: 'success', mission_id: 'm' });
  await expect(page.getByText('Three stars!').first()).toBeVisible();
}

async function openOwnCity(page: Page): Promise<void> {
  await sparePixels(page);
  await page.route('**/api/city/ticket', (route) => route.fulfill({ status: 503, json: { detail: 'busy' } }));
  await openCity(page);
  await expect(page.getByRole('button', { name: 'Open the shared city' })).toBeVisible();
}

async function openDashboardCity(page: Page): Promise<void> {
  await sparePixels(page);
  await page.goto('/dashboard?game=city');
  await expect(page.getByRole('dialog', { name: 'Stem City' })).toBeVisible();
  await expect(page.getByText('Connecting to game...')).toHaveCount(0);
}
