import { expect, test } from 'vitest';
import { parseMath } from '../read/parse.ts';
import { complexValue } from './complex-value.ts';

function valueAt(text: string): readonly number[] {
  const read = parseMath(text);
  if (!read.ok) throw new Error(`cannot read ${text}`);
  return complexValue(read.node, new Map([['x', 2]]));
}

test.each([
  ['(3+2i)(1-i)', 5, -1],
  ['(2+i)/(1-i)', 0.5, 1.5],
  ['i^7', 0, -1],
  ['√(-9)', 0, 3],
  ['(-8)^(1/3)', -2, 0],
  ['e^(iπ)', -1, 0],
  ['2(cos 60° + i sin 60°)', 1, Math.sqrt(3)],
  ['|3+4i|', 5, 0],
  ['ln(-1)', 0, Math.PI],
  ['(x+i)^-1', 0.4, -0.2],
])('%s is %d + %di', (text, real, imaginary) => {
  const [a = Number.NaN, b = Number.NaN] = valueAt(text);
  expect(a).toBeCloseTo(real, 12);
  expect(b).toBeCloseTo(imaginary, 12);
});

test.each(['1/0', '0^0', 'x = 3', 'y'])('%s has no value', (text) => {
  expect(valueAt(text).some(Number.isNaN)).toBe(true);
});
