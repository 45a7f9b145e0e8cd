import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newToken, password, seedPerson } from './seed-person.ts';

export type Student = { name: string; email: string; password: string };
export type SignedIn = Student & { token: string };

/** A student nobody else uses; the id keeps addresses apart between parallel tests and runs. */
export function newStudent(name = 'Maya'): Student {
  return { name, email: `student-${randomUUID()}@northside.example`, password };
}

export async function signUp(page: Page, student: Student): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill(student.name);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
}

export async function signIn(page: Page, student: Student): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * A student who is signed in, with the token where the app keeps it: for tests that are not about signing up. On the
 * tests' own server the account is put into its database; `registers` makes it over the API, which works everywhere.
 */
export async function studentWithSession(
  context: BrowserContext,
  student = newStudent(),
  { onboarded = true, registers = process.env.DATA_DIR === undefined } = {},
): Promise<SignedIn> {
  const career = onboarded ? 'Transportation Planner' : null;
  const token = registers ? await register(context, student, career) : newToken();
  if (!registers) await seedPerson(context.request, { ...student, role: 'student', career, token });
  await context.addInitScript((value) => {
    if (!localStorage.getItem('signed-in-by-test')) localStorage.setItem('playforward_access_token', value);
    localStorage.setItem('signed-in-by-test', 'true');
  }, token);
  return { ...student, token };
}

async function register({ request }: BrowserContext, data: Student, career: string | null): Promise<string> {
  const answer = await request.post('/auth/register', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const aged = await request.post('/api/my-data/age', { data: { band: '13-15' }, headers });
  expect(aged.status()).toBe(200);
  if (career === null) return token;
  const chosen = await request.patch('/user/learning-profile', { data: { chosen_career: career }, headers });
  expect(chosen.status()).toBe(200);
  return token;
}

/** Tries the choices of the open problem one after another until the right one is found; returns how many were wrong. */
export async function answerByChoice(page: Page): Promise<number> {
  const hidden = page.getByRole('button', { name: 'Show choices' });
  if (await hidden.isVisible()) await hidden.click();
  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  const count = await choices.count();
  for (let wrong = 0; wrong < count; wrong++) {
    const answered = page.waitForResponse('**/api/problems/submit');
    await choices.nth(wrong).click();
    const verdict = (await (await answered).json()) as { is_correct: boolean };
    if (verdict.is_correct) return wrong;
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  throw new Error('No choice was right.');
}

/** Clicks choices until one is wrong; a problem has at most one right choice. */
export async function answerWrong(page: Page): Promise<void> {
  const question = await page.getByTestId('question').innerText();
  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  const right = rightRatio(question);
  for (const choice of await choices.all()) {
    if (right && (await choice.innerText()).includes(right)) continue;
    await choice.click();
    await expect(page.getByText(/tells us$/).first()).toBeVisible();
    return;
  }
  throw new Error('There is no wrong choice.');
}

/** The answer to "… 8 goats and 3 ducks. What is the ratio of ducks to goats?", the first practice problem's kind. */
export function rightRatio(question: string): string | undefined {
  const [, first = '', second = ''] = /ratio of (.+) to (.+)\?/.exec(question) ?? [];
  const count = (thing: string) => new RegExp(`(\\d+) ${thing}\\b`).exec(question)?.[1];
  const [left, right] = [count(first), count(second)];
  return left && right ? `${left}:${right}` : undefined;
}

/** The first practice problem with the field open: choices come first until a student wants to type. */
export async function openFirstPractice(page: Page): Promise<{ right: string }> {
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByTestId('question')).toBeVisible();
  // The ways to answer may come a moment after the question.
  const type = page.getByRole('button', { name: 'Type my answer' });
  await expect(type.or(page.getByLabel('Your answer', { exact: true })).first()).toBeVisible();
  if (await type.isVisible()) await type.click();
  const right = rightRatio(await page.getByTestId('question').innerText());
  if (!right) throw new Error('The first practice problem does not name both numbers.');
  return { right };
}

/** Uses up the room the browser gives to this page's storage, to the last few characters. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let size = 4_000_000;
    for (let name = 0; size > 0; name++) {
      try {
        localStorage.setItem(`~${name.toString(36)}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}
