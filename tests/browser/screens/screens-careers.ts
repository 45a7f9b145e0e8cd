import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { visit } from './screens.ts';

/** All careers, what a search finds, and one of them. */
export const careerScreens: Screen[] = [
  {
    name: 'explore careers',
    who: 'student',
    open: (page) => visit(page, '/careers', 'jobs fit'),
    following: [
      { name: 'explore careers searched', go: searchCareers },
      { name: 'explore careers compared', go: compareCareers },
      {
        name: 'explore careers without a fit',
        go: (page) => visit(page, '/careers?search=qqqqq', 'No job fits'),
      },
      { name: 'explore careers that failed', go: failCareers },
    ],
  },
  {
    name: 'career page',
    who: 'student',
    open: (page) => visit(page, '/careers/civil-engineer', 'The math inside'),
    following: [
      { name: 'career page with a wrong answer', go: answerWrongly },
      { name: 'career page with a question', go: askAboutIt },
      {
        name: 'career page that is not there',
        go: (page) => visit(page, '/careers/wizard', 'not in our list'),
      },
    ],
  },
];

async function searchCareers(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('bilding bridges');
  await expect(page.getByText('building bridges', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Civil Engineer' })).toBeVisible();
}

async function compareCareers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare two' }).click();
  const picks = page.getByRole('checkbox');
  await picks.nth(0).check();
  await picks.nth(1).check();
  await expect(page.getByRole('row', { name: /Schooling/ })).toBeVisible();
}

async function failCareers(page: Page): Promise<void> {
  await page.route('**/api/careers?*', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await visit(page, '/careers', 'did not load');
}

async function answerWrongly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).first().click();
  await page.getByLabel(/^Your answer/).fill('1');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Not yet.')).toBeVisible();
}

async function askAboutIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How do I become one?' }).click();
  await expect(page.getByRole('textbox', { name: /message|question/i })).toHaveValue(
    'How do I become a Civil Engineer?',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(/This is the work of a Civil Engineer/)).toBeVisible();
}
