import { expect, test } from 'vitest';
import { loadContentOrExplain } from '../coverage/load-content.ts';
import { readPart } from './read-part.ts';

const curriculum = loadContentOrExplain() ?? { courses: [] };

test('a lesson is its file and the skills of its concepts', () => {
  const { lessons, skills } = readPart(curriculum, { kind: 'lesson', slug: 'm6-ratio-language' });
  expect(lessons).toEqual(['m6/a/ratios-and-rates/01-m6-ratio-language.md']);
  expect(skills).toContain('m6-write-ratio');
  expect(new Set(skills).size).toBe(skills.length);
});

test('a unit holds the lessons of its folder', () => {
  const unit = curriculum.courses[0]?.units[0];
  const { lessons } = readPart(curriculum, { kind: 'unit', slug: unit?.slug ?? '' });
  expect(lessons).toEqual(unit?.lessons.map(({ path }) => path));
});

test('a unit is known by its folder too', () => {
  const byFolder = readPart(curriculum, { kind: 'unit', slug: 'linear-expressions' });
  expect(byFolder).toEqual(readPart(curriculum, { kind: 'unit', slug: 'm7-unit-linear-expressions' }));
});

test('a slug that is not there gets a sentence', () => {
  expect(() => readPart(curriculum, { kind: 'unit', slug: 'no-such-unit' })).toThrow(
    'There is no unit "no-such-unit" in content/curriculum.',
  );
});
