import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rational } from '../rational/rational.ts';
import { rationalToNumber } from '../rational/rational-text.ts';
import { type ExactSine, exactCosine, exactSine } from './exact-sine.ts';

function numberOf(exact: ExactSine): number {
  if (exact.kind === 'reduced') return exact.sign * Math.sin(rationalToNumber(exact.turn) * Math.PI);
  return (exact.sign * exact.terms.reduce((sum, [n, root]) => sum + n * Math.sqrt(root), 0)) / 4;
}

test('every multiple of π has the sine and cosine of its angle', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 40 }), (n, d) => {
      const turn = rational(n, d);
      expect(numberOf(exactSine(turn))).toBeCloseTo(Math.sin((n / d) * Math.PI), 9);
      expect(numberOf(exactCosine(turn))).toBeCloseTo(Math.cos((n / d) * Math.PI), 9);
    }),
  );
});

test('whole turns are exact however many there are', () => {
  expect(exactSine(rational(10n ** 30n))).toEqual({ kind: 'value', sign: 1, terms: [] });
  expect(exactCosine(rational(10n ** 30n))).toEqual({ kind: 'value', sign: 1, terms: [[4, 1]] });
});

test('angles that have no value in square roots come into the first right angle', () => {
  expect(exactSine(rational(13, 5))).toEqual({ kind: 'reduced', sign: 1, turn: rational(2, 5) });
  expect(exactSine(rational(-1, 5))).toEqual({ kind: 'reduced', sign: -1, turn: rational(1, 5) });
});
