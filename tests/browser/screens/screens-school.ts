import { expect, type Page } from '@playwright/test';
import { classWithPupils } from '../support/teacher.ts';
import type { Screen } from './screens.ts';

/** The school's office: its parts, and each act up to the moment before it is done. */
export const schoolScreens: Screen[] = [
  {
    name: 'school at a glance',
    who: 'admin',
    open: async (page) => {
      await classWithPupils(page.request, ['Kofi Mensah', 'Ana Lopez']);
      await openPart(page, '', 'Health');
      await expect(page.getByRole('table')).toBeVisible();
    },
    following: [
      { name: 'people of the school', go: findKofi },
      { name: 'people to lock', go: lookAtLock },
      { name: 'what to do with a person', go: openPerson },
      { name: 'one-time password', go: giveOneTimePassword },
      { name: 'accounts to merge', go: lookAtMerge },
      { name: 'person to erase', go: lookAtErasure },
      { name: 'invitation', go: openInvitation },
      { name: 'link to give over', go: invite },
      { name: 'classes of the school', go: (page) => openPart(page, 'classes', 'Classes') },
      { name: 'classes to set aside', go: lookAtArchive },
      { name: 'data of the school', go: openData },
      { name: 'log of the school', go: openLog },
      { name: 'safety contacts', go: openSafety },
    ],
  },
];

async function openPart(page: Page, tab: string, heading: string): Promise<void> {
  await page.goto(`/school${tab && `/${tab}`}`);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
}

async function findKofi(page: Page): Promise<void> {
  await openPart(page, 'people', 'People');
  await page.getByLabel('Name, mail or user name').fill('kofi');
  await page.getByRole('button', { name: 'Students' }).click();
  await page.getByLabel('Choose Kofi').first().check();
  await expect(page.getByText('1 person chosen')).toBeVisible();
}

async function lookAtLock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock the account' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
}

async function openPerson(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What to do with Kofi' }).first().click();
  await expect(page.getByRole('dialog').getByText('What was done')).toBeVisible();
}

async function giveOneTimePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'One-time password' }).click();
  await page.getByRole('button', { name: 'Make a one-time password' }).click();
  await expect(page.getByText('It shows only now')).toBeVisible();
}

async function lookAtMerge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await openPerson(page);
  await page.getByRole('button', { name: 'Merge with another account' }).click();
  await page.getByRole('dialog').getByLabel('Name, mail or user name').fill('an');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Merge for good' })).toBeVisible();
}

async function lookAtErasure(page: Page): Promise<void> {
  await openPerson(page);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('at once and for good:')).toBeVisible();
}

async function openInvitation(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
}

async function invite(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(`ines-${Date.now()}@school.example`);
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('heading', { name: 'Give this link over' })).toBeVisible();
}

async function lookAtArchive(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Set aside' }).click();
  await expect(page.getByRole('dialog').getByText('will step aside')).toBeVisible();
}

async function openData(page: Page): Promise<void> {
  await openPart(page, 'data', 'How long data stays');
  await page.getByLabel('Name, mail or user name').fill('kofi');
  await page.getByRole('button', { name: 'Kofi' }).first().click();
  await expect(page.getByRole('button', { name: 'Download the data' })).toBeVisible();
}

async function openLog(page: Page): Promise<void> {
  await openPart(page, 'log', 'Who did what');
  await page.getByLabel('What').selectOption({ label: 'Invitations' });
  await expect(page.getByText(/invited ines-/).first()).toBeVisible();
}

async function openSafety(page: Page): Promise<void> {
  await openPart(page, 'safety', 'Who is told');
  await page.getByLabel('Name').fill('Ms. Lin');
  await page.getByLabel('E-mail').fill(`lin-${Date.now()}@school.example`);
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await expect(page.getByRole('button', { name: 'Take out Ms. Lin' }).first()).toBeVisible();
}
