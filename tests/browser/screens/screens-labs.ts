import { expect, type Page } from '@playwright/test';
import { type Screen, visit } from './screens.ts';

/** The labs of AI Literacy, each behind the first lesson. */
export const labsScreens: Screen[] = [
  {
    name: 'lab on offer',
    who: 'student',
    open: async (page) => {
      await giveLab(page, 'classifier');
      await visit(page, '/lesson/1/key-concept/0', 'Teach a machine to sort');
    },
  },
  {
    name: 'lab that sorts',
    who: 'student',
    open: (page) => openLab(page, 'classifier'),
    following: [
      { name: 'lab that sorts after three rounds', go: learnThreeRounds },
      { name: 'lab that sorts drawings', go: sortDrawings },
      { name: 'lab that sorts nothing', go: sortNothing },
    ],
  },
  {
    name: 'lab with a threshold',
    who: 'student',
    open: (page) => openLab(page, 'confusion'),
    following: [{ name: 'lab with a threshold above all', go: neverAlarm }],
  },
  {
    name: 'lab that writes',
    who: 'student',
    open: (page) => openLab(page, 'next-word'),
    following: [{ name: 'lab that has nothing to read', go: readNothing }],
  },
  {
    name: 'catch the orb',
    who: 'student',
    open: openGame,
    following: [
      { name: 'catch the orb, line found', go: findLine },
      { name: 'catch the orb, reason found', go: findReason },
    ],
  },
  { name: 'companion opened up', who: 'student', open: (page) => openLab(page, 'opened') },
  { name: 'my rules to print', who: 'student', open: (page) => openLab(page, 'rules') },
];

/** Gives each lesson this lab; which lesson has which is the content's business. */
async function giveLab(page: Page, lab: string): Promise<void> {
  await page.route('**/api/lessons/*/full', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), lab } });
  });
}

/** Opens a lab behind the first lesson. */
export async function openLab(page: Page, lab: string): Promise<void> {
  await giveLab(page, lab);
  await page.goto('/lesson/1/key-concept/lab');
  await expect(page.locator('.lab .problem-card')).toBeVisible();
}

async function learnThreeRounds(page: Page): Promise<void> {
  for (const round of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Next round' }).click();
    await expect(page.getByText(`Round ${round}:`)).toBeVisible();
  }
}

async function sortDrawings(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'My drawings' }).check();
  await expect(page.getByRole('heading', { name: 'Draw one' })).toBeVisible();
}

async function sortNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.getByText('There is nothing to learn from.')).toBeVisible();
}

async function neverAlarm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'None unwanted' }).check();
  await page.getByRole('slider').press('End');
  await expect(page.getByText('recall has no value')).toBeVisible();
}

async function readNothing(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'The page it reads' }).fill('');
  await expect(page.getByText('There is nothing to learn from yet.')).toBeVisible();
}

async function openGame(page: Page): Promise<void> {
  await openLab(page, 'catch');
  await expect(page.getByRole('list', { name: 'My solution' })).toBeVisible();
}

/** Taps line after line until the wrong one is found. */
export async function findLine(page: Page): Promise<void> {
  const lines = page.getByRole('list', { name: 'My solution' }).getByRole('button');
  const count = await lines.count();
  for (let at = 0; at < count && (await lines.nth(at).isEnabled()); at += 1)
    await lines.nth(at).press('Enter');
  await expect(page.getByRole('heading', { name: 'Why is it wrong?' })).toBeVisible();
}

async function findReason(page: Page): Promise<void> {
  const reasons = page.locator('.catch-whys').getByRole('button');
  for (let at = 0; at < 3 && (await reasons.nth(at).isEnabled()); at += 1) await reasons.nth(at).click();
  await expect(page.getByText('How should it go?')).toBeVisible();
}
