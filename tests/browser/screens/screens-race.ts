import { expect, type Page, type Route } from '@playwright/test';
import type { Screen } from './screens.ts';

/** The race from the first question to the report. */
export const raceScreens: Screen[] = [
  {
    name: 'race greeting',
    who: 'student',
    open: (page) => hurryRace(page).then(() => openRace(page)),
    following: [
      { name: 'race rules', go: hearRules },
      { name: 'race running', go: beginRace },
      { name: 'race wrong answer and hint', go: openHint },
      { name: 'race in another tab', go: openElsewhere },
    ],
  },
  { name: 'race coordinate challenge', who: 'student', open: openCoordinate },
  {
    name: 'race won',
    who: 'student',
    open: (page) => winRace(page),
    following: [{ name: 'race report', go: askForReport }],
  },
  { name: 'race lost', who: 'student', open: (page) => loseRace(page) },
  { name: 'race without its server', who: 'student', open: openWithoutServer },
];

export type ChatCall = 'intent_classification' | 'challenge_generation' | 'learning_feedback';
/** What the server last answered as a challenge; the key is in the answer. */
export type Asked = { id: string; question: string; answer: string; moveValue: number; hints: string[] };

export async function openRace(page: Page): Promise<void> {
  await page.goto('/dashboard?game=race');
  await expect(said(page)).toHaveText("Hi, I'm Orbit! What's your name?");
}

/** The newest message of Orbit. */
export function said(page: Page) {
  return page.locator('.race-said[data-type="bot"] p[dir]').last();
}

export async function say(page: Page, text: string): Promise<void> {
  await expect(page.getByTestId('typing')).toHaveCount(0);
  await page.getByLabel('Message to Orbit').fill(text);
  await page.getByLabel('Message to Orbit').press('Enter');
}

export async function openRules(page: Page): Promise<void> {
  await openRace(page);
  await hearRules(page);
}

async function hearRules(page: Page): Promise<void> {
  for (const words of ['Maya', '7', 'equations', 'I want to solve equations faster']) await say(page, words);
  await expect(said(page)).toContainText('Type start to begin!');
}

/** Timers of the page run ten times as fast: what waits a second for its turn is not waited for. Runs in the page. */
function hurryTimers(): void {
  const run = window.setTimeout.bind(window);
  window.setTimeout = ((handler: () => void, wait = 0, ...given: unknown[]) =>
    run(handler, wait / 10, ...given)) as typeof window.setTimeout;
}

/** Starts a race in which the rival always moves its least or its most, without the pauses between the turns. */
export async function startRace(
  page: Page,
  rival: 'slow' | 'fast' = 'slow',
): Promise<{ asked: () => Asked }> {
  await hurryRace(page, rival);
  const asked = watchChallenges(page);
  await openRules(page);
  await beginRace(page);
  return { asked };
}

async function hurryRace(page: Page, rival: 'slow' | 'fast' = 'slow'): Promise<void> {
  await page.addInitScript(
    (roll) => {
      Math.random = () => roll;
    },
    rival === 'slow' ? 0 : 0.99,
  );
  await page.addInitScript(hurryTimers);
}

async function beginRace(page: Page): Promise<void> {
  await say(page, 'start');
  await expect(page.locator('.race-board')).toHaveAttribute('data-started', 'true');
  await isMyTurn(page);
}

export function watchChallenges(page: Page): () => Asked {
  let last: Asked | undefined;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/chat')) return;
    const body = (await response.json().catch(() => null)) as { structured_response?: Asked } | null;
    if (body?.structured_response?.question) last = body.structured_response;
  });
  return () => {
    if (!last) throw new Error('No challenge was asked.');
    return last;
  };
}

export async function isMyTurn(page: Page): Promise<void> {
  await expect(page.locator('.race-board')).toHaveAttribute('data-turn', 'player');
  await expect(page.locator('.race-said[data-open="true"]')).toBeVisible();
  await expect(page.getByTestId('typing')).toHaveCount(0);
}

const isOver = (page: Page) => page.locator('.race-board[data-over="true"]');

/** Answers right until the race is over. */
export async function winRace(page: Page): Promise<{ challenges: number }> {
  const { asked } = await startRace(page);
  let challenges = 0;
  while ((await isOver(page).count()) === 0) {
    const { id, answer } = asked();
    await say(page, answer);
    challenges++;
    await expect.poll(async () => (await isOver(page).count()) > 0 || asked().id !== id).toBe(true);
    await expect(isOver(page).or(page.locator('.race-said[data-open="true"]'))).toBeVisible();
    await expect(isOver(page).or(page.locator('.race-board[data-turn="player"]'))).toBeVisible();
  }
  await expect(page.getByText('You made it - you win!')).toBeVisible();
  return { challenges };
}

/** Skips until the rival is there. */
export async function loseRace(page: Page): Promise<{ challenges: number }> {
  await startRace(page, 'fast');
  let challenges = 0;
  while ((await isOver(page).count()) === 0) {
    // Looked for at every frame from before the skip on: the rival's turn is over in no time.
    const rivalMoves = page.waitForFunction(() => document.querySelector('.race-board[data-turn="ai"]'));
    await say(page, 'skip');
    challenges++;
    await rivalMoves;
    await expect(isOver(page).or(page.locator('.race-board[data-turn="player"]'))).toBeVisible();
  }
  await expect(page.getByText('The AI got there first. Great effort!')).toBeVisible();
  return { challenges };
}

export async function openReport(page: Page): Promise<void> {
  await winRace(page);
  await askForReport(page);
}

async function askForReport(page: Page): Promise<void> {
  await say(page, 'feedback');
  await expect(page.getByRole('article', { name: 'Your race report' })).toBeVisible();
}

async function openHint(page: Page): Promise<void> {
  await say(page, '987654');
  await say(page, 'hint');
  await expect(said(page)).toContainText('Hint 1 of 3');
}

/** A coordinate challenge with a point on the map, as the server asks them. */
async function openCoordinate(page: Page): Promise<void> {
  await answerChat(page, 'challenge_generation', {
    json: {
      structured_response: {
        id: 'pod',
        question: 'Your ship is at (2, 1). A fuel pod drifts 3 right and 2 up from you. Where is it?',
        type: 'coordinate',
        answer: '(5,3)',
        moveValue: 2,
        hint: 'Right adds to x, up adds to y.',
        hints: ['Right adds to x, up adds to y.'],
        expected_answer_format: 'Answer as (x, y)',
        visualization_hints: { points: [{ x: 2, y: 1 }] },
        game_narrative_element: 'Something glitters ahead.',
      },
    },
  });
  await startRace(page);
  await expect(page.locator('.race-point')).toBeVisible();
}

async function openWithoutServer(page: Page): Promise<void> {
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  );
  await startRace(page);
  await expect(page.locator('.race-said[data-kind="error"]')).toBeVisible();
}

async function openElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/dashboard?game=race');
  await expect(page.getByText('This race is open in another tab.')).toBeVisible();
  await other.close();
}

/** Answers one kind of chat call instead of the server; the others still reach it. */
export async function answerChat(
  page: Page,
  kind: ChatCall,
  answer: Parameters<Route['fulfill']>[0] | ((call: number) => Parameters<Route['fulfill']>[0]),
): Promise<void> {
  let call = 0;
  await page.route('**/api/chat', (route) => {
    const { response_type: type } = route.request().postDataJSON() as { response_type: ChatCall };
    if (type !== kind) return route.fallback();
    return route.fulfill(typeof answer === 'function' ? answer(call++) : answer);
  });
}
