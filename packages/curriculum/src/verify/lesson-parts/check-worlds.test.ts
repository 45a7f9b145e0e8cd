import { expect, test } from 'vitest';
import type { LessonFile } from '../../lessons/curriculum.ts';
import { findWorldFaults } from './check-worlds.ts';

const lesson = (slug: string, intro: string) =>
  ({ slug, intro, concepts: [], words: [] }) as unknown as LessonFile;
const mixed = 'A band sells soup to a team that plays a game near a lake.';

test('a unit in five worlds, with one beginning in the city, is mixed', () => {
  const lessons = [lesson('one', mixed), lesson('two', 'A city counts.'), lesson('three', mixed)];
  expect(findWorldFaults({ lessons })).toEqual([]);
});

test('a unit that begins in the city again and again is told so', () => {
  const lessons = [
    lesson('one', `${mixed} A town.`),
    lesson('two', 'A city counts.'),
    lesson('three', mixed),
  ];
  expect(findWorldFaults({ lessons })).toEqual(['2 introductions begin in the city: one, two']);
});

test('a city further down in an introduction is no beginning', () => {
  const further = `${mixed}\n\nA city.`;
  const lessons = [lesson('one', further), lesson('two', further), lesson('three', further)];
  expect(findWorldFaults({ lessons })).toEqual([]);
});

test('a unit in two worlds is told so', () => {
  const lessons = ['one', 'two', 'three'].map((slug) => lesson(slug, 'A band plays by the sea.'));
  expect(findWorldFaults({ lessons })).toEqual(['it plays in 2 worlds, expected 5']);
});

test('one lesson is no unit yet', () => {
  expect(findWorldFaults({ lessons: [lesson('one', 'A figure turns.')] })).toEqual([]);
});
