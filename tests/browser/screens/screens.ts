import { expect, type Page } from '@playwright/test';
import { answerWrong, openFirstPractice, rightRatio } from '../support/student.ts';

/** A state of the product that is looked at, and the way to it. What `go` answers is for whoever goes on from there. */
export type State = { name: string; go: (page: Page) => Promise<unknown> };

/** A screen or state, who sees it, how that person gets there, and the states that are reached from it one by one. */
export type Screen = {
  name: string;
  who: 'visitor' | 'newcomer' | 'student' | 'teacher' | 'guardian' | 'admin';
  open: (page: Page) => Promise<unknown>;
  following?: State[];
};

/** Signing in, the dashboard and the lesson. */
export const screens: Screen[] = [
  {
    name: 'landing',
    who: 'visitor',
    open: (page) => visit(page, '/', 'Create Account'),
    following: [
      { name: '404', go: (page) => visit(page, '/404', 'Page not found') },
      { name: 'login', go: (page) => visit(page, '/login', 'Sign in to continue') },
      { name: 'login with an error', go: failLogin },
      { name: 'signup', go: (page) => visit(page, '/signup', 'Sign up to start') },
      { name: 'signup with an error', go: failSignup },
    ],
  },
  {
    name: 'dashboard with all closed',
    who: 'student',
    open: (page) => openDashboard(page, false),
    following: [{ name: 'dashboard with all open', go: (page) => openParts(page, true) }],
  },
  {
    name: 'dashboard that failed',
    who: 'student',
    open: failDashboard,
    following: [
      { name: 'lesson that failed', go: failLesson },
      { name: 'lesson not found', go: (page) => visit(page, '/lesson/999999/introduction', 'not found') },
    ],
  },
  {
    name: 'introduction',
    who: 'student',
    open: (page) => visit(page, '/lesson/1/introduction', 'Goals'),
    following: [
      { name: 'key concept', go: openKeyConcept },
      { name: 'example', go: openExample },
      { name: 'guided problem', go: openGuided },
      { name: 'guided final answer', go: openFinalAnswer },
    ],
  },
  {
    name: 'Stem City',
    who: 'student',
    open: (page) => visit(page, '/lesson/1/stem-city', 'Explore Through'),
    following: [{ name: 'Stem City dialog', go: playCity }],
  },
  {
    name: 'practice choices',
    who: 'student',
    open: openChoices,
    following: [{ name: 'practice wrong', go: openWrong }],
  },
  {
    name: 'practice typed',
    who: 'student',
    open: openTyped,
    following: [
      { name: 'practice unreadable', go: openUnreadable },
      { name: 'practice right', go: openRight },
    ],
  },
  { name: 'practice math field', who: 'student', open: openMathField },
  { name: 'practice second check', who: 'student', open: openSecondCheck },
];

export async function visit(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(words).first()).toBeVisible();
}

async function failLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@northside.example');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Invalid email or password' } }),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
}

async function failSignup(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Maya');
  await page.getByLabel('Email').fill('maya@northside.example');
  await page.getByLabel('Password', { exact: true }).fill('seven green bikes');
  await page.getByLabel('Confirm Password').fill('seven red bikes');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText("Passwords don't match");
}

export async function openDashboard(page: Page, open: boolean): Promise<void> {
  await visit(page, '/dashboard', 'CURRICULUM');
  await openParts(page, open);
}

async function openParts(page: Page, open: boolean): Promise<void> {
  for (const name of [/Grade 6 A/, /Unit 1/]) {
    const part = page.getByRole('region', { name: 'CURRICULUM' }).getByRole('button', { name });
    if (!open && !(await part.isVisible())) continue;
    await expect(part).toBeVisible();
    if ((await part.getAttribute('aria-expanded')) !== String(open)) await part.click();
  }
}

export async function failDashboard(page: Page): Promise<void> {
  await page.route('**/api/courses/with-units', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  );
  await visit(page, '/dashboard', 'courses fetch error');
}

export async function failLesson(page: Page): Promise<void> {
  await page.route('**/api/lessons/1/full', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  );
  await visit(page, '/lesson/1/introduction', 'Failed to load lesson');
}

async function openKeyConcept(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Key Concept/ }).click();
  await expect(page.getByText('View Example').first()).toBeVisible();
}

async function openExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Example' }).click();
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
}

/** The map is drawn in full unless its pixels are spared before. */
export async function openCity(page: Page): Promise<void> {
  await page.goto('/lesson/1/stem-city');
  await playCity(page);
}

async function playCity(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Stem City' }).click();
  await expect(page.frameLocator('iframe[title="Stem City"]').getByRole('heading').first()).toBeAttached();
  await expect(page.getByText('Connecting to game...')).toHaveCount(0);
}

async function openGuided(page: Page): Promise<void> {
  await page.goto('/lesson/1/guided-problem');
  await page.getByRole('button', { name: 'Continue to Next Step' }).click();
}

async function openFinalAnswer(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue to Next Step' });
  while (await next.isVisible()) await next.click();
  await page.getByRole('button', { name: 'Final Answer' }).click();
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
}

async function openTyped(page: Page): Promise<void> {
  const { right } = await openFirstPractice(page);
  await page.getByLabel('Your answer', { exact: true }).fill(right);
}

async function openMathField(page: Page): Promise<void> {
  await openFirstPractice(page);
  await page.getByRole('button', { name: 'Use the math field' }).click();
  await expect(page.locator('math-field')).toBeFocused();
  await page.keyboard.type('3/4');
}

async function openSecondCheck(page: Page): Promise<void> {
  await openFirstPractice(page);
  await page.getByLabel('Your answer', { exact: true }).fill('1:999');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: "I think I'm right" }).click();
  await expect(page.getByText(/We checked it a second way/)).toBeVisible();
}

async function openChoices(page: Page): Promise<void> {
  await openFirstPractice(page);
  await page.getByRole('button', { name: 'Show choices' }).click();
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
}

async function openWrong(page: Page): Promise<void> {
  await answerWrong(page);
  await pauseTimer(page);
}

async function openRight(page: Page): Promise<void> {
  const right = rightRatio(await page.getByTestId('question').innerText());
  await page.getByLabel('Your answer', { exact: true }).fill(right ?? '');
  await page.getByRole('button', { name: 'Check' }).click();
  await pauseTimer(page);
}

async function openUnreadable(page: Page): Promise<void> {
  await page.getByLabel('Your answer', { exact: true }).fill('3:::');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('This did not use up a try.')).toBeVisible();
}

/** What would move on by itself stays while it is looked at. */
async function pauseTimer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause the timer' }).click();
}
