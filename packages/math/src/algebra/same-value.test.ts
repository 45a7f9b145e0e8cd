import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equivalent } from '../judge/equivalent.ts';

describe('equality', () => {
  test.each([
    ['(x+1)^2', 'x^2+2x+1'],
    ['x^2/x', 'x'],
    ['1/(x-1) - 1/(x+1)', '2/(x^2-1)'],
    ['(a+b)(a-b)', 'a^2-b^2'],
    ['√8', '2√2'],
    ['√2·√3', '√6'],
    ['1/√2', '√2/2'],
    ['sqrt(3+2sqrt(2))', '1+sqrt(2)'],
    ['sin(x)^2+cos(x)^2', '1'],
    ['2^x·2', '2^(x+1)'],
    ['sqrt(x^2)', '|x|'],
    ['log(1000)', '3'],
    ['8^(1/3)', '2'],
    ['(-8)^(1/3)', '-2'],
    ['(x+1)^99999', '(1+x)^99999'],
    ['2^99999', '4^49999·2'],
    ['π/2+π/2', 'π'],
    ['5 cm', '50 mm'],
    ['y = 2x+1', '2x-y+1=0'],
    ['x < 3', '-2x > -6'],
    ['{1,2}', '{2,1}'],
    ['2:3', '4:6'],
    ['[1,3)', '[1,6/2)'],
  ])('%s equals %s', (a, b) => {
    expect(equivalent(a, b)).toBe('equal');
    expect(equivalent(b, a)).toBe('equal');
  });

  test.each([
    ['(x+1)^2', 'x^2+1'],
    ['√2', '1.41421356237309504880'],
    ['π', '3.14159265358979323846'],
    ['sqrt(x^2)', 'x'],
    ['(x+1)^99999', '(x+1)^99998'],
    ['2^99999', '2^99999+1'],
    ['1/0', '1/0+1'],
    ['x^2=4', 'x=2'],
    ['x < 3', '-2x < -6'],
    ['(1,2)', '(2,1)'],
    ['5 cm', '5 m'],
    ['5 cm', '5'],
    ['-∞', '∞'],
    ['x^50', 'x^51'],
    ['ln 2', '0.693147180559945'],
    ['sin 1', '0.841470984807897'],
    ['∛5', '1.70997594667669'],
  ])('%s differs from %s', (a, b) => {
    expect(equivalent(a, b)).toBe('different');
    expect(equivalent(b, a)).toBe('different');
  });

  test('is unknown for what cannot be read', () => {
    expect(equivalent('x+', 'x')).toBe('unknown');
  });

  test('finds shuffled and expanded products equal and changed ones different', () => {
    const roots = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(roots, fc.integer({ min: 1, max: 9 }), (numbers, extra) => {
        const product = numbers.map((n) => `(x-(${n}))`).join('');
        const shuffled = [...numbers]
          .reverse()
          .map((n) => `(${-n}+x)`)
          .join('*');
        expect(equivalent(product, shuffled)).toBe('equal');
        expect(equivalent(product, `${shuffled}+${extra}`)).toBe('different');
        let coefficients = [1];
        for (const n of numbers) {
          coefficients = [...coefficients, 0].map((c, k) => c - n * (coefficients[k - 1] ?? 0));
        }
        const degree = numbers.length;
        const expanded = coefficients.map((c, i) => `(${c})x^${degree - i}`).join('+');
        expect(equivalent(product, expanded.replace('x^0', '*1'))).toBe('equal');
      }),
    );
  });
});
