import { expect, test } from 'vitest';
import { plainRequest } from './plain-request.ts';

test.each([
  ['whats 15% of 240', 'what is 15% of 240'],
  ['5(x-2)=3x+8 solve for x', 'solve 5(x-2)=3x+8 for x'],
  ['can you solve 2x + 3 = 7 so i can see how', 'solve 2x + 3 = 7'],
  ['hey can you help me factor x^2+5x+6 pls', 'factor x^2+5x+6'],
  ['i need help with 2x = 8, show steps', '2x = 8'],
  ['if 2x + 3 = 7 what is x', 'solve 2x + 3 = 7 for x'],
  ['x^2 - 9, factor it', 'factor x^2 - 9'],
  ['3/4 + 1/2 = ?', '3/4 + 1/2'],
  ['x + y = 10, x - y = 4 find x and y', 'x + y = 10, x - y = 4'],
  ['rearrange F = m a for a', 'rearrange F = m a for a'],
  ['5!', '5 factorial'],
])('%s is read as %s', (typed, plain) => {
  expect(plainRequest(typed)).toBe(plain);
});

test.each(['a + b', 'i^2', 'do', 'so', '1) 3x = 9', 'let f(x) = 2x'])('%s keeps its letters', (typed) => {
  expect(plainRequest(typed)).not.toBe('');
});
