import { expect, type Page } from '@playwright/test';
import { openDashboard, type Screen, visit } from './screens.ts';

/** What is kept of a student, and the question that comes before chat and city. */
export const myDataScreens: Screen[] = [
  {
    name: 'my data',
    who: 'student',
    open: (page) => visit(page, '/my-data', 'What we keep'),
    following: [
      { name: 'my data asks before it erases', go: askToErase },
      { name: 'my data with an erasure ahead', go: planErasure },
    ],
  },
  {
    name: 'age question',
    who: 'student',
    open: askAge,
    following: [{ name: 'age that waits for a yes', go: waitForYes }],
  },
];

async function askToErase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('button', { name: 'No, keep it' })).toBeFocused();
}

async function planErasure(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes, erase' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
}

async function askAge(page: Page): Promise<void> {
  await page.route('**/api/my-data/age', (route) =>
    route.fulfill({
      json: {
        band: route.request().method() === 'GET' ? null : 'under-13',
        suggested: 'under-13',
        waits_for_consent: route.request().method() !== 'GET',
      },
    }),
  );
  await openDashboard(page, false);
  await page.getByRole('button', { name: 'Chat with Your Future You' }).click();
  await expect(page.getByRole('dialog', { name: 'One question first' })).toBeVisible();
}

async function waitForYes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('dialog', { name: 'Almost there' })).toBeVisible();
}
