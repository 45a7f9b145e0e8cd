import { expect, type Page } from '@playwright/test';
import { childWithCode } from '../support/guardian.ts';
import { type Screen, visit } from './screens.ts';

/** The door of families, a child's week in both languages, and a link that only reads. */
export const familyScreens: Screen[] = [
  {
    name: 'door of families',
    who: 'visitor',
    open: (page) => visit(page, '/family', 'For families'),
    following: [
      { name: 'door of families with a wrong code', go: failCode },
      { name: 'door of families to sign in', go: openSignIn },
      { name: 'ways to see a week', go: openWays },
      { name: 'link that reads is ready', go: makeLink },
      { name: 'week by a link', go: openWeek },
      { name: 'link that reads is over', go: endLink },
      { name: 'end of the weekly mail', go: (page) => visit(page, '/family/stop#1.x', 'The weekly mail') },
    ],
  },
  {
    name: 'week of a child',
    who: 'guardian',
    open: (page) => visit(page, '/family', 'Kofi’s week'),
    following: [
      { name: 'week of a child in Spanish', go: chooseSpanish },
      { name: 'week before', go: lookBack },
      { name: 'one more child', go: openAdd },
    ],
  },
];

async function failCode(page: Page): Promise<void> {
  await page.getByLabel('Family code').fill('AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('No child has this code')).toBeVisible();
}

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

async function openWays(page: Page): Promise<void> {
  const { code } = await childWithCode(page.request);
  await page.getByRole('button', { name: 'I have a code' }).click();
  await page.getByLabel('Family code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('This code is about Kofi.')).toBeVisible();
}

async function makeLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
}

async function openWeek(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kofi’s week' })).toBeVisible();
}

async function endLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End this link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this link' }).click();
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
}

async function chooseSpanish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La semana de Kofi' })).toBeVisible();
}

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'The week before' }).click();
  await expect(page.getByRole('button', { name: 'The week after' })).toBeVisible();
}

async function openAdd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
