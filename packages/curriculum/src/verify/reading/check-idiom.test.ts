import { expect, test } from 'vitest';
import { findIdiomFaults } from './check-idiom.ts';

test.each([
  'What is missing to 40?',
  'Which number belongs into the open place?',
  'Check with whole numbers near by.',
  'How many percent are left?',
  'So many of them fit.',
  'They are no hundredths.',
  'Subtract from the number of Mei.',
])('finds what nobody says in "%s"', (text) => {
  expect(findIdiomFaults(text)).toHaveLength(1);
});

test.each([
  'What is missing from the sum?',
  'That many of them fit.',
  'The number of Mei’s cards is 4.',
  'So many people came that 12 had to stand. How many sat?',
  'Two stops lie near by the lake.',
])('leaves "%s" as it is', (text) => {
  expect(findIdiomFaults(text)).toEqual([]);
});
