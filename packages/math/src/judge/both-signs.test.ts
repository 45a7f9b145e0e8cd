import { expect, test } from 'vitest';
import { numberValue } from '../algebra/number-value.ts';
import { parseMath } from '../read/parse.ts';
import { bothSigns } from './both-signs.ts';

function valuesOf(text: string): number[] {
  const read = parseMath(text);
  if (!read.ok) throw new Error(`cannot read ${text}`);
  return bothSigns(read.node).map((node) => numberValue(node, new Map()));
}

test.each([
  ['±3', [3, -3]],
  ['x = ±3', [3, -3]],
  ['±x = 3', [3, -3]],
  ['±3 = x', [3, -3]],
  ['(-8±√36)/2', [-1, -7]],
  ['\\frac{1\\pm 3}{2}', [2, -1]],
  ['2^(±1)', [2, 0.5]],
  ['±1±2', [3, 1, -1, -3]],
  ['7', [7]],
] as const)('%s stands for %o', (text, values) => {
  expect(valuesOf(text).sort()).toEqual([...values].sort());
});
