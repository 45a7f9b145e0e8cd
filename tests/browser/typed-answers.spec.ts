import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openChat } from './support/pretend-companion.ts';
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

test('an answer said in the chat is handed in by one press, once, and judged there and at its problem', async ({
  page,
}) => {
  await openFirstPractice(page);
  await page.getByRole('button', { name: 'Show choices' }).click();
  await openChat(page);
  await page.getByLabel('Write a message').fill('i think it is 7:999');
  await page.keyboard.press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/problems/submit')) sent.push(request.postData() ?? '');
  });
  const offer = page.getByRole('button', { name: 'Hand in 7:999 as your answer' });
  await offer.dblclick();
  const field = page.getByLabel('Your answer', { exact: true });
  await expect(field).toHaveValue('7:999');
  const said = page.locator('.chat-panel').getByText('You handed in 7:999. That is not it yet.');
  await expect(said).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  // The problem is left and opened again: what was handed in is not sent a second time.
  await page.getByRole('link', { name: 'Introduction' }).click();
  await expect(field).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Type my answer' }).click();
  await expect(field).toHaveValue('');
  await expect(said).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an answer handed in from the chat without a line is kept, and judged when the line is back', async ({
  page,
  context,
}) => {
  const { right } = await openFirstPractice(page);
  await openChat(page);
  await page.getByLabel('Write a message').fill(`is it ${right}`);
  await page.keyboard.press('Enter');
  const offer = page.getByRole('button', { name: `Hand in ${right} as your answer` });
  await expect(offer).toBeVisible();
  await context.setOffline(true);
  await offer.click();
  await expect(
    page.locator('.chat-panel').getByText(`${right} is kept, and has not arrived yet.`),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.chat-panel').getByText(`You handed in ${right}. That is right!`)).toBeVisible({
    timeout: 30_000,
  });
});

test('on a phone the chat makes room for the verdict of what was handed in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFirstPractice(page);
  await openChat(page);
  await page.getByLabel('Write a message').fill('is it 7:999');
  await page.keyboard.press('Enter');
  const offer = page.getByRole('button', { name: 'Hand in 7:999 as your answer' });
  await expect(offer).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).include('.chat-panel').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Write a message')).toBeHidden();
  await expect(page.getByLabel('Your answer', { exact: true })).toHaveValue('7:999');
  const verdict = page.getByRole('heading', { name: /tells us$/ });
  await expect(verdict).toBeInViewport();
  await expect(page.locator('.feedback-verdict')).toBeFocused();
});
