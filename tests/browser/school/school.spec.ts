import { expect, type Page, test } from '@playwright/test';
import { adminWithSession, classWithPupils, invitedToken } from '../support/teacher.ts';

/** The page of somebody with this token, in a browser of its own. */
async function pageOf(page: Page, token: string): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('there is no browser');
  await context.addInitScript((value) => localStorage.setItem('playforward_access_token', value), token);
  return context.newPage();
}

test.describe('the school’s office', () => {
  test('is where an admin lands after signing in, and nobody else sees it', async ({ page, context }) => {
    const { teacher } = await classWithPupils(page.request, ['Kofi Mensah']);
    await adminWithSession(context);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/school$/);
    await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
    const other = await pageOf(page, teacher);
    await other.goto('/school');
    await expect(other.getByRole('heading', { name: 'Nothing here for you' })).toBeVisible();
    await other.context().close();
  });

  test('locks an account after a preview, and its open page ends', async ({ page, context }) => {
    // A name of its own: whoever else is signed in under a usual one stays signed in.
    const name = `Ms. Lock ${Date.now()}`;
    const teacher = await invitedToken(page.request, { role: 'teacher', name, dataDir: undefined });
    const other = await pageOf(page, teacher);
    await other.goto('/teach');
    await expect(other.getByRole('heading', { name: /^Good / })).toBeVisible();
    await adminWithSession(context);
    await page.goto('/school/people');
    await page.getByLabel('Name, mail or user name').fill(name);
    await page.getByRole('button', { name: 'Teachers' }).click();
    await page.getByLabel(`Choose ${name}`).check();
    await page.getByRole('button', { name: 'Lock the account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${name}.*Locked`) })).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  });

  test('erases a person for good only when the name is typed, by keyboard alone', async ({
    page,
    context,
  }) => {
    const name = `Xeno ${Date.now()}`;
    await classWithPupils(page.request, [name]);
    await adminWithSession(context);
    await page.goto('/school/people');
    await page.getByLabel('Name, mail or user name').fill(name);
    await page.getByRole('button', { name: `What to do with ${name}` }).press('Enter');
    await page.getByRole('button', { name: 'Erase for good' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('at once and for good:')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeHidden();
    await dialog.getByLabel(`Type ${name} to erase`).fill(name);
    await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter');
    await expect(page.getByText('Nobody here is called like this.')).toBeVisible();
    await page.goto('/school/log');
    await expect(page.getByText('erased an account').first()).toBeVisible();
  });

  test('tells one of two admins what the other has just done', async ({ page, context }) => {
    const name = `Twice ${Date.now()}`;
    await classWithPupils(page.request, [name]);
    const invited = { role: 'admin', name: 'Ms. Second', dataDir: undefined } as const;
    const other = await pageOf(page, await invitedToken(page.request, invited));
    await adminWithSession(context);
    for (const each of [page, other]) {
      await each.goto('/school/people');
      await each.getByLabel('Name, mail or user name').fill(name);
      await each.getByRole('button', { name: `What to do with ${name}` }).click();
      await each.getByRole('button', { name: 'Erase for good' }).click();
      await each.getByRole('dialog').getByLabel(`Type ${name} to erase`).fill(name);
    }
    await other.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
    await expect(other.getByText('Nobody here is called like this.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByRole('alert')).toHaveText('There is no such person here.');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByLabel('Name, mail or user name').fill(name);
    await expect(page.getByText('Nobody here is called like this.')).toBeVisible();
    await other.context().close();
  });

  test('makes two accounts one', async ({ page, context }) => {
    const stamp = Date.now();
    await classWithPupils(page.request, [`Zoe A${stamp}`, `Zoe B${stamp}`]);
    await adminWithSession(context);
    await page.goto('/school/people');
    await page.getByLabel('Name, mail or user name').fill(String(stamp));
    await page.getByRole('button', { name: `What to do with Zoe A${stamp}` }).click();
    await page.getByRole('button', { name: 'Merge with another account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name, mail or user name').fill(`Zoe B${stamp}`);
    await dialog.getByRole('button', { name: `Zoe B${stamp}` }).click();
    await dialog.getByRole('button', { name: 'Merge for good' }).click();
    await expect(page.getByRole('button', { name: `What to do with Zoe B${stamp}` })).toBeHidden();
    await expect(page.getByRole('button', { name: `What to do with Zoe A${stamp}` })).toBeVisible();
  });

  test('takes a person’s data along as a zip, without the talks', async ({ page, context }) => {
    const name = `Dee ${Date.now()}`;
    await classWithPupils(page.request, [name]);
    await adminWithSession(context);
    await page.goto('/school/data');
    await page.getByLabel('Name, mail or user name').fill(name);
    await page.getByRole('button', { name }).click();
    const waits = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the data' }).click();
    expect((await waits).suggestedFilename()).toMatch(/^person-\d+\.zip$/);
  });
});
