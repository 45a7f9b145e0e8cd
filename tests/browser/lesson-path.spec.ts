import { expect, test } from '@playwright/test';
import { answerByChoice, studentWithSession } from './support/student.ts';

test('a student works through a lesson and finds everything on another computer [L-188] [L-189] [L-191] [D-79]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext();
  const student = await studentWithSession(context);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /What Is a Ratio/ }).click();
  await expect(page).toHaveURL(/\/lesson\/\d+\/introduction$/);
  const lessonId = Number(/lesson\/(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByText('Lesson Overview')).toBeVisible();

  await page.goto(`/lesson/${lessonId}/guided-problem`);
  for (;;) {
    const next = page.getByRole('button', { name: 'Continue to Next Step' });
    const final = page.getByRole('button', { name: 'Final Answer' });
    await expect(next.or(final).first()).toBeVisible();
    while (await next.isVisible()) await next.click();
    await final.click();
    const question = await page.getByTestId('question').textContent();
    await answerByChoice(page);
    const onward = page.getByRole('link', { name: 'Continue to Practice Problems' });
    await expect(async () => {
      const moved = (await page.getByTestId('question').textContent()) !== question;
      expect(moved || (await onward.isVisible())).toBe(true);
    }).toPass();
    if (await onward.isVisible()) break;
  }
  expect(await page.evaluate((id) => localStorage.getItem(`lesson_${id}_guided_problem`), lessonId)).toBe(
    'complete',
  );

  await page.getByRole('link', { name: 'Continue to Practice Problems' }).click();
  for (;;) {
    const showChoices = page.getByRole('button', { name: 'Show choices' });
    await expect(showChoices.or(page.getByRole('group', { name: 'Choices' })).first()).toBeVisible();
    if (await showChoices.isVisible()) await showChoices.click();
    await answerByChoice(page);
    const last = page.getByRole('link', { name: 'Back to Curriculum' });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(last.or(next).first()).toBeVisible();
    if (await last.isVisible()) break;
    await next.click();
  }
  expect(await page.evaluate((id) => localStorage.getItem(`lesson_${id}_practice_problems`), lessonId)).toBe(
    'complete',
  );
  await context.close();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(student.email);
  await other.getByLabel('Password', { exact: true }).fill(student.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.goto(`/lesson/${lessonId}/introduction`);
  await expect(other.getByText('Lesson Overview')).toBeVisible();
  await expect
    .poll(() => other.evaluate((id) => localStorage.getItem(`lesson_${id}_practice_problems`), lessonId))
    .toBe('complete');
  await elsewhere.close();
});
