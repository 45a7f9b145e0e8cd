import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLesson } from '../../lessons/read-lesson.ts';
import { checkGoals } from './check-goals.ts';

const content = path.join(import.meta.dirname, '../../../../../content/curriculum');

function goalFaults(file: string, goals: readonly string[]): string[] {
  const read = readLesson({ path: file, text: readFileSync(path.join(content, file), 'utf8') });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const faults: string[] = [];
  checkGoals({ ...read.value, goals }, (rule, message) => void faults.push(`${rule}: ${message}`));
  return faults;
}

const typedOnly = 'm6/a/ratios-and-rates/01-m6-ratio-language.md';
const drawn = 'm6/b/area-surface-area-and-volume/03-m6-coordinate-polygons.md';

test.each([
  'I can plot pairs on a plane.',
  'I can plot and read points.',
  'I can read and draw a line.',
  'I can read and make a box plot.',
  'I can show a quotient with a diagram.',
])('%s is no goal of a lesson whose problems are typed and chosen', (goal) => {
  expect(goalFaults(typedOnly, [goal])).toEqual([
    `goal: “${goal}” is promised, and no problem is answered by hand`,
  ]);
});

test('a goal of drawing is served where a problem is drawn', () => {
  expect(goalFaults(drawn, ['I can draw polygons from coordinates.'])).toEqual([]);
});

test.each(['I can use the order of operations.', 'I can compare prices.', 'I can show that I am right.'])(
  '%s needs no drawing',
  (goal) => expect(goalFaults(typedOnly, [goal])).toEqual([]),
);
