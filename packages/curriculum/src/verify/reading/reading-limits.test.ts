import { expect, test } from 'vitest';
import { readingLimitsOf } from './reading-limits.ts';

test.each([
  ['m6-write-ratio', 15, 6],
  ['m8-slope', 18, 6],
  ['calc-secant-slope', 22, 8],
  ['unknown', 15, 6],
])('%s may have questions with sentences of %d words at grade %d', (slug, words, grade) => {
  expect(readingLimitsOf(slug)).toMatchObject({ questionSentence: words, grade });
});
