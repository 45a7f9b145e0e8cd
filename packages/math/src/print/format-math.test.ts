import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameValue } from '../algebra/same-value.ts';
import type { MathNode } from '../read/math-node.ts';
import { parseMath } from '../read/parse.ts';
import { formatMath } from './format-math.ts';

const number = (n: number): MathNode => ({ kind: 'number', value: { n: BigInt(n), d: 1n }, places: -1 });
const leaves = fc.oneof(
  fc.nat({ max: 99 }).map(number),
  fc.constantFrom('x', 'y', 'n').map((name): MathNode => ({ kind: 'variable', name })),
);
const { node: expressions } = fc.letrec<{ node: MathNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'math' },
    leaves,
    fc.array(tie('node'), { minLength: 2, maxLength: 3 }).map((terms): MathNode => ({ kind: 'add', terms })),
    fc
      .array(tie('node'), { minLength: 2, maxLength: 3 })
      .map((factors): MathNode => ({ kind: 'multiply', factors })),
    tie('node').map((of): MathNode => ({ kind: 'negate', of })),
    fc.tuple(tie('node'), tie('node')).map(([top, bottom]): MathNode => ({ kind: 'divide', top, bottom })),
    fc
      .tuple(tie('node'), fc.integer({ min: 1, max: 3 }))
      .map(([base, exponent]): MathNode => ({ kind: 'power', base, exponent: number(exponent) })),
    tie('node').map((of): MathNode => ({ kind: 'root', of, index: 2 })),
    tie('node').map((of): MathNode => ({ kind: 'absolute', of })),
  ),
}));

test('a printed expression is read back with the same value and prints the same again', () => {
  fc.assert(
    fc.property(expressions, (node) => {
      const printed = formatMath(node);
      fc.pre(printed.length <= 1000);
      const read = parseMath(printed);
      expect(read).toMatchObject({ ok: true });
      if (!read.ok) return;
      expect(sameValue(read.node, node)).not.toBe(sameValue(node, node) === 'equal' ? 'different' : 'equal');
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['2 1/2', '2\\frac{1}{2}'],
  ['x^2/3', '\\frac{x^{2}}{3}'],
  ['1<x<=3', '1<x\\le 3'],
  ['[1,3) U (5,inf)', '\\left[1, 3\\right)\\cup \\left(5, \\infty \\right)'],
  ['{1,2}', '\\left\\{1, 2\\right\\}'],
  ['$3.50', '\\$3.50'],
  ['12 in^2', '12\\text{ in^2}'],
  ['30°', '30^{\\circ}'],
  ['x=1 or x=2', 'x=1\\text{ or }x=2'],
  ['sqrt(x)+|y|', '\\sqrt{x}+\\left|y\\right|'],
])('%s prints as %s, which reads the same', (text, tex) => {
  const read = parseMath(text);
  expect(read.ok && formatMath(read.node)).toBe(tex);
  expect(parseMath(tex)).toEqual(read);
});
