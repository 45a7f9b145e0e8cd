import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { storedEquation } from '../../testing-turn.ts';
import { readSteps } from '../read-step.ts';

const stored = storedEquation();
const question = 'The data are 30, 34, 34, 37, 42, 47, 48, 48. What is the interquartile range?';
const quartiles: OpenProblem = {
  ...stored,
  question,
  choices: ['18', '13.5', '34'],
  shownAnswer: '13.5',
  key: { value: '13.5', form: 'number' },
  rendered: stored.rendered && {
    ...stored.rendered,
    question,
    choices: [],
    steps: [
      {
        instruction: 'Find the median of the lower half.',
        work: '29, 33, 36, 37 → 34.5',
        explanation: 'Half of it is below.',
        diagram: null,
      },
      {
        instruction: 'Find the median of the upper half.',
        work: '42, 47, 48, 48 → 47.5',
        explanation: 'It is the middle.',
        diagram: null,
      },
      {
        instruction: 'Subtract.',
        work: '47.5 − 34 = 13.5',
        explanation: 'That is the length of the box.',
        diagram: null,
      },
    ],
  },
};
const read = (text: string) => readSteps(text, quartiles, { lines: [] });

describe('what a step comes to, with its name', () => {
  test('it is a right step', () =>
    expect(read('the middle of the upper half is 47.5')).toMatchObject([{ verdict: 'right', step: 1 }]));

  test('another number is held beside the reason of the step', () =>
    expect(read('so the upper half has its median at 1 and the upper median is 46')).toMatchObject([
      { verdict: 'wrong', reason: expect.stringContaining('middle') },
    ]));

  test('a number of the question is neither', () =>
    expect(read('the upper median is 47')).not.toMatchObject([{ verdict: 'right' }]));
});
