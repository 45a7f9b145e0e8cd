import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameProblem } from './question/is-same-problem.ts';
import { solve } from './solve.ts';

const words =
  'area of a triangle with base and height circle radius volume cylinder surface cube sides hypotenuse angle range mode IQR standard deviation gcf lcm prime factors probability rolling dice coin heads cards bag red blue marbles without replacement simple interest compounded years off tax tip unit rate per for miles in hours convert to scientific notation next term sequence nth f(x) find when derivative sin cos tan ln log sqrt e^ graph y = x-intercept vertex line parallel perpendicular through slope midpoint factor expand simplify solve divide by remainder mean median percent what is if how many'.split(
    ' ',
  );
const signs =
  '0 1 2 3 7 12 100 2.5 1/2 2 1/3 x y x^2 + - * / ÷ ^ ( ) = < >= | √ % , . : ; ° π $ and or (1,2) [ ] { } _ ! ? é 😀'.split(
    ' ',
  );
const piece = fc.oneof(fc.constantFrom(...words), fc.constantFrom(...signs), fc.constantFrom(...signs));
const typed = fc.array(piece, { maxLength: 22 }).map((parts) => parts.join(' '));
const glued = fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((parts) => parts.join(''));

describe('anything typed', { timeout: 240_000 }, () => {
  test('10,000 strings are solved or refused without an exception', () => {
    const check = (text: string): void => {
      const result = solve(text);
      if (!('steps' in result)) return;
      expect(result.answer, text).not.toMatch(/NaN|undefined|Infinity|\?/);
      for (const { why } of result.steps) expect(why, text).not.toMatch(/[{}]|undefined/);
    };
    fc.assert(fc.property(typed, check), { numRuns: 5000, seed: 21 });
    fc.assert(fc.property(glued, check), { numRuns: 4000, seed: 22 });
    fc.assert(fc.property(fc.string({ maxLength: 320, unit: 'binary' }), check), { numRuns: 1000, seed: 23 });
  });

  test('two texts are compared without an exception', () => {
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        expect(typeof isSameProblem(a, b)).toBe('boolean');
      }),
      { numRuns: 500, seed: 24 },
    );
  });
});
