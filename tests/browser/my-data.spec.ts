import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { newStudent, signUp, studentWithSession } from './support/student.ts';

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with Your Future You' });

test('a student finds the own data from the settings, takes it along, corrects it, and takes an erasure back [own start]', async ({
  page,
  context,
}) => {
  const student = await studentWithSession(context);
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByText(student.email)).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Anne-Marie');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name is corrected.')).toBeVisible();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase' }).click();
  await expect(page.getByText(/^Everything about you will be erased on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /Anne-Marie/ })).toBeVisible();
  // Toasts bring a style sheet of their own [O12].
  expect(refused).toEqual([]);
});

test('the notice is one link from the door; the chat asks for an age once and waits for a yes where it is needed [own start]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'What we keep about you' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['For you', 'For families and schools']);
  const student = newStudent();
  await signUp(page, student);
  await page.getByRole('button', { name: 'No Sound' }).click();
  await chatButton(page).click();
  const question = page.getByRole('dialog', { name: 'One question first' });
  await question.getByText('I am 12 or younger').click();
  await question.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page.locator('.chat-panel')).toBeHidden();
  await chatButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Almost there' })).toBeVisible();
});
