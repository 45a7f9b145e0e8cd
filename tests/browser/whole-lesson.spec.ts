import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { type Student, signIn, studentWithSession } from './support/student.ts';

/** How a person reaches a control. */
type Press = (page: Page, control: Locator) => Promise<void>;

/** How a person chooses one of a group of radio buttons. */
type Pick = (page: Page, group: Locator, nth: number) => Promise<void>;

const ways: { name: string; press: Press; pick: Pick; touch?: true }[] = [
  {
    name: 'by mouse',
    press: (_, control) => control.click(),
    pick: (_, group, nth) => group.locator('label').nth(nth).click(),
  },
  {
    name: 'by touch on a phone',
    press: (_, control) => control.tap(),
    pick: (_, group, nth) => group.locator('label').nth(nth).tap(),
    touch: true,
  },
  {
    name: 'with the keyboard alone',
    press: async (page, control) => {
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    pick: async (page, group, nth) => {
      const checked = group.getByRole('radio', { checked: true });
      const isFresh = (await checked.count()) === 0;
      await tabTo(page, isFresh ? group.getByRole('radio').first() : checked);
      if (isFresh) await page.keyboard.press('Space');
      while (!(await group.getByRole('radio').nth(nth).isChecked())) await page.keyboard.press('ArrowDown');
    },
  },
];

for (const { name, press, pick, touch } of ways) {
  test(`a whole lesson ${name}: from the dashboard to the last problem and back, and all of it is on another computer [L-002] [L-003] [L-006] [L-188] [L-189] [L-191] [L-193] [D-79]`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext(
      touch && { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    );
    const student = await studentWithSession(context);
    // Nothing moves on by itself: every step is the student's.
    await context.addInitScript(() => localStorage.setItem('playforward_timers', 'false'));
    const page = await context.newPage();
    const go = (control: Locator) => press(page, control);
    const choose = (group: Locator, nth: number) => pick(page, group, nth);

    await page.goto('/dashboard');
    await go(page.getByRole('link', { name: /What Is a Ratio/ }).first());
    await expect(page.getByText('Lesson Overview')).toBeVisible();
    await choose(page.getByRole('group', { name: 'Your guess' }), 2);
    await go(page.getByRole('button', { name: 'Keep my guess' }));
    await expect(page.getByText(/Your guess is kept: Half of all the beads/)).toBeVisible();
    await go(page.getByRole('link', { name: 'Start with the Key Concept' }));
    await learnConcepts(page, go);
    await go(page.getByRole('link', { name: /^Stem City Game/ }));
    await expect(page.getByRole('heading', { name: 'Explore Through Gaming' })).toBeVisible();
    await go(page.getByRole('link', { name: 'Go on to the Guided Problem' }));
    await workGuided(page, go);
    await go(page.getByRole('link', { name: 'Continue to Practice Problems' }));
    await practise(page, go);
    await findError(page, { go, choose });
    await expect(page.getByRole('definition').first()).toHaveText('Half of all the beads are red.');
    await expect(page.getByText(/After ten rounds/)).toBeVisible();
    await go(page.getByRole('link', { name: 'Back to Curriculum' }));
    await expect(page).toHaveURL(/\/dashboard$/);

    const answer = await context.request.get('/api/lessons/1/full', {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(await answer.json()).toMatchObject({ state: 'completed' });
    await expectDone(page);
    await context.close();
    await findElsewhere(browser, student);
  });
}

const doneSections = ['guided_problem', 'practice_problems'];
const stateOf = (page: Page, section: string) =>
  page.evaluate((name) => localStorage.getItem(`lesson_1_${name}`), section);

async function expectDone(page: Page): Promise<void> {
  for (const section of doneSections) await expect.poll(() => stateOf(page, section)).toBe('complete');
}

/** The same student signs in on another computer, which has seen nothing of the lesson. */
async function findElsewhere(browser: Browser, student: Student): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, student);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/lesson/1/introduction');
  await expect(page.getByText('Lesson Overview')).toBeVisible();
  await expectDone(page);
  await context.close();
}

type Go = (control: Locator) => Promise<void>;

async function learnConcepts(page: Page, go: Go): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (;;) {
    await expect(page.getByText(/^Key concept \d+ of/)).toBeVisible();
    await go(button('View Example'));
    for (;;) {
      await answer(page, go);
      if (!(await button('Next Problem').isVisible())) break;
      await go(button('Next Problem'));
    }
    if (!(await button('Next Concept').isVisible())) return;
    await go(button('Next Concept'));
  }
}

async function workGuided(page: Page, go: Go): Promise<void> {
  const step = page.getByRole('button', { name: 'Continue to Next Step' });
  const final = page.getByRole('button', { name: 'Final Answer' });
  const onward = page.getByRole('link', { name: 'Continue to Practice Problems' });
  for (;;) {
    await expect(step.or(final).first()).toBeVisible();
    while (await step.isVisible()) await go(step);
    await go(final);
    await answer(page, go);
    if (await onward.isVisible()) return;
    await goOn(page, go);
  }
}

async function practise(page: Page, go: Go): Promise<void> {
  while (!(await page.getByRole('group', { name: /’s work$/ }).isVisible())) {
    await answer(page, go);
    await goOn(page, go);
    await expect(page.getByTestId('question')).toBeVisible();
    // The tools for an answer by hand come over the line.
    await expect(page.getByText('Getting your tools ready...')).toHaveCount(0);
  }
}

type Choose = (group: Locator, nth: number) => Promise<void>;

/** Tries lines and reasons of somebody's work until the first wrong line is found with what happened in it. */
async function findError(page: Page, { go, choose }: { go: Go; choose: Choose }): Promise<void> {
  const work = page.getByRole('group', { name: /’s work$/ });
  const reasons = page.getByRole('group', { name: /^What happened in line/ });
  const lines = await work.getByRole('radio').count();
  for (let line = 0; line < lines; line++) {
    await choose(work, line);
    const count = await reasons.getByRole('radio').count();
    for (let reason = 0; reason < count; reason++) {
      await choose(work, line);
      await choose(reasons, reason);
      const answered = page.waitForResponse('**/api/problems/submit');
      await go(page.getByRole('button', { name: 'Check' }));
      const verdict = (await (await answered).json()) as Verdict;
      if (verdict.is_correct) return expect(page.locator('.verdict.good')).toBeVisible();
      await go(page.getByRole('button', { name: 'Try again' }));
      if (!verdict.answer_details.reason.startsWith('You found the line')) break;
    }
  }
  throw new Error('No line was the first wrong one.');
}

type Verdict = { is_correct: boolean; answer_details: { reason: string } };

/** To the next problem of a row. */
async function goOn(page: Page, go: Go): Promise<void> {
  const address = page.url();
  await go(page.getByRole('button', { name: 'Next', exact: true }));
  await expect(page).not.toHaveURL(address);
}

/** Tries the choices one after another until the right one is found. */
async function answer(page: Page, go: Go): Promise<void> {
  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  await expect(choices.first()).toBeVisible();
  const count = await choices.count();
  for (let place = 0; place < count; place++) {
    const answered = page.waitForResponse('**/api/problems/submit');
    await go(choices.nth(place));
    const { is_correct: right } = (await (await answered).json()) as { is_correct: boolean };
    if (right) return expect(page.locator('.verdict.good')).toBeVisible();
    await go(page.getByRole('button', { name: 'Try again' }));
  }
  throw new Error('No choice was right.');
}
