import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** The landing page in each of its states; the hero's own need motion, which the checks switch off otherwise. */
export const landingScreens: Screen[] = [
  { name: 'landing hero', who: 'visitor', open: openHero },
  {
    name: 'landing intro',
    who: 'visitor',
    open: openIntro,
    following: [{ name: 'landing after the intro', go: openIntroEnd }],
  },
  {
    name: 'landing team',
    who: 'visitor',
    open: openTeam,
    following: [
      { name: 'landing older news', go: openOlderNews },
      { name: 'landing thanks', go: openThanks },
    ],
  },
];

async function openHero(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('#hero-section')).toHaveAttribute('data-phase', 'waiting');
}

async function openIntro(page: Page): Promise<void> {
  await leaveHero(page);
  await expect(page.getByText("Hi, I'm your new learning companion!").first()).toBeVisible();
}

async function openIntroEnd(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('#hero-section').getByRole('link', { name: 'Create Account' })).toBeVisible();
}

async function openTeam(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Engineering' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('engineer');
}

async function openOlderNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('4 to 5 of 5')).toBeVisible();
}

async function openThanks(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').getByText('Thank you')).toBeVisible();
}

/** Scrolls past the end of the pinned hero, as a person would: down, until the words have gone. */
export async function leaveHero(page: Page): Promise<void> {
  await openHero(page);
  await page.mouse.move(300, 300);
  await expect(page.locator('.pin-spacer')).toHaveCount(1);
  await page.mouse.wheel(0, 3000);
  await expect(page.locator('#hero-section')).toHaveAttribute('data-played');
}

export const contactWords = {
  Name: 'Rosa Delgado',
  Email: 'rosa@riverbend.example',
  Subject: 'A pilot in grade 6',
  Message: 'We teach ratios in November and would like to try the city with two classes.',
};

export async function fillContactForm(page: Page): Promise<void> {
  for (const [label, words] of Object.entries(contactWords)) await page.getByLabel(label).fill(words);
}
