import { describe, expect, test } from 'vitest';
import { readSteps } from '../read-step.ts';
import { openProblem } from '../testing-open.ts';

const sides = openProblem({
  question: 'Look at the graph of $f$. What can be said of its limit at 3?',
  form: 'choice',
  choices: [
    ['It does not exist, since the sides lead to different heights.', null],
    ['It exists, since there is a value.', 'A value is not enough.'],
  ],
  work: ['from the left → 4', 'from the right → 7', '4 and 7 → no limit'],
  instructions: ['Follow the left side.', 'Follow the right side.', 'Compare the two sides.'],
});
const read = (text: string) => readSteps(text, sides, { lines: [] });

describe('two numbers that a step compares', () => {
  test('that differ are a right line, in words or behind a choice', () => {
    expect(read('4 and 7 arent the same')).toMatchObject([{ verdict: 'right', step: 2 }]);
    expect(read('so its A because 7 and 4 are different')).toMatchObject([{ verdict: 'right', step: 2 }]);
  });

  test('that are called alike are looked at again', () => {
    expect(read('4 and 7 are the same')).toMatchObject([{ verdict: 'wrong' }]);
  });

  test('other numbers are compared by no step', () => {
    expect(read('4 and 9 are different').some(({ verdict }) => verdict === 'wrong')).toBe(false);
  });
});
