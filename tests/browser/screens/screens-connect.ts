import { expect, type Page } from '@playwright/test';
import { makeRoster, writeTables, zipRoster } from '../../../apps/server/src/testing/roster-of.ts';
import type { Screen } from './screens.ts';

/** Connections of the school, as an admin sees them, and the door that other systems lead to. */
export const connectScreens: Screen[] = [
  {
    name: 'connections of the school',
    who: 'admin',
    open: openConnections,
    following: [
      { name: 'connections with a system that does not answer', go: connectByHand },
      { name: 'connections with a roster to look at', go: lookAtRoster },
    ],
  },
  {
    name: 'a way in that is over',
    who: 'visitor',
    open: async (page) => {
      await page.goto('/enter#problem=unverified');
      await expect(page.getByText('Your school has not confirmed your email address')).toBeVisible();
    },
  },
];

async function openConnections(page: Page): Promise<void> {
  await page.goto('/school/connect');
  await expect(page.getByRole('heading', { level: 2, name: 'Learning system, LTI 1.3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy: Public keys' })).toBeVisible();
}

/** Nobody listens at these addresses; each run connects a client of its own. */
async function connectByHand(page: Page): Promise<void> {
  const at = 'http://127.0.0.1:9';
  const id = `client-${Date.now()}`;
  const typed: Record<string, string> = {
    'Name, as your school calls it': 'Canvas',
    'Address where people open it': `${at}/`,
    'Issuer, or platform id': `${at}/issuer`,
    'Client id': id,
    'Authentication address': `${at}/auth`,
    'Token address': `${at}/token`,
    'Address of its key set': `${at}/jwks`,
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: id });
  await row.getByRole('button', { name: 'Test Canvas' }).click();
  await expect(
    row.getByText('Canvas does not show its keys: check the address of its key set.'),
  ).toBeVisible();
}

async function lookAtRoster(page: Page): Promise<void> {
  const buffer = Buffer.from(zipRoster(writeTables(makeRoster(60))));
  const file = { name: 'roster.zip', mimeType: 'application/zip', buffer };
  await page.getByLabel('OneRoster zip').setInputFiles(file);
  await page.getByRole('button', { name: 'Show what it would do' }).click();
  await expect(page.getByText('People: 63 new, 0 changed, 0 as they are.')).toBeVisible();
}
