import { expect, type Page, test } from '@playwright/test';
import {
  answerChat,
  type ChatCall,
  isMyTurn,
  loseRace,
  openRace,
  openReport,
  openRules,
  said,
  say,
  startRace,
  winRace,
} from './screens/screens-race.ts';
import { newStudent, studentWithSession } from './support/student.ts';

test.beforeEach(async ({ context }) => {
  await studentWithSession(context, newStudent());
});

const broken = { status: 500, json: { detail: 'Something broke.' } };
const board = (page: Page) => page.locator('.race-board');
const map = (page: Page) => page.locator('.star-map');
const everSaid = (page: Page, text: string) =>
  page.locator('.race-said[data-type="bot"] p[dir]').filter({ hasText: text });

/** Notes the bodies of calls to an address. */
function watchCalls(page: Page, path: string): { response_type?: ChatCall; [key: string]: unknown }[] {
  const bodies: { response_type?: ChatCall }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('the race opens from the dashboard, and closing gives the dashboard back [R-005] [R-021] [D-121]', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const play = page.getByRole('button', { name: 'Play Math Race' });
  await play.click();
  await expect(page).toHaveURL(/\/dashboard\?game=race$/);
  await expect(said(page)).toHaveText("Hi, I'm Orbit! What's your name?");
  await expect(page.getByLabel('Message to Orbit')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Orbit asks for name, grade, topic and goal, explains the rules and starts [R-002] [R-033] [R-006] [R-007] [R-008] [R-017] [R-057] [R-058] [R-059] [R-060] [R-061] [R-115] [D-122]', async ({
  page,
}) => {
  const registered = watchCalls(page, '/api/users/register');
  await openRace(page);
  const stage = (name: string) => expect(board(page)).toHaveAttribute('data-stage', name);
  await stage('greeting');
  await expect(board(page)).toHaveAttribute('data-started', 'false');
  await say(page, 'Maya');
  await expect(said(page)).toHaveText('Nice to meet you, Maya! What grade are you in?');
  await stage('askGrade');
  await say(page, '7');
  await expect(said(page)).toHaveText('Which math topic would you like to work on?');
  await stage('askTopic');
  await say(page, 'equations');
  await expect(said(page)).toHaveText('What is your learning goal? Tell me in a sentence.');
  for (const filler of ['algebra', 'YEP', 'ok']) {
    await say(page, filler);
    await expect(said(page)).toHaveText(
      'Tell me a little more - what exactly would you like to get better at?',
    );
    await stage('askGoals');
  }
  await say(page, 'I want to solve equations faster');
  await expect(said(page)).toContainText('equation 1 unit, coordinate 2 units, applied 3 units');
  await stage('gameRules');
  await say(page, 'go');
  await expect(said(page)).toHaveText("Type start when you're ready!");
  await say(page, 'START');
  await stage('inGame');
  await expect(board(page)).toHaveAttribute('data-started', 'true');
  await isMyTurn(page);
  await expect(map(page)).toHaveAttribute('data-player', '0,0');
  await expect(map(page)).toHaveAttribute('data-ai', '0,0');
  await expect(page.locator('.race-beacon')).toHaveAttribute('data-destination', '7,5');
  expect(registered).toEqual([{ grade: '7', topic: 'equations', goals: 'I want to solve equations faster' }]);
});

test('right answers win: ships fly, the rival answers each, the score counts, the result goes out once [R-041] [R-042] [R-009] [R-010] [R-011] [R-012] [R-149] [R-037] [R-064] [R-065] [R-066] [R-071] [R-113] [R-128] [R-158]', async ({
  page,
}) => {
  const updates = watchCalls(page, '/api/game/update');
  const { challenges } = await winRace(page);
  const [x = 0, y = 0] = (await map(page).getAttribute('data-player'))?.split(',').map(Number) ?? [];
  expect(Math.hypot(7 - x, 5 - y)).toBeLessThan(2);
  expect(y / x).toBeCloseTo(5 / 7, 6);
  await expect(map(page)).toHaveAttribute('data-winner', 'player');
  await expect(page.locator('.race-chip.turn')).toHaveText('You won!');
  await expect.poll(() => updates.length).toBe(1);
  const { updates: sent } = updates[0] as { updates: { score: number; level: number; resources: object } };
  expect(sent.score).toBeGreaterThanOrEqual(120);
  expect(sent.level).toBe(Math.floor(sent.score / 100) + 1);
  expect(sent.resources).toEqual({
    challenges_completed: challenges,
    correct_answers: challenges,
    hints_used: 0,
    won: true,
  });
  await expect(page.getByText(`Score ${sent.score}`, { exact: true })).toBeVisible();
});

test('a rival that is there first wins, and another race starts at (0,0) [R-013] [R-041] [R-068] [R-072] [R-077]', async ({
  page,
}) => {
  const updates = watchCalls(page, '/api/game/update');
  await loseRace(page);
  await expect(map(page)).toHaveAttribute('data-winner', 'ai');
  await expect.poll(() => updates.length).toBe(1);
  expect(updates[0]).toMatchObject({ updates: { score: 0, level: 1, resources: { won: false } } });
  await say(page, 'play again');
  await isMyTurn(page);
  await expect(map(page)).toHaveAttribute('data-ai', '0,0');
  await expect(page.getByText('Score 0', { exact: true })).toBeVisible();
});

test('an answer during the rival’s move has to wait, help does not [R-067] [R-069] [R-070] [R-074] [R-101] [D-129]', async ({
  page,
}) => {
  const { asked } = await startRace(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await say(page, asked().answer);
  await expect(board(page)).toHaveAttribute('data-turn', 'ai');
  await say(page, '12');
  await expect(said(page)).toHaveText('Please wait for your turn.');
  await say(page, 'Help');
  await expect(said(page)).toContainText('Here is what you can type now: help, hint, skip, quit.');
  await page.clock.runFor(900);
  await expect(map(page)).toHaveAttribute('data-ai', '0,0');
  await page.clock.runFor(200);
  await expect(map(page)).not.toHaveAttribute('data-ai', '0,0');
  await isMyTurn(page);
});

test('the report shows strengths, advice and understanding, and prints as a certificate [R-004] [R-014] [R-048] [R-073] [R-127]', async ({
  page,
}) => {
  const asked = watchCalls(page, '/api/chat');
  await openReport(page);
  const report = page.getByRole('article', { name: 'Your race report' });
  await expect(report.getByRole('progressbar', { name: 'Understanding' })).toBeVisible();
  await expect(report.getByText(/^\d+%$/)).toBeVisible();
  const feedback = asked.find(({ response_type: type }) => type === 'learning_feedback');
  expect(feedback?.messages).toHaveLength(5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.race-certificate')).toBeVisible();
  await expect(page.locator('.race-certificate-name')).toHaveText('Maya');
  await expect(page.getByLabel('Message to Orbit')).toBeHidden();
});

test('missions that cannot be loaded say why, and none say nothing [R-015] [R-044] [R-046] [R-086] [R-087] [R-132] [R-133]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('dashboard_last_lesson', '{"id":2,"title":"Ratio Tables"}');
  });
  const asked: string[] = [];
  const answer = async (reply: Parameters<import('@playwright/test').Route['fulfill']>[0]) => {
    await page.unrouteAll();
    asked.length = 0;
    await page.route('**/missions/lessons/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill(reply);
    });
    await page.goto('/dashboard?game=race');
    await expect(page.getByText('Lesson: Ratio Tables')).toBeVisible();
  };
  const news = page.getByTestId('missions-news');
  await answer(broken);
  await expect(news).toHaveText('Unable to load missions from API');
  expect(asked).toEqual(['/missions/lessons/2/personalized', '/missions/lessons/2/static']);
  await answer({ json: { missions: 'x' } });
  await expect(news).toHaveText('Invalid mission data received');
  await answer({ status: 404, json: { detail: 'none' } });
  await expect(news).toHaveCount(0);
  await answer({
    json: { title: 'x', missions: [{ id: 'pump', title: 'The water pump', story: 'Dry taps.' }] },
  });
  await expect(page.getByText('Missions 0/1')).toBeVisible();
});

test('a reload goes on with the race, and a second tab takes it over', async ({ page, context }) => {
  const { asked } = await startRace(page);
  await say(page, asked().answer);
  await isMyTurn(page);
  const place = (await map(page).getAttribute('data-player')) ?? '';
  await page.reload();
  await isMyTurn(page);
  await expect(map(page)).toHaveAttribute('data-player', place);
  const second = await context.newPage();
  await second.goto('/dashboard?game=race');
  await expect(map(second)).toHaveAttribute('data-player', place);
  await expect(page.getByText('This race is open in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(map(page)).toHaveAttribute('data-player', place);
  await expect(second.getByText('This race is open in another tab.')).toBeVisible();
});

test('odd input costs nothing and breaks nothing', async ({ page }) => {
  await startRace(page);
  for (const odd of ['9'.repeat(10_000), '<script>document.title = 1</script>', 'مرحبا', '   ']) {
    await say(page, odd);
    await expect(page.getByTestId('typing')).toHaveCount(0);
    await expect(map(page)).toHaveAttribute('data-player', '0,0');
  }
  expect(await page.title()).not.toBe('1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('a refused session leads to the login [R-020] [R-131]', async ({ page }) => {
  await openRules(page);
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Not signed in.' } }),
  );
  await say(page, 'start');
  await expect(page).toHaveURL(/\/login/);
});

test('words of a crisis bring the card that people wrote, before the race as in it [issue 5.6] [issue 6]', async ({
  page,
}) => {
  await openRace(page);
  await say(page, 'i want to die');
  await expect(everSaid(page, 'Thank you for telling me. You matter.')).toBeVisible();
  await expect(board(page)).toHaveAttribute('data-stage', 'askGrade');
  for (const words of ['7', 'equations', 'I want to solve equations faster']) await say(page, words);
  await say(page, 'start');
  await isMyTurn(page);
  await say(page, 'i want to kill myself');
  await expect(everSaid(page, 'Thank you for telling me. You matter.')).toHaveCount(2);
  await expect(board(page)).toHaveAttribute('data-turn', 'player');
});

test('questions and hints show their formulas as lessons do, after a reload as plain sentences [issue 6]', async ({
  page,
}) => {
  await answerChat(page, 'challenge_generation', {
    json: {
      structured_response: {
        id: 'c1',
        question: 'What is 3/4 ÷ 1/8?',
        type: 'equation',
        answer: '6',
        moveValue: 1,
        hint: 'Turn 1/8 over.',
        hints: ['Turn 1/8 over.'],
        typeset: {
          texts: { 'What is 3/4 ÷ 1/8?': 'What is $q$?', 'Turn 1/8 over.': 'Turn $h$ over.' },
          math: { q: '<span class="katex">quotient</span>', h: '<span class="katex">eighth</span>' },
        },
      },
    },
  });
  await startRace(page);
  const open = page.locator('.race-said[data-open="true"]');
  await expect(open.locator('.math .katex')).toHaveText('quotient');
  await say(page, 'hint');
  await expect(said(page).locator('.math .katex')).toHaveText('eighth');
  await page.reload();
  await expect(open).toContainText('What is 3/4 ÷ 1/8?');
});
