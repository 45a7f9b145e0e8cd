import { expect, test } from 'vitest';
import { loadContentOrExplain } from '../coverage/load-content.ts';
import { lessonPage } from './lesson-page.ts';

const lesson = loadContentOrExplain()?.courses[0]?.units[0]?.lessons[0];
const articlesOfLaunch = 2;

test('shows every place with its seeds, each reason, the steps and pictures with their words', () => {
  if (!lesson) throw new Error('there is no lesson');
  const page = lessonPage(lesson, { seeds: 2, styles: '' });
  const places =
    lesson.problems.length + 1 + lesson.concepts.reduce((sum, { examples }) => sum + examples.length, 0);
  expect(page.match(/<article>/g)).toHaveLength(places * 2 + articlesOfLaunch);
  expect(page.match(/<tr class="right">/g)).toHaveLength(places * 2);
  expect(page).toContain('<summary>Steps</summary>');
  expect(page).toMatch(/<img src="data:image\/svg\+xml;base64,[^"]+" alt="[^"]+">/);
  expect(page).not.toMatch(/undefined|\[object/);
});

test('shows launch, error to find, stretch problem, words and notes for the teacher, in the order of the lesson', () => {
  if (!lesson?.launch || !lesson.teacher) throw new Error('the lesson lacks parts');
  const page = lessonPage(lesson, { seeds: 1, styles: '' });
  const titles = [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
  expect(titles.slice(0, 2)).toEqual(['Launch', 'Goals']);
  expect(titles.slice(-7)).toEqual([
    'Practice problems',
    'Error analysis',
    'Stretch problem',
    'The guess again',
    'Words',
    'Teacher notes',
    `Mission: ${lesson.mission.title}`,
  ]);
  expect(page).toMatch(/writes:<\/p><ol>(<li>.+?<\/li>){3,}<\/ol>/);
  expect(page).toContain(', level 4, seed 1');
  for (const { term } of lesson.words) expect(page).toContain(`<strong>${term}`);
  expect(page).not.toMatch(/No error can be planted|undefined/);
});
