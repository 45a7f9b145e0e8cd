import fc from 'fast-check';
import { type AnswerTree, functionNames, number, pair, type Sign, type Value } from './answer-tree.ts';
import { unitNames } from './meaning-of.ts';

const whole = fc.integer({ min: 1, max: 40 }).map((top) => number(top));
const fraction = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 12 }))
  .map(([top, bottom]) => number(top, bottom));
const decimal = fc.integer({ min: 1, max: 999 }).map((top) => number(top, 100, true));
const anyNumber = fc.oneof({ weight: 4, arbitrary: whole }, fraction, decimal);
const signed = fc
  .tuple(anyNumber, fc.boolean())
  .map(([of, minus]): Value => (minus ? { kind: 'negative', of } : of));
const letter = fc.constantFrom('x', 'x', 'y', 'z').map((name): Value => ({ kind: 'letter', name }));
const constant = fc
  .constantFrom('pi' as const, 'e' as const)
  .map((name): Value => ({ kind: 'constant', name }));
const exponent = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 2, max: 5 }).map((top) => number(top)) },
  fc.constant<Value>({ kind: 'negative', of: number(1) }),
  letter,
);

/** ax + b, the bracket of school. */
const linear = fc
  .tuple(whole, letter, fc.constantFrom('sum' as const, 'difference'), whole)
  .map(([a, x, kind, b]) => pair(kind, pair('product', a, x), b));
const term = fc.tuple(whole, letter, exponent).map(([a, x, n]) => pair('product', a, pair('power', x, n)));
const raised = fc.tuple(letter, exponent).map(([a, n]) => pair('power', a, n));
const part = fc.oneof({ weight: 3, arbitrary: linear }, term, letter, raised);
/** What school writes: products, quotients, powers, roots and functions of brackets and terms. */
const schoolValue = fc.oneof(
  fc.tuple(part, linear).map(([a, b]) => pair('product', a, b)),
  fc.tuple(linear, part).map(([a, b]) => pair('product', a, b)),
  fc.tuple(part, part).map(([a, b]) => pair('quotient', a, b)),
  fc.tuple(term, term).map(([a, b]) => pair('sum', a, b)),
  fc.tuple(term, linear).map(([a, b]) => pair('difference', a, b)),
  fc
    .tuple(
      fc.oneof(
        part,
        fc
          .tuple(part, letter, fc.constantFrom(...functionNames))
          .map(([of, b, name]) => pair('quotient', { kind: 'function', name, of }, b)),
        part.map((of): Value => ({ kind: 'negative', of })),
      ),
      exponent,
    )
    .map(([a, b]) => pair('power', a, b)),
  fc.tuple(part, part, exponent).map(([a, b, n]) => pair('power', pair('quotient', a, b), n)),
  fc.tuple(raised, raised).map(([a, b]) => pair('product', a, b)),
  fc.tuple(letter, letter, exponent).map(([a, b, n]) => pair('power', pair('product', a, b), n)),
  fc
    .tuple(part, fc.constantFrom(2 as const, 3 as const))
    .map(([of, index]): Value => ({ kind: 'root', of, index })),
  fc
    .tuple(part, fc.constantFrom(...functionNames))
    .map(([of, name]): Value => ({ kind: 'function', name, of })),
  fc
    .tuple(part, fc.constantFrom(...functionNames), exponent)
    .map(([of, name, n]) => pair('power', { kind: 'function', name, of }, n)),
  fc
    .tuple(part, part, fc.constantFrom(...functionNames))
    .map(([a, of, name]) => pair('product', a, { kind: 'function', name, of })),
  part.map((of): Value => ({ kind: 'negative', of })),
);

/** Values with letters: sums, products, quotients, powers, roots and functions, three deep. */
const { value: valueWithLetters } = fc.letrec<{ value: Value; leaf: Value }>((tie) => ({
  leaf: fc.oneof({ weight: 4, arbitrary: letter }, { weight: 3, arbitrary: whole }, constant, fraction),
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'max', withCrossShrink: true },
    tie('leaf'),
    fc
      .tuple(
        fc.constantFrom('sum' as const, 'difference', 'product', 'product', 'quotient'),
        tie('value'),
        tie('value'),
      )
      .map(([kind, a, b]) => pair(kind, a, b)),
    fc.tuple(tie('value'), exponent).map(([a, b]) => pair('power', a, b)),
    fc
      .tuple(tie('value'), fc.constantFrom(2 as const, 3 as const))
      .map(([of, index]): Value => ({ kind: 'root', of, index })),
    fc
      .tuple(tie('value'), fc.constantFrom(...functionNames))
      .map(([of, name]): Value => ({ kind: 'function', name, of })),
    tie('value').map((of): Value => (of.kind === 'negative' ? of : { kind: 'negative', of })),
  ),
}));

const i: Value = { kind: 'constant', name: 'i' };
const complex = fc
  .tuple(signed, whole, fc.boolean())
  .map(([a, b, plus]) => pair(plus ? 'sum' : 'difference', a, pair('product', b, i)));
const rooted = fc
  .tuple(whole, fc.constantFrom(2, 3, 5, 6, 7, 10), whole)
  .map(([a, of, b]) => pair('sum', a, pair('product', b, { kind: 'root', of: number(of), index: 2 })));
const plainNumber = fc.oneof(
  signed,
  complex,
  fc.tuple(complex, complex).map(([a, b]) => pair('product', a, b)),
  fc.tuple(whole, fc.constant(pair('product', i, i))).map(([a, b]) => pair('sum', a, b)),
  rooted,
  whole.map((a) => pair('product', a, { kind: 'constant', name: 'pi' })),
);

const end = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.boolean());
const asValue = (value: number): Value =>
  value < 0 ? { kind: 'negative', of: number(-value) } : number(value);
const range = fc
  .tuple(end, fc.integer({ min: 1, max: 15 }), fc.boolean(), fc.constantFrom('no', 'no', 'low', 'high'))
  .map(([[low, lowClosed], width, highClosed, endless]) => ({
    low:
      endless === 'low'
        ? ({ value: '-infinity', closed: false } as const)
        : { value: asValue(low), closed: lowClosed },
    high:
      endless === 'high'
        ? ({ value: 'infinity', closed: false } as const)
        : { value: asValue(low + width), closed: highClosed },
  }));
const bounded = fc
  .tuple(end, fc.integer({ min: 1, max: 15 }), fc.boolean())
  .map(([[low, closed], width, high]) => ({
    low: { value: asValue(low), closed },
    high: { value: asValue(low + width), closed: high },
  }));
const union = fc
  .tuple(fc.integer({ min: -20, max: 0 }), fc.integer({ min: 2, max: 20 }), fc.boolean())
  .map(([low, width, closed]) => [
    { low: { value: '-infinity' as const, closed: false }, high: { value: asValue(low), closed } },
    {
      low: { value: asValue(low + width), closed: !closed },
      high: { value: 'infinity' as const, closed: false },
    },
  ]);

const named = fc.constantFrom('x', 'y');
const sign = fc.constantFrom<Sign>('=', '<', '>', '<=', '>=');
const several = fc.array(signed, { minLength: 2, maxLength: 4 });

/** One answer of any form. Expressions weigh as much as all other forms together. */
export const drawAnswer: fc.Arbitrary<AnswerTree> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .oneof({ weight: 3, arbitrary: schoolValue }, valueWithLetters)
      .map((value): AnswerTree => ({ kind: 'expression', value })),
  },
  { weight: 2, arbitrary: plainNumber.map((value): AnswerTree => ({ kind: 'number', value })) },
  anyNumber.map((value): AnswerTree => ({ kind: 'percent', value })),
  fc
    .tuple(named, sign, signed)
    .map(([letter, mark, value]): AnswerTree => ({ kind: 'relation', letter, sign: mark, value })),
  fc
    .tuple(named, bounded)
    .map(([letter, between]): AnswerTree => ({ kind: 'between', letter, range: between, joined: 'and' })),
  range.map((one): AnswerTree => ({ kind: 'ranges', ranges: [one] })),
  union.map((ranges): AnswerTree => ({ kind: 'ranges', ranges })),
  fc.tuple(signed, signed).map((items): AnswerTree => ({ kind: 'point', items })),
  several.map((items): AnswerTree => ({ kind: 'set', items })),
  several.map((items): AnswerTree => ({ kind: 'list', items })),
  fc.tuple(signed, whole).map(([middle, away]): AnswerTree => ({ kind: 'both', middle, away, sign: '±' })),
  fc
    .tuple(anyNumber, fc.constantFrom(...unitNames))
    .map(([value, unit]): AnswerTree => ({ kind: 'measure', value, unit })),
  fc.tuple(whole, whole).map((items): AnswerTree => ({ kind: 'ratio', items })),
);
