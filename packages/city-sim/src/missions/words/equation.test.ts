import { describe, expect, test } from 'vitest';
import {
  claim,
  frac,
  gcf,
  letter,
  minus,
  num,
  over,
  plus,
  times,
  worked,
  writeEquation,
} from './equation.ts';

const oaks = over(times(num(27), num(8)), num(3));

describe('an equation', () => {
  test('is written with the number that was typed where that number is the result', () => {
    expect(writeEquation([worked('n', oaks, 72)])).toBe('n = 27 × 8 / 3 = 72');
  });

  test('is not written with any other number', () => {
    for (const typed of [55, 71.99, 73, 65, 0]) expect(writeEquation([worked('n', oaks, typed)])).toBeNull();
  });

  test('is written with ≈ where the number is the result, rounded', () => {
    const way = over(num(100), num(7));
    expect(writeEquation([worked('x', way, 14.29)])).toBe('x = 100 / 7 ≈ 14.29');
    expect(writeEquation([worked('x', way, 14.3)])).toBe('x = 100 / 7 ≈ 14.3');
    expect(writeEquation([worked('x', way, 14.2)])).toBeNull();
  });

  test('is not written at all while one of its claims is false', () => {
    const [right, wrong] = [worked('n', oaks, 72), claim(plus(num(2), num(2)), ['=', num(5)])];
    expect(writeEquation([right, wrong])).toBeNull();
    expect(writeEquation([])).toBeNull();
  });

  test('stands on every link of a chain', () => {
    const chain = (last: number) => claim(num(16), ['<', num(20)], ['≤', num(last)]);
    expect([chain(32).holds, chain(20).holds, chain(19).holds]).toEqual([true, true, false]);
    expect(claim(letter('x', Number.NaN), ['=', num(1)]).holds).toBe(false);
  });
});

test('what is read is what counts: a number is worked with as it is shown', () => {
  expect(num(1 / 3)).toMatchObject({ text: '0.333333', value: 0.333333 });
  expect(num(0.1 + 0.2).value).toBe(0.3);
});

test('brackets stand where they are needed', () => {
  expect(minus(num(4), num(-3)).text).toBe('4 − (−3)');
  expect(over(frac(39, 2), frac(3, 4)).text).toBe('(19 1/2) / (3/4)');
  expect(minus(num(9), plus(num(1), num(2))).text).toBe('9 − (1 + 2)');
  expect(worked('n', gcf(12, 18), 6).text).toBe('n = GCF(12, 18) = 6');
});
