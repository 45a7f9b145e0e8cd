import { expect, test } from '@playwright/test';
import { openFirstPractice, studentWithSession } from './support/student.ts';

test.beforeEach(({ context }) => studentWithSession(context).then(() => undefined));

test('choices come first; typing is one tap away and remembered', async ({ page }) => {
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
  await page.getByRole('button', { name: 'Type my answer' }).click();
  await page.reload();
  await expect(page.getByLabel('Your answer', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show choices' }).click();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
});

test('the math field takes what the plain field takes, by keyboard and by its keys', async ({ page }) => {
  const { right } = await openFirstPractice(page);
  await page.getByRole('button', { name: 'Use the math field' }).click();
  const field = page.locator('math-field');
  await expect(field).toBeFocused();
  const value = () => field.evaluate((element: HTMLElement & { value: string }) => element.value);
  await page.keyboard.type(right);
  await expect.poll(value).toBe(right);
  await page.getByRole('button', { name: 'Colon' }).click();
  await expect.poll(value).toBe(`${right}:`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(value).toBe(right);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'That is right!' })).toBeVisible();
});

test('without the download the plain field stays, and the student is told', async ({ page }) => {
  await openFirstPractice(page);
  await page.route('**/assets/mathlive*', (route) => route.abort());
  await page.getByRole('button', { name: 'Use the math field' }).click();
  await expect(page.getByText('The math field could not be loaded.')).toBeVisible();
  await expect(page.getByLabel('Your answer', { exact: true })).toBeVisible();
});

test('a student who stands by an answer gets a second check, and time to read it', async ({ page }) => {
  await openFirstPractice(page);
  await page.getByLabel('Your answer', { exact: true }).fill('1:999');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: "I think I'm right" }).click();
  const words = page.getByText(/We checked it a second way/);
  await expect(words).toBeFocused();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
