import { expect, test } from 'vitest';
import type { MathNode } from '../read/math-node.ts';
import { parseMath } from '../read/parse.ts';
import { sameZeros } from './same-zeros.ts';

function read(text: string): MathNode {
  const result = parseMath(text);
  if (!result.ok) throw new Error(`cannot read ${text}`);
  return result.node;
}

test.each([
  ['2w + 50/w - 25', 'w(12.5 - w) - 25', true],
  ['a/b - c/d', 'ad - bc', true],
  ['12/x - 3/5', '60 - 3x', true],
  ['(x^2 - x)/x', 'x^2 - x', false],
  ['(x - 1)(x - 2)', 'x - 1', false],
  ['x/(x + 1) - 2', 'x - 2(x + 1)', false],
  ['0', '0', false],
])('%s and %s are 0 at the same places: %s', (a, b, same) => {
  expect(sameZeros(read(a), read(b))).toBe(same);
});
