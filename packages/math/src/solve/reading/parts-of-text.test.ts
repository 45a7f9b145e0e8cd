import { expect, test } from 'vitest';
import { partsOf } from './parts-of-text.ts';

const kinds = (text: string): string =>
  partsOf(text)
    .map(({ kind }) => kind)
    .join(' ');

test.each([
  ['Directions: Solve each equation. Show all your work. 5x - 8 = 27', 'nothing request nothing math'],
  ['Simplify. Leave your answer in radical form: √72', 'request form math'],
  ['Mr. Diaz has a garden. It is 12.5 ft long and 8 ft wide. What is its area?', 'scene told request'],
  ['x^2 - 9 = 0. Write the sum of the solutions.', 'math request'],
  ['A cone has a radius of 6 in. and a height of 8 in. What is its volume?', 'told request'],
  ['4(x - 3) = 4x - 12 how many solutions does this have?', 'math request'],
])('tells what each piece of a text is to its problem: %s', (text, expected) => {
  expect(kinds(text)).toBe(expected);
});

test('leaves out brackets that show, use or name something, and keeps those that tell or turn', () => {
  expect(partsOf('solve n/6 = 7 (two step equation)')[0]?.text).toBe('solve n/6 = 7');
  expect(partsOf('expand (x + 2)^4 (show every term)')[0]?.text).toBe('expand (x + 2)^4');
  expect(partsOf('how many codes of 3 letters are there (no repeats)?')[0]?.text).toContain('(no repeats)');
  expect(partsOf('how many codes of 3 letters are there (repeats allowed)?')[0]?.text).toContain('allowed');
});
