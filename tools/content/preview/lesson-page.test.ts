import { expect, test } from 'vitest';
import { loadContentOrExplain } from '../coverage/load-content.ts';
import { lessonPage } from './lesson-page.ts';

const lesson = loadContentOrExplain()?.courses[0]?.units[0]?.lessons[0];

test('shows every place with its seeds, each reason, the steps and pictures with their words', () => {
  if (!lesson) throw new Error('there is no lesson');
  const page = lessonPage(lesson, { seeds: 2, styles: '' });
  const places =
    lesson.problems.length + lesson.concepts.reduce((sum, { examples }) => sum + examples.length, 0);
  expect(page.match(/<article>/g)).toHaveLength(places * 2);
  expect(page.match(/<tr class="right">/g)).toHaveLength(places * 2);
  expect(page).toContain('<summary>Steps</summary>');
  expect(page).toMatch(/<img src="data:image\/svg\+xml;base64,[^"]+" alt="[^"]+">/);
  expect(page).not.toMatch(/undefined|\[object/);
});
