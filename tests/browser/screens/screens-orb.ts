import { expect, type Page } from '@playwright/test';
import { type Screen, visit } from './screens.ts';

const address = '/test/orb-dialog';

/** The orb test page in each of its states. */
export const orbScreens: Screen[] = [
  {
    name: 'orb test page',
    who: 'visitor',
    open: openOrbPage,
    following: [
      { name: 'orb test page with things to mend', go: openMistakes },
      { name: 'orb test page after a wrong answer', go: openWrongAnswer },
      { name: 'orb test page with message only', go: openMessageOnly },
    ],
  },
  { name: 'orb test page with a queue', who: 'visitor', open: openQueue },
];

export async function openOrbPage(page: Page): Promise<void> {
  await visit(page, address, 'Orb test page');
  await expect(page.getByRole('status')).toContainText('Hi there!');
}

async function openQueue(page: Page): Promise<void> {
  await openOrbPage(page);
  await page.getByLabel('Custom message').fill('Half of a half is a quarter. Can you draw it?');
  await page.getByLabel('Personality', { exact: true }).selectOption('excited');
  for (const way of ['Queue', 'Queue', 'Priority']) {
    await page.getByRole('button', { name: way, exact: true }).click();
  }
  await expect(page.getByText('2 more messages')).toBeVisible();
}

async function openWrongAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wrong answer' }).click();
  await expect(page.locator('.orb-host')).toHaveAttribute('data-mode', 'determined');
}

async function openMessageOnly(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Message only' }).check();
  await expect(page.locator('.orb-host')).toHaveCount(0);
}

async function openMistakes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByLabel('Question number').fill('12');
  await expect(page.getByText('Write a message first.')).toBeVisible();
}
