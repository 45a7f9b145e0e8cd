import { expect, test } from 'vitest';
import { partsOf } from './lesson-parts.ts';

const definition = [
  'Read this first.',
  'A ray begins at a point and goes on in one direction without end, and a segment has two ends.',
  'Both sides are multiplied by the same number, because a balance stays level only when both sides change alike.',
].join('\n\n');

test('each paragraph of a lesson is an answer, and one that says because gives a reason', () => {
  const parts = partsOf({ id: 'rays', title: 'Rays', what: definition });
  expect(parts.map(({ note, givesReason }) => [note.slug, givesReason])).toEqual([
    ['rays/2', false],
    ['rays/3', true],
  ]);
  expect(parts[0]?.note.asked).toEqual(['Rays']);
});

test('a lead-in of a few words is no answer', () => {
  expect(partsOf({ id: 'x', title: 'X', what: 'Here is how it goes:' })).toEqual([]);
});
