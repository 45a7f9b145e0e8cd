import { expect, test } from 'vitest';
import { openProblem } from '../../hear/testing-open.ts';
import { tell } from '../../testing-turn.ts';

const sides = openProblem({
  question: 'JK is 12 cm, KL is 10 cm and MN is 36 cm long. How many centimeters long is NP?',
  form: 'integer',
  choices: [
    ['30', null],
    ['34', 'This adds the same length.'],
  ],
  work: ['36 ÷ 12 = 3', '10 · 3 = 30'],
});

test('another unit behind a right end is spoken of, and the one of the problem is not', () => {
  expect(tell('36/12 = 3, 10*3 = 30 inches', sides).reply.text).toMatch(/right.*does not measure in inches/);
  expect(tell('36/12 = 3, 10*3 = 30 cm', sides).reply.text).not.toContain('measure');
});
