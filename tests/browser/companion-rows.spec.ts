import { expect, type Page, test } from '@playwright/test';
import { openRace, said as orbitSaid } from './screens/screens-race.ts';
import { openChat } from './support/pretend-companion.ts';
import { answerByChoice, newStudent, signIn, signUp, studentWithSession } from './support/student.ts';

/** What the documents say of the companion, seen with the real server and no language model. */

const status = (page: Page) =>
  page.getByRole('complementary', { name: 'Your companion' }).getByRole('status');

async function openPractice(page: Page): Promise<void> {
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
}

test('the companion says something in a lesson, hints, guides step by step, encourages and chats [L-004] [L-010]', async ({
  page,
  context,
}) => {
  await studentWithSession(context);
  await openPractice(page);
  await expect(status(page)).toHaveText(/\S/);
  const before = await status(page).innerText();
  await page.getByRole('button', { name: 'Give me some hints' }).click();
  await expect(status(page)).not.toHaveText(before);
  const hint = await status(page).innerText();
  await page.getByRole('button', { name: /^Break it down/ }).click();
  await expect(status(page)).not.toHaveText(hint);
  const steps = await status(page).innerText();
  expect(steps).toMatch(/\S/);
  await answerByChoice(page);
  await expect(status(page)).not.toHaveText(steps);
  await expect(page.locator('.companion .orb').first()).toHaveAttribute(
    'data-mode',
    /excited|fulfilled|speaking/,
  );
  await page.getByRole('button', { name: 'Chat with Your Future You' }).click();
  await expect(page.getByLabel('Write a message')).toBeVisible();
});

test('the companion says other words in the questions, on the dashboard, in a lesson and at a problem [L-008]', async ({
  page,
  context,
}) => {
  await studentWithSession(context, newStudent(), { onboarded: false });
  await page.goto('/onboarding');
  const words: string[] = [await page.locator('main').innerText()];
  const chosen = await page.evaluate(async () => {
    const answer = await fetch('/user/learning-profile', {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('playforward_access_token')}`,
      },
      body: JSON.stringify({ chosen_career: 'Transportation Planners' }),
    });
    return answer.status;
  });
  expect(chosen).toBe(200);
  for (const address of ['/dashboard', '/lesson/1/introduction', '/lesson/1/practice-problems']) {
    await page.goto(address);
    const bubble = page.getByRole('status').filter({ hasText: /\S/ }).first();
    await expect(bubble).toBeAttached();
    await expect.poll(async () => words.includes(await bubble.innerText())).toBe(false);
    words.push(await bubble.innerText());
  }
  expect(new Set(words).size).toBe(4);
});

test('its context follows what the server counts and names the open problem [L-161] [A-221]', async ({
  page,
  context,
}) => {
  await studentWithSession(context);
  await page.goto('/test/orb-dialog');
  const state = page.getByRole('region', { name: 'State' });
  for (const [name, value] of [
    ['Screen', 'default'],
    ['Help level', '0'],
    ['Current activity', 'none'],
  ] as const) {
    await expect(state.locator(`dt:text-is("${name}") + dd`)).toHaveText(value);
  }
  await page.getByRole('button', { name: 'Wrong answer' }).click();
  await expect(state.locator('dt:text-is("Help level") + dd')).toHaveText('1');
  await expect(state.locator('dt:text-is("Current activity") + dd')).toHaveText('problem 1');

  await page.route('**/api/orb/context', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), help_level: 2 } });
  });
  await openPractice(page);
  const bubble = page.locator('.companion-bubble');
  await expect(bubble).toHaveAttribute('data-help-level', '2');
  await expect(bubble).toHaveAttribute('data-screen', 'lesson');
  await expect(page).toHaveURL(/\/problem\/\d+/);
  const problemId = /\/problem\/(\d+)/.exec(page.url())?.[1];
  await expect(bubble).toHaveAttribute('data-activity', `problem ${problemId}`);
});

test('one sign-in opens the dashboard, the lesson and the race [A-003]', async ({ page, browser }) => {
  const student = newStudent();
  const elsewhere = await browser.newContext();
  await signUp(await elsewhere.newPage(), student);
  await elsewhere.close();
  await signIn(page, student);
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.evaluate(() =>
    fetch('/user/learning-profile', {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('playforward_access_token')}`,
      },
      body: JSON.stringify({ chosen_career: 'Transportation Planners' }),
    }),
  );
  const signIns: string[] = [];
  page.on('request', (request) => {
    if (/\/auth\/(login|guest|register)$/.test(request.url())) signIns.push(request.url());
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'CURRICULUM', exact: true })).toBeVisible();
  await page.goto('/lesson/1/introduction');
  await expect(page.getByText('Lesson Overview')).toBeVisible();
  await openRace(page);
  await expect(orbitSaid(page)).toHaveText("Hi, I'm Orbit! What's your name?");
  expect(signIns).toEqual([]);
});

test('on a phone the card for a hard moment is read from its beginning, in its language, in the chat and in the race [issue 5.6]', async ({
  page,
  context,
}) => {
  await studentWithSession(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lesson/1/key-concept');
  await openChat(page);
  const inChat = page.locator('.chat-care');
  for (const [language, words] of [
    ['de', 'Ich will nicht mehr leben'],
    ['tl', 'ayaw ko nang mabuhay'],
    ['ar', 'لا أريد أن أعيش'],
  ] as const) {
    await page.getByLabel('Write a message').fill(words);
    await page.keyboard.press('Enter');
    await expect(inChat.last()).toHaveAttribute('lang', language);
    await expect(inChat.last().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByRole('status')).toHaveAttribute('lang', language);
    const box = await inChat.last().evaluate((card) => [card.scrollWidth, card.clientWidth]);
    expect(box[0]).toBe(box[1]);
  }
  await expect(inChat.last()).toHaveCSS('direction', 'rtl');
  await openRace(page);
  await page.getByLabel('Message to Orbit').fill('لا أريد أن أعيش');
  await page.keyboard.press('Enter');
  await expect(orbitSaid(page)).toHaveAttribute('lang', 'ar');
  const gap = () =>
    orbitSaid(page).evaluate((said) => {
      const log = said.closest('.race-log');
      return log ? said.getBoundingClientRect().top - log.getBoundingClientRect().top : Number.NaN;
    });
  expect(await gap()).toBeGreaterThanOrEqual(0);
});
