import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { readSteps } from '../read-step.ts';
import { openProblem as open } from '../testing-open.ts';

const quartiles = open({
  question: 'The data are 26, 27, 28, 28, 30, 35, 36, 39, 47. What is the interquartile range?',
  form: 'number',
  choices: [
    ['10', null],
    ['65', 'This adds the two quartiles.'],
    ['21', 'This is the range.'],
  ],
  work: ['26, 27, 28, 28 → 27.5', '35, 36, 39, 47 → 37.5', '$37.5 − 27.5 = 10$'],
});
const gate = open({
  question: 'Two angles on a line measure $4x$ and $6x$ degrees. What is the measure of the angle $4x$?',
  form: 'number',
  choices: [
    ['72', null],
    ['18', 'This is the value of $x$.'],
    ['108', 'This is the other angle.'],
  ],
  work: ['$4x + 6x = 180$', '$10x = 180$', '$x = 18$', '$4 × 18 = 72$'],
});
const middle = open({
  question: 'Y is the midpoint of WX. W is (4, 7) and Y is (6, 8). Find X.',
  form: 'point',
  choices: [
    ['(8, 9)', null],
    ['(5, 7.5)', 'This point lies between the two.'],
  ],
  work: ['$6 − 4 = 2$', '$8 − 7 = 1$', '(8, 9)'],
});

const hours = open({
  question: 'A club walks 42 kilometers in 12 hours. How many kilometers does it walk each hour?',
  form: 'number',
  choices: [
    ['3.5', null],
    ['0.29', 'This divides 12 by 42, rounded.'],
  ],
  work: ['$42 ÷ 12 = 3.5$'],
});

const read = (text: string, problem: OpenProblem) => readSteps(text, problem, { lines: [] });

describe('an answer at the end of a way that is shown', () => {
  test.each([
    ['(27+28)/2 = 27.5, (36+39)/2 = 37.5 so 27.5 + 37.5 = 65', quartiles, 'This adds the two quartiles.'],
    ['47 - 26 = 21 so 21', quartiles, 'This is the range.'],
    ['4x + 6x = 180, 10x = 180, x = 18 so the angle is 18 degrees', gate, 'This is the value of $x$.'],
    ['12 / 42 = 0.2857 so 0.29', hours, 'This divides 12 by 42, rounded.'],
    ['(4+6)/2=5 and (7+8)/2=7.5 so (5, 7.5)', middle, 'This point lies between the two.'],
  ])('%s is told why it is not the answer', (text, problem, reason) =>
    expect(read(text, problem).at(-1)).toMatchObject({ verdict: 'wrong', reason }),
  );

  test.each([
    ['37.5 - 27.5 = 10', quartiles],
    ['10x = 180, x = 18. 4*18 = 72', gate],
  ])('%s is right', (text, problem) =>
    expect(read(text, problem).every(({ verdict }) => verdict === 'right')).toBe(true),
  );

  test.each([
    ['65', quartiles],
    ['its 18', gate],
    ['1 + 1 = 2 so 65', quartiles],
    ['maybe (5, 7.5)', middle],
  ])('of %s nothing is said, for no way leads there', (text, problem) =>
    expect(read(text, problem).filter(({ verdict }) => verdict === 'right' || verdict === 'wrong')).toEqual(
      [],
    ),
  );

  test('what was right before it is kept', () =>
    expect(read('10x = 180 so x = 20', gate).map(({ verdict }) => verdict)).toEqual(['right', 'wrong']));
});
