import { expect, test } from 'vitest';
import { mathRuns } from './math-runs.ts';

test.each([
  ['the bank pays 2.5% a year', ['2.5%']],
  ['600 a month at 4% a year for 3 years', ['600', '4%', '3']],
  ['is 1/2 a fraction', ['1/2']],
  ['2x + 3 = 7 i think x is 2', ['2x + 3 = 7', '2']],
  ['y = 3 a line', ['y = 3']],
])('leaves the article and the pronoun out of the mathematics: %s', (text, runs) => {
  expect(mathRuns(text).filter((run) => run !== 'x')).toEqual(runs);
});

test.each([
  ['solve 3a + 5 = 20 for a', ['3a + 5 = 20']],
  ['what is a if 2 + a = 9', ['2 + a = 9']],
  ['I got 5 = a but my friend got 6', ['5 = a', '6']],
  ['can you do 2x + a when x is 1', ['2x + a', '1']],
  ['a + b = 10 and a - b = 4', ['a + b = 10 and a - b = 4']],
])('keeps the letter a in the mathematics: %s', (text, runs) => {
  expect(mathRuns(text)).toEqual(runs);
});
