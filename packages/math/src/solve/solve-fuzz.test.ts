import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameProblem } from './is-same-problem.ts';
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

describe('the open problem is recognised', () => {
  test.each([
    ['3x + 5 = 20', 'Solve 3x + 5 = 20 for x.'],
    ['20 = 5 + 3x', 'Solve 3x + 5 = 20 for x.'],
    ['can you solve 3n+5=20', 'Solve for x: 3x + 5 = 20'],
    ['6x+10=40', 'Solve 3x + 5 = 20'],
    ['what is 25% of 40', 'A shirt costs $40 and is 25% off. What is the sale price?'],
    ['40 - 0.25*40', 'A shirt costs $40 and is 25% off. What is the sale price?'],
    ['5/6+3/4', 'Work out 3/4 + 5/6.'],
    ['x^2-5x+6', 'Factor x^2 - 5x + 6'],
    ['ratio of 12 to 18', 'Simplify the ratio 12:18.'],
    ['x + y = 10, x - y = 2', 'Solve the system x + y = 10 and x - y = 2.'],
    ['-2x+5>11', 'Solve the inequality: 5 - 2x > 11'],
    ['WHAT IS  7 × 8 ?', 'What is 7 × 8?'],
  ])('%s is %s', (given, open) => {
    expect(isSameProblem(given, open)).toBe(true);
  });

  test.each([
    ['2x + 3 = 7', 'Solve 3x + 5 = 20 for x.'],
    ['what is 15% of 80', 'A shirt costs $40 and is 25% off. What is the sale price?'],
    ['1/2 + 1/3', 'Add: 3/4 + 5/6'],
    ['what is a ratio', 'Simplify the ratio 12:18.'],
    ['8:12', 'Simplify the ratio 12:18.'],
    ['area of a circle with radius 5', 'Find the area of a triangle with base 5 and height 8'],
    ['', 'Solve 3x + 5 = 20'],
    ['hello', 'x'],
  ])('%s is not %s', (given, open) => {
    expect(isSameProblem(given, open)).toBe(false);
  });
});

test('what has no proven way is refused rather than guessed', () => {
  for (const problem of [
    'area of a triangle with base 5',
    'volume of a cylinder with radius 3 cm and height 2 m',
    'probability of winning the game',
    'tan 90°',
    'derivative of |x|',
    'hypotenuse 3 and legs 5',
    'find the other leg: hypotenuse 3 and leg 5',
    'log_2(-4)',
    '2^x = -4',
    'next term of 1, 2, 4, 7',
    '5 km to kg',
    'a triangle has angles 100 and 90, find the third angle',
    'two red from a bag with 3 red and 2 blue marbles',
    'A rectangle has area 48 and length 8. Find its perimeter.',
    'volume of half a sphere with radius 3',
    'area of a circle with radius 3 cm and a square with side 2 cm',
    'area of a rectangle with length 2x and width 3',
    'rectangle with width 5 and length twice the width, area?',
    'volume of a triangular prism with base 3, height 4 and length 10',
    'probability of rolling a number between 2 and 5 on a die',
    'probability of rolling a 3 and then a 5 on a die',
    'probability of drawing two aces from a deck',
    'A bag has 3 red and 2 blue marbles. probability of drawing three red marbles',
    'A $50 meal with 20% tip and 8% tax. total?',
    'a $40 shirt is 25% off. how much do 3 cost',
    'find the rate if simple interest on $1000 for 2 years is $100',
    'a car travels 60 miles in 1.5 hours and then 40 miles in 0.5 hours. what is the average speed',
    'second derivative of x^3',
    'evaluate x^2 + 2x for x = 3 and x = 4',
    'f(x) = 2x + 1, find f(0) + f(1)',
    'angles of a triangle are x, 2x and 60, find the third angle',
  ])
    expect(solve(problem).kind, problem).toBe('not-understood');
});
