import { describe, expect, test } from 'vitest';
import { readSteps } from '../read-step.ts';
import { openProblem } from '../testing-open.ts';

const fans = openProblem({
  question: 'The number of fans went down by 20%. Now there are 556 fans. How many were there before?',
  form: 'number',
  choices: [
    ['695', null],
    ['667', 'This takes 20% of 556 and rounds it.'],
    ['576', 'This uses 20 as a number of fans.'],
  ],
  work: ['100% − 20% → 80%', '556 ÷ 0.8 = 695'],
});
const boat = openProblem({
  question: 'A boat sails 153 miles in 18 hours. How many miles does it sail each hour?',
  form: 'number',
  choices: [
    ['8.5', null],
    ['76.5', 'This halves the miles.'],
  ],
  work: ['153 ÷ 18 = 8.5'],
});

const read = (text: string, problem: typeof fans) => readSteps(text, problem, { lines: [] });
const verdicts = (text: string, problem: typeof fans) => read(text, problem).map(({ verdict }) => verdict);

describe('a chain of pairs with one ratio', () => {
  test.each([
    ['so 556 is 80%, then 10% is 69.5 and 100% is 695', fans],
    ['80% = 556, 20% = 139, 100% = 695', fans],
    ['18 hours is 153, 9 hours is 76.5 and 1 hour is 8.5', boat],
    ['153 miles in 18 hours, 17 in 2, so 8.5 in 1', boat],
  ])('is followed to its end: %s', (text, problem) => expect(verdicts(text, problem)).toEqual(['right']));

  test('that parts from its ratio behind two that agree is told where', () =>
    expect(read('18 hours is 153, 9 hours is 76.5 and 1 hour is 8', boat)).toMatchObject([
      { verdict: 'wrong', line: '$1$ hour is $8$' },
    ]));

  test.each([
    ['20% is 556 and 100% is 2780', fans],
    ['1 hour is 8.5', boat],
    ['18 hours is 153, 1 hour is 9', boat],
  ])('is neither right nor wrong where it begins or ends elsewhere: %s', (text, problem) =>
    expect(verdicts(text, problem).filter((one) => one === 'right' || one === 'wrong')).toEqual([]),
  );
});
