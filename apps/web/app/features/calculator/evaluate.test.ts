import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';

describe('a sum', () => {
  test.each([
    ['7×8', '56'],
    ['2+3×4', '14'],
    ['2×3+4', '10'],
    ['20−6−4', '10'],
    ['64÷4÷2', '8'],
    ['8÷4×2', '4'],
    ['1+2×3−8÷4', '5'],
    ['−5', '−5'],
    ['−−5', '5'],
    ['5−−3', '8'],
    ['5×−3', '−15'],
    ['−2×−3', '6'],
    ['0.1+0.2', '0.3'],
    ['1÷3×3', '1'],
    ['1÷3', '0.333333333333'],
    ['2÷3', '0.666666666667'],
    ['.5+5.', '5.5'],
    ['007', '7'],
    ['0−0', '0'],
    ['0×−1', '0'],
    ['450 ÷ 5', '90'],
    ['100000000000+1', '100000000001'],
    ['999999999999+1', '1e12'],
    ['99999999×99999999', '9.9999998e15'],
    ['1÷1000000', '0.000001'],
    ['1÷10000000', '1e−7'],
    ['9.9999998e15+1e−7', '9.9999998e15'],
    ['0.9999999999999', '1'],
    ['1000000000000000+0.3−1000000000000000', '0.3'],
  ])('%s is %s [L-113]', (sum, result) => {
    expect(evaluate(sum)).toBe(result);
  });

  test.each([
    '5÷÷',
    '5÷÷2',
    '+',
    '+5',
    '5+',
    '−',
    '×2',
    '.',
    '1.2.3',
    '5÷0',
    '0÷0',
    '5÷−0',
    '1e307×10',
    '2 3',
    'x',
    '1e',
    '(1)',
    '',
  ])('%s cannot be worked out [L-114] [D-86]', (sum) => {
    expect(evaluate(sum)).toBeNull();
  });
});

const operators = ['+', '−', '×', '÷'] as const;

test('any text is either worked out or not, and never throws', () => {
  const character = fc.constantFrom(...'0123456789.+−×÷e ', 'x');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 60 }), (sum) => {
      const result = evaluate(sum);
      expect(result === null || /^−?\d+(\.\d+)?(e−?\d+)?$/.test(result)).toBe(true);
    }),
  );
});

test('random sums have the value that adding up their products has', () => {
  const number = fc.record({ size: fc.integer({ min: 0, max: 9999 }), negative: fc.boolean() });
  const rest = fc.array(fc.tuple(fc.constantFrom(...operators), number), { maxLength: 8 });
  fc.assert(
    fc.property(number, rest, (first, more) => {
      const write = ({ size, negative }: typeof first) => `${negative ? '−' : ''}${size}`;
      const sum = write(first) + more.map(([sign, next]) => sign + write(next)).join('');
      const { value, size } = addProducts(
        signed(first),
        more.map(([sign, next]) => [sign, signed(next)]),
      );
      const result = evaluate(sum);
      if (result === null) expect(Number.isFinite(value)).toBe(false);
      else expect(Math.abs(Number(result.replaceAll('−', '-')) - value)).toBeLessThanOrEqual(size * 1e-10);
    }),
  );
});

const signed = ({ size, negative }: { size: number; negative: boolean }) => (negative ? -size : size);

/** Worked out another way: products are collected in one pass and then added. `size` is the sum without its signs. */
function addProducts(first: number, more: [(typeof operators)[number], number][]) {
  const products = [first];
  for (const [sign, value] of more) {
    const last = products.pop() ?? 0;
    if (sign === '×') products.push(last * value);
    else if (sign === '÷') products.push(value === 0 ? Number.NaN : last / value);
    else products.push(last, sign === '+' ? value : -value);
  }
  return {
    value: products.reduce((sum, product) => sum + product, 0),
    size: products.reduce((sum, product) => sum + Math.abs(product), 0) + 1e-300,
  };
}
