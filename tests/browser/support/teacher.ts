import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { newToken, seedPerson } from './seed-person.ts';

/** A teacher as the operator's invitation makes one, signed in, with the token where the app keeps it. */
export const teacherWithSession = (context: BrowserContext, dataDir?: string) =>
  invitedWithSession(context, { role: 'teacher', name: 'Ms. Okafor', dataDir });

/** The same for an admin of the school. */
export const adminWithSession = (context: BrowserContext, dataDir?: string) =>
  invitedWithSession(context, { role: 'admin', name: 'Mr. Halloran', dataDir });

type Invited = { role: 'teacher' | 'admin'; name: string; dataDir: string | undefined };

async function invitedWithSession(context: BrowserContext, invited: Invited): Promise<{ token: string }> {
  const token = await invitedToken(context.request, invited);
  await context.addInitScript((value) => {
    if (!localStorage.getItem('signed-in-by-test')) localStorage.setItem('playforward_access_token', value);
    localStorage.setItem('signed-in-by-test', 'true');
  }, token);
  return { token };
}

/** The session of somebody whom the operator has invited, without a page. */
export async function invitedToken(
  calls: APIRequestContext,
  { role, name, dataDir = process.env.DATA_DIR }: Invited,
): Promise<string> {
  const token = newToken();
  const email = `${role}-${randomUUID()}@northside.example`;
  await seedPerson(calls, { name, email, role, career: null, token }, dataDir);
  return token;
}

/** Makes a class over the screen and ends on its list of people. */
export async function makeClass(page: Page, name: string): Promise<void> {
  await page.goto('/teach');
  await page.getByRole('button', { name: /^New class/ }).click();
  await page.getByLabel('Name of the class').fill(name);
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Nobody is in this class yet.')).toBeVisible();
}

/** Adds pupils by name, over the preview, and ends where the cards are ready. */
export async function addPupils(page: Page, names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add students' }).click();
  await page.getByLabel('Names, one a line').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Show what will happen' }).click();
  await page.getByRole('button', { name: /^Add \d+ students?$/ }).click();
  await expect(page.getByRole('heading', { name: 'The cards are ready' })).toBeVisible();
}

/** A teacher with a class of pupils on cards, made without a page. */
export async function classWithPupils(
  calls: APIRequestContext,
  names: string[],
  dataDir?: string,
): Promise<{ teacher: string; room: { id: number; name: string; code: string } }> {
  const teacher = await invitedToken(calls, { role: 'teacher', name: 'Ms. Okafor', dataDir });
  const headers = { authorization: `Bearer ${teacher}` };
  const made = await calls.post('/api/teach/classes', { headers, data: { name: 'Period 2', course_id: 1 } });
  const room = (await made.json()) as { id: number; name: string; code: string };
  const added = await calls.post(`/api/teach/classes/${room.id}/students`, {
    headers,
    data: { names, apply: true },
  });
  expect(added.ok()).toBe(true);
  return { teacher, room };
}
