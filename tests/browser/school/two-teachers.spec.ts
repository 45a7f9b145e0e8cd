import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { findRunningEmbedded } from '../../../apps/server/src/db/embedded/start-embedded.ts';
import { addPupils, makeClass, teacherWithSession } from '../support/teacher.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 11);

async function teachTogether(classId: string, colleague: string): Promise<void> {
  const client = new pg.Client({
    connectionString: String(findRunningEmbedded(String(process.env.DATA_DIR))),
  });
  await client.connect();
  await client.query(
    `INSERT INTO class_teachers (class_id, user_id, since)
     SELECT $1, user_id, now() FROM sessions WHERE token_hash = sha256(convert_to($2, 'UTF8'))`,
    [classId, colleague],
  );
  await client.end();
}

const times = (page: Page) => page.getByRole('dialog', { name: 'Change times' });

test('of two teachers who change one assignment at once the later hears of it, and neither time is lost', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(180_000);
  await teacherWithSession(context);
  await makeClass(page, 'Period 2');
  await addPupils(page, ['Ana Lopez']);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Assign', exact: true }).click();
  await page.getByText('Exit ticket', { exact: true }).click();
  await page.getByRole('button', { name: 'Give to Period 2' }).click();
  await page.getByRole('link', { name: /^Exit ticket: / }).click();
  await page.getByRole('button', { name: 'Change times' }).click();

  const other = await browser.newContext();
  const { token } = await teacherWithSession(other);
  await teachTogether(/class\/(\d+)/.exec(page.url())?.[1] ?? '', token);
  const colleague = await other.newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('button', { name: 'Change times' }).click();
  const due = `${inDays(2)}15:00`;
  await times(colleague).getByRole('textbox', { name: 'Due' }).fill(due);
  await times(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(times(colleague)).toBeHidden();

  const closes = `${inDays(3)}09:00`;
  await times(page).getByRole('textbox', { name: 'Closes' }).fill(closes);
  await times(page).getByRole('button', { name: 'Save' }).click();
  await expect(times(page).getByRole('alert')).toHaveText(/^Somebody has changed this assignment meanwhile/);
  await expect(times(page).getByRole('textbox', { name: 'Due' })).toHaveValue(due);
  await expect(times(page).getByRole('textbox', { name: 'Closes' })).toHaveValue(closes);
  await times(page).getByRole('button', { name: 'Save' }).click();
  await expect(times(page)).toBeHidden();

  await colleague.reload();
  await colleague.getByRole('button', { name: 'Change times' }).click();
  await expect(times(colleague).getByRole('textbox', { name: 'Due' })).toHaveValue(due);
  await expect(times(colleague).getByRole('textbox', { name: 'Closes' })).toHaveValue(closes);
  await other.close();
});
