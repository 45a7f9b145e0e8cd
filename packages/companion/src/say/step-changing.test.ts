import { describe, expect, test } from 'vitest';
import { makeProblem, tell } from '../testing-turn.ts';
import { stepChanging } from './step-changing.ts';

const made = makeProblem('m7-expand-rational-factor', { level: 1 });
const line = (instruction: string, explanation: string, work: string) => ({
  instruction,
  explanation,
  work,
  diagram: null,
});
const difference = {
  ...made,
  question: 'What has to be added to $3x + 5$ to get $9x + 1$?',
  key: { value: '6x - 4', form: 'expression', misconceptions: [] } as typeof made.key,
  choices: ['$6x − 4$', '$12x + 6$'],
  shownAnswer: '$6x − 4$',
  rendered: made.rendered && {
    ...made.rendered,
    steps: [
      line('Subtract the known part.', 'Subtracting undoes adding.', 'the rest → $(9x + 1) − (3x + 5)$'),
      line(
        'Leave the parentheses out.',
        'A minus in front turns each sign.',
        '$(9x + 1) − (3x + 5)$ → $9x + 1 − 3x − 5$',
      ),
      line('Add like terms.', 'The letter stays.', '$9x + 1 − 3x − 5$ → $6x − 4$'),
    ],
  },
};

describe('what becomes of a number', () => {
  test.each([
    ['why does the 5 become minus', 1],
    ['where did the 5 go', 2],
    ['why is the 9 gone', 2],
    ['why do i subtract the 5', -1],
    ['does the 5 become minus', -1],
    ['why does the 4 come in', -1],
  ])('is found where its line has it otherwise: %s', (text, at) =>
    expect(stepChanging(difference, text)).toBe(at),
  );

  test('is told with the reason of that step', () => {
    expect(tell('why does the 5 become minus', difference).reply.text).toContain('turns each sign');
    expect(tell('where did the 5 go', difference).reply.text).toContain('Add like terms.');
  });
});

test('of two operations the one that the way does is told, and of two that it does the first', () => {
  const said = tell('do i subtract or divide', difference).reply.text;
  expect(said).toMatch(/[Yy]ou subtract/);
  expect(tell('do i add or subtract', difference).reply.text).toMatch(/first you subtract/);
});
