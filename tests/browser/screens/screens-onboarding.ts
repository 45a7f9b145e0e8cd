import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** The questionnaire in its states; what comes after it is in the list of the waiting screens. */
export const onboardingScreens: Screen[] = [
  {
    name: 'onboarding introduction',
    who: 'newcomer',
    open: (page) => arriveAt(page, 1),
    following: [
      { name: 'onboarding grade', go: openGrades },
      { name: 'onboarding with an error', go: openProblem },
      { name: 'onboarding text', go: (page) => fillOpenStep(page, 5) },
      { name: 'onboarding reply', go: openReply },
      { name: 'onboarding math confidence', go: (page) => fillOpenStep(page, 9) },
      { name: 'onboarding AI confidence', go: (page) => comeTo(page, 10) },
      { name: 'onboarding closing', go: openClosing },
    ],
  },
];

export const questions = [
  "Hi! I'm your Future You. Click me and let's find out where we're heading!",
  'What grade are you in?',
  'Where do you live? Tell me your city and state.',
  'What career or job are you interested in right now? No wrong answers!',
  'What do you enjoy doing in your free time?',
  "What is something you've done that you're proud of?",
  'Which brands or companies do you admire?',
  'What makes a great math teacher?',
  'How confident do you feel about math?',
  'Do you feel confident with AI and technology?',
  'What are your favorite subjects at school?',
] as const;

/** One answer a step. */
const given: Record<number, string> = {
  2: '8th',
  3: 'Dayton, Ohio',
  4: 'Transportation planner',
  5: 'Building worlds in sandbox games and editing the videos',
  6: 'I taught my little brother to ride a bike',
  7: "LEGO and Dick's Sporting Goods",
  8: 'Somebody who shows why it works',
  9: 'Pretty confident',
  10: 'A little',
  11: 'Art and science',
};

/** The same answers as a draft holds them. */
const drafted = {
  grade: '8',
  city_state: given[3],
  career_or_job_interest: given[4],
  enjoy_during_free_time: given[5],
  proud_accomplishments: given[6],
  brands_or_companies_admired: given[7],
  what_makes_a_great_math_teacher: given[8],
  math_confidence: '4',
  ai_and_technology_confidence: '2',
};

export const question = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: questions[step - 1] ?? '', exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const orb = (page: Page) => page.getByRole('button', { name: /^(?!Chat).*Future You/ });

/** Fills the open step, without going on. */
export async function fillStep(page: Page, step: number, answer = given[step] ?? ''): Promise<void> {
  await expect(question(page, step)).toBeVisible();
  if (step === 2) {
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: answer, exact: true }).click();
  } else if (step === 9 || step === 10) {
    await page.getByRole('radio', { name: answer, exact: true }).check();
  } else await page.getByRole('textbox').fill(answer);
}

/** Fills the open step and lets the orb reply; the clock of the page must be installed. */
export async function answerStep(page: Page, step: number, answer?: string): Promise<void> {
  await fillStep(page, step, answer);
  await next(page).click();
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await page.clock.fastForward(2500);
}

/** From the introduction to the wait, with everything answered. */
export async function answerEverything(page: Page): Promise<void> {
  await orb(page).click();
  for (let step = 2; step <= questions.length; step += 1) await answerStep(page, step);
  await finishClosing(page);
}

export async function finishClosing(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(page.getByRole('heading', { name: 'Play while we look into your future!' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
}

/**
 * Arrives at a step, the question about sound answered before: by answering for the first steps, for later ones by the
 * draft that a reload would find, with one answer a step.
 */
export async function arriveAt(page: Page, step: number): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('soundEnabled', 'false'));
  await page.goto('/onboarding');
  await expect(question(page, 1)).toBeVisible();
  if (step > 3) await comeTo(page, step);
  else if (step > 1) {
    await orb(page).click();
    if (step === 3) await answerStep(page, 2);
  }
  await expect(question(page, step)).toBeVisible();
}

/** Comes to a step as a reload would, with everything before it answered. */
async function comeTo(page: Page, step: number): Promise<void> {
  await comeBack(page, step, Object.fromEntries(Object.entries(drafted).slice(0, step - 2)));
  await expect(question(page, step)).toBeVisible();
}

/** Comes back to a step with these answers in the tab's draft, as after a reload. */
export async function comeBack(page: Page, step: number, answers: object): Promise<void> {
  await page.waitForFunction(
    (draft) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('onboarding_draft_'));
      if (key) sessionStorage.setItem(key, draft);
      return key;
    },
    JSON.stringify({ step, furthest: step, answers }),
  );
  await page.reload();
}

/** The orb's reply stays; other timers run on, which the access check needs. */
async function holdReply(page: Page): Promise<void> {
  await page.evaluate(() => {
    const run = window.setTimeout.bind(window);
    const held = (handler: () => void, wait?: number) => (wait === 2500 ? 0 : run(handler, wait));
    window.setTimeout = held as typeof window.setTimeout;
  });
}

async function openGrades(page: Page): Promise<void> {
  await orb(page).click();
  await page.getByRole('combobox').click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

async function fillOpenStep(page: Page, step: number): Promise<void> {
  await comeTo(page, step);
  await fillStep(page, step);
}

async function openProblem(page: Page): Promise<void> {
  await comeTo(page, 3);
  await fillStep(page, 3, 'ab');
  await next(page).click();
  await expect(page.getByText('Your answer is too short')).toBeVisible();
}

async function openReply(page: Page): Promise<void> {
  await comeTo(page, 6);
  await holdReply(page);
  await fillStep(page, 6);
  await next(page).click();
  await expect(page.getByText('Wow, that took real effort. Be proud!')).toBeVisible();
}

async function openClosing(page: Page): Promise<void> {
  await comeTo(page, 11);
  await holdReply(page);
  await fillStep(page, 11);
  await next(page).click();
  await expect(page.getByText(/^That's everything!/)).toBeVisible();
}
