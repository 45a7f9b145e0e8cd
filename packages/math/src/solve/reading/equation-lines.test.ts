import { expect, test } from 'vitest';
import { withPartedEquations } from './equation-lines.ts';

test('an equation in a line of its own is no product with the line before', () => {
  expect(withPartedEquations('Evaluate 5x - 2\nx = 3')).toBe('Evaluate 5x - 2,\nx = 3');
  expect(withPartedEquations('x + y = 5\nx - y = 1\nsolve')).toBe('x + y = 5,\nx - y = 1\nsolve');
});

test.each(['3x + 5\n= 7', 'There are 20 boys.\nHow many girls are there?', 'x + y = 5'])(
  'what goes on in the next line stays: %j',
  (text) => {
    expect(withPartedEquations(text)).toBeNull();
  },
);
