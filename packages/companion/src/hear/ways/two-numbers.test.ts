import { describe, expect, test } from 'vitest';
import { readSteps } from '../read-step.ts';
import { openProblem } from '../testing-open.ts';

const quadratic = openProblem({
  question: 'Find both solutions of $t^2 + t − 72 = 0$ by factoring.',
  form: 'set',
  choices: [
    ['−9, 8', null],
    ['−8, 9', 'These are the numbers in the factors.'],
  ],
  work: ['$(t + 9)(t − 8) = 0$', '−9, 8'],
  instructions: ['Factor the left side.'],
});
const read = (text: string) => readSteps(text, quadratic, { lines: [] });

describe('two numbers that somebody looks for', () => {
  test.each([
    'i want to find two numbers that multiply to -72 and add to 1',
    'i need numbers that add up to 1 and multiply to -72',
  ])('are the move where the quadratic asks for them: %s', (text) =>
    expect(read(text)).toMatchObject([{ verdict: 'move', step: 0 }]),
  );

  test.each([
    'i need two numbers that multiply to 72 and add to 1',
    'numbers that multiply to -72 and add to -1',
  ])('with another product or sum are no move and no operation: %s', (text) =>
    expect(read(text).filter(({ verdict }) => verdict === 'move' || verdict === 'operation')).toEqual([]),
  );
});
