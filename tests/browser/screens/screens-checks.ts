import { expect, type Page } from '@playwright/test';
import { type Screen, visit } from './screens.ts';

/** Checks of a course: the list, before, during and after one. */
export const checkScreens: Screen[] = [
  {
    name: 'checks of a course',
    who: 'student',
    open: openList,
    following: [
      { name: 'check before the start', go: startFirst },
      { name: 'check', go: openFirst },
      { name: 'check with an answer', go: answerFirst },
      { name: 'check to be handed in', go: askToHandIn },
      { name: 'check reviewed', go: handIn },
      { name: 'check of somebody else', go: (page) => visit(page, '/check/1', 'There is no such check') },
    ],
  },
];

async function openList(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Checks', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Checks: / })).toBeVisible();
}

async function startFirst(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Start Unit check/ })
    .first()
    .click();
  await expect(page.getByText('While it is open I rest')).toBeVisible();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Question 1 of 1\d$/)).toBeVisible();
}

/** Fills the field, or takes the first choice where the answer is chosen. */
export async function giveAnswer(page: Page, answer: string): Promise<void> {
  const field = page.getByLabel('Your answer');
  const choice = page.locator('.choice').first();
  await expect(field.or(choice).first()).toBeVisible();
  if (await field.isVisible()) await field.fill(answer);
  else await choice.click();
}

async function answerFirst(page: Page): Promise<void> {
  await giveAnswer(page, '12');
  await page.getByRole('button', { name: 'Look at it later' }).click();
  await expect(page.getByText(/^Saved, /)).toBeVisible();
}

async function askToHandIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('dialog')).toContainText('no answer yet');
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/^\d+ of 1\d right\./)).toBeVisible();
}
