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
  'Find the distance that is told.',
  'Every signed number is told from zero.',
  'This expects every second one.',
  'Quadrants go around against the clock.',
  'What explains best why they differ?',
  'Multiply by the number of percents.',
  'It has another prime factor than two.',
  'This is the amount for one of the minutes.',
  'The water is at −8 inches, read from a mark.',
  'Find the first number that 4 and 6 can divide.',
  'What is the mean change an hour?',
  'How many meters more does it go?',
  'See how often 25 fits into 58.',
  'Write the base as a factor as often as the exponent says.',
  'This is the distance between both ends.',
  'It has the other sign than the result.',
  'Which number decides on the sign?',
  'A bench stands in the middle between two signs.',
  'This counts 4 once too often.',
  'Which point do you know besides?',
  'Each value counts, also when it is equal to another one.',
  'Here −3 was multiplied with one term only.',
  'The first number lies from one to below ten.',
  'The common ratio is told.',
  'An oven is 189 degrees hot.',
  'Three beams are joined to a triangle.',
  'The first line of a system holds the points A and B.',
])('finds what nobody says in "%s"', (text) => {
  expect(findIdiomFaults(text)).toHaveLength(1);
});

test.each([
  'What is missing from the sum?',
  'That many of them fit.',
  'The number of Mei’s cards is 4.',
  'So many people came that 12 had to stand. How many sat?',
  'Two stops lie near by the lake.',
  'A detail is one small thing that is told about a person.',
  'Half of them come every second day.',
  'Find the first number that 4 divides.',
  'Count how often the light was green.',
  'On average, it comes as often as it does not.',
  'The two beams are joined to a triangular plate.',
])('leaves "%s" as it is', (text) => {
  expect(findIdiomFaults(text)).toEqual([]);
});
