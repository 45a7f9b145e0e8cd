import { expect, test } from 'vitest';
import { measureReadability } from './readability.ts';

test('counts words and the longest sentence, an expression as one word', () => {
  const { words, longestSentence } = measureReadability('A box holds $3 + 4$ pens. How many is that?');
  expect(words).toBe(9);
  expect(longestSentence).toBe(5);
});

test('keeps a decimal point from ending a sentence', () => {
  expect(measureReadability('It costs 2.50 dollars to ride.').longestSentence).toBe(6);
});

test('rates plain words below grade 6 and long words above', () => {
  expect(measureReadability('The bus holds ten kids. Two get off. How many are left?').grade).toBeLessThan(3);
  expect(
    measureReadability(
      'Consequently, the municipality administers considerable transportation infrastructure.',
    ).grade,
  ).toBeGreaterThan(12);
});
