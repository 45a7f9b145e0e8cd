import { expect, type Locator, type Page } from '@playwright/test';
import { openFirstPractice } from '../support/student.ts';
import type { Screen } from './screens.ts';

/** What a student sees of an answer that was not stored at once. */
export const durableAnswersScreens: Screen[] = [
  { name: 'practice refused', who: 'student', open: openRefused },
  {
    name: 'practice waiting',
    who: 'student',
    open: openWaiting,
    following: [
      { name: 'dashboard with an answer that waits', go: openWaitingDashboard },
      { name: 'dashboard with an answer that was refused', go: openRefusedDashboard },
    ],
  },
];

const submitCalls = '**/api/problems/submit';

async function give(page: Page): Promise<void> {
  const { right } = await openFirstPractice(page);
  await page.getByLabel('Your answer', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Check' }).click();
}

async function openWaiting(page: Page): Promise<void> {
  await page.clock.install();
  await page.route(submitCalls, (route) => route.abort());
  await give(page);
  await page.getByRole('button', { name: 'Pause the timer' }).click();
  await expect(page.getByText('1 answer is waiting to be sent.')).toBeVisible();
}

async function openRefused(page: Page): Promise<void> {
  await page.route(submitCalls, (route) =>
    route.fulfill({ status: 404, json: { detail: 'Problem not found' } }),
  );
  await give(page);
  await page.getByRole('button', { name: 'Pause the timer' }).click();
}

async function openWaitingDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await seeFreed(page, page.getByText('1 answer is waiting to be sent.'));
}

/**
 * Waits for what is seen once an answer that another page took care of is free, seconds after that page has gone; the
 * clock must be installed.
 */
export async function seeFreed(page: Page, news: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(6000);
    await expect(news).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function openRefusedDashboard(page: Page): Promise<void> {
  await page.unroute(submitCalls);
  await page.route(submitCalls, (route) =>
    route.fulfill({ status: 404, json: { detail: 'Problem not found' } }),
  );
  await page.goto('/dashboard');
  await seeFreed(page, page.getByText('A waiting answer could not be stored.'));
}
