import { describe, expect, test } from 'vitest';
import { storedEquation } from '../testing-turn.ts';
import { readSteps } from './read-step.ts';
import { openProblem } from './testing-open.ts';
import { firstUnlike } from './work/first-unlike.ts';

const median = openProblem({
  question: 'The numbers are 16, 8, 13, 17, 8 and 6. What is the median?',
  form: 'number',
  choices: [
    ['10.5', null],
    ['15', 'Order the numbers first.'],
  ],
  work: [
    '16, 8, 13, 17, 8, 6 → 6, 8, 8, 13, 16, 17',
    '6, 8, 8, 13, 16, 17 → 8 and 13',
    '(8 + 13) ÷ 2 = 10.5',
  ],
  instructions: ['Write the numbers in order.', 'Find the middle.', 'Take the number halfway.'],
});
const ratio = openProblem({
  question: 'A garden is 8 meters long and 6 meters wide. A similar one is 24 meters long. How wide is it?',
  form: 'number',
  choices: [
    ['18', null],
    ['22', 'Similar sides grow by a factor.'],
  ],
  work: ['24 ÷ 8 = 3', '6 × 3 = 18'],
  instructions: ['Find the scale factor.', 'Multiply the matching side.'],
});

describe('a message is read as a whole', () => {
  test('the middle of data that are not in order is looked at again', () => {
    expect(readSteps('middle of 16 8 13 17 8 6 is 13 and 17', median, { lines: [] })).toMatchObject([
      { verdict: 'wrong' },
    ]);
  });

  test('"24 is 3 times 8" is the step that divides 24 by 8', () => {
    expect(readSteps('24 is 3 times 8', ratio, { lines: [] })).toMatchObject([{ verdict: 'right', step: 0 }]);
  });

  test('a solution that is rounded follows from its line', () => {
    expect(firstUnlike(['16x = 595', 'x = 37.2'])).toBeNull();
    expect(firstUnlike(['16x = 595', 'x = 37.4'])).toBe(1);
  });

  test('the number of a line is no side of an equation', () => {
    const steps = readSteps('line 3 is -2p = 6, that gives p = -3', storedEquation(), { lines: [] });
    expect(new Set(steps.map(({ verdict }) => verdict))).toEqual(new Set(['right']));
  });
});
