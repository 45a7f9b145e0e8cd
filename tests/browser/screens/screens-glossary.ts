import { expect, type Page } from '@playwright/test';
import { type Screen, visit } from './screens.ts';

/** All words of the lessons, the entry of one, and the entry that a word of a lesson opens; by day and in the dark. */
export const glossaryScreens: Screen[] = [
  {
    name: 'glossary',
    who: 'student',
    open: (page) => visit(page, '/glossary', 'words of the lessons'),
    following: [
      { name: 'glossary searched', go: searchWords },
      { name: 'glossary without a word', go: (page) => visit(page, '/glossary?search=qqq', 'No word fits') },
      { name: 'glossary word', go: (page) => visit(page, '/glossary/slope', 'Not an example') },
      { name: 'glossary word of many lessons', go: openManyLessons },
      { name: 'glossary word that is not there', go: (page) => visit(page, '/glossary/wizard', 'is not in') },
      { name: 'word of a lesson', go: openWordOfLesson },
      { name: 'glossary that failed', go: failGlossary },
    ],
  },
  {
    name: 'glossary in the dark',
    who: 'student',
    open: async (page) => {
      await page.addInitScript(() => localStorage.setItem('playforward_theme', 'dark'));
      await visit(page, '/glossary', 'words of the lessons');
    },
    following: [
      { name: 'glossary word in the dark', go: openManyLessons },
      { name: 'word of a lesson in the dark', go: openWordOfLesson },
    ],
  },
];

async function searchWords(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('slope');
  await expect(page.getByRole('link', { name: 'slope', exact: true })).toBeVisible();
}

async function openManyLessons(page: Page): Promise<void> {
  await visit(page, '/glossary/unit-rate', 'Not an example');
  await page.getByRole('group').first().locator('summary').click();
  await expect(page.getByText('Not an example')).toHaveCount(3);
  await expect(page.getByText('Not an example').nth(1)).toBeVisible();
}

export async function openWordOfLesson(page: Page): Promise<void> {
  await visit(page, '/lesson/1/introduction', 'Goals');
  await page.getByRole('button', { name: 'ratios', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'ratio' }).getByText('Not an example')).toBeVisible();
}

async function failGlossary(page: Page): Promise<void> {
  await page.route('**/api/glossary', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await visit(page, '/glossary', 'did not load');
}
