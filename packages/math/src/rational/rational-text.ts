import { type Rational, rational } from './rational.ts';

const decimalPattern = /^([-+\u2212]?)(\d*)(?:\.(\d*))?$/;

/**
 * Reads '-1.25', '.5' or '3.'; throws RangeError for anything else.
 * @example rationalFromDecimal('-1.25') // rational(-5, 4)
 */
export function rationalFromDecimal(text: string): Rational {
  const match = decimalPattern.exec(text.trim());
  const digits = `${match?.[2] ?? ''}${match?.[3] ?? ''}`;
  if (!match || digits === '') throw new RangeError(`not a decimal number: ${text}`);
  const size = BigInt(digits);
  const negative = match[1] === '-' || match[1] === '\u2212';
  return rational(negative ? -size : size, 10n ** BigInt(match[3]?.length ?? 0));
}

/**
 * The nearest floating-point number; stays finite for long fractions of usual size.
 * @example rationalToNumber(rational(3, 4)) // 0.75
 */
export function rationalToNumber({ n, d }: Rational): number {
  const top = Number(n);
  const bottom = Number(d);
  if (Number.isFinite(top) && Number.isFinite(bottom)) return top / bottom;
  const shift = BigInt(Math.max(n.toString(2).length, d.toString(2).length) - 1000);
  const smallTop = Number(n >> shift);
  const smallBottom = Number(d >> shift);
  return smallTop / smallBottom;
}

/**
 * '3/4', '-5/2' or '5'.
 * @example rationalToFractionText(rational(-5, 2)) // '-5/2'
 */
export function rationalToFractionText({ n, d }: Rational): string {
  return d === 1n ? `${n}` : `${n}/${d}`;
}

/**
 * '0.75', '-2', or null when the decimal does not end.
 * @example rationalToDecimalText(rational(3, 4)) // '0.75'
 * @example rationalToDecimalText(rational(1, 3)) // null
 */
export function rationalToDecimalText({ n, d }: Rational): string | null {
  let rest = d;
  let places = 0;
  let twos = 0;
  let fives = 0;
  while (rest % 2n === 0n) {
    rest /= 2n;
    twos += 1;
  }
  while (rest % 5n === 0n) {
    rest /= 5n;
    fives += 1;
  }
  if (rest !== 1n) return null;
  places = Math.max(twos, fives);
  const scaled = (n < 0n ? -n : n) * (10n ** BigInt(places) / d);
  const digits = scaled.toString().padStart(places + 1, '0');
  const sign = n < 0n ? '-' : '';
  if (places === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
