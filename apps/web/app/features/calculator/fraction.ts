/** An exact number: no rounding happens before the result is shown. `bottom` is above zero, lowest terms. */
export type Fraction = { top: bigint; bottom: bigint };

/** The value of top / bottom, or null when bottom is zero. */
export function fraction(top: bigint, bottom: bigint): Fraction | null {
  if (bottom === 0n) return null;
  const sign = bottom < 0n ? -1n : 1n;
  const shared = greatestShared(top, bottom);
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared };
}

/** Reads "12", "1.", ".5" and "1.5e21", the way results are written. */
export function parseDecimal(text: string): Fraction | null {
  const match = /^(\d*)\.?(\d*)(?:e(-?\d{1,3}))?$/.exec(text);
  const [, whole = '', part = '', power = '0'] = match ?? [];
  if (!match || whole + part === '') return null;
  const shift = Number(power) - part.length;
  const digits = BigInt(whole + part);
  return shift >= 0 ? fraction(digits * 10n ** BigInt(shift), 1n) : fraction(digits, 10n ** BigInt(-shift));
}

/**
 * Writes a number with at most `digits` significant digits, halves away from zero: "0.333333333333", "-2.5",
 * "9.9999998e15". Null when it is out of the range of ordinary numbers.
 */
export function formatFraction({ top, bottom }: Fraction, digits: number): string | null {
  if (top === 0n) return '0';
  const size = top < 0n ? -top : top;
  let exponent = size.toString().length - bottom.toString().length;
  if (isBelow({ top: size, bottom }, exponent)) exponent -= 1;
  let rounded = roundedTimesTen({ top: size, bottom }, digits - 1 - exponent);
  if (rounded.toString().length > digits) {
    rounded /= 10n;
    exponent += 1;
  }
  if (Math.abs(exponent) > largestExponent) return null;
  return (top < 0n ? '-' : '') + writeDigits(rounded.toString(), exponent, digits);
}

const largestExponent = 307;

/** True when the value is below ten to the exponent. */
function isBelow({ top, bottom }: Fraction, exponent: number): boolean {
  return exponent >= 0 ? top < bottom * 10n ** BigInt(exponent) : top * 10n ** BigInt(-exponent) < bottom;
}

function roundedTimesTen({ top, bottom }: Fraction, power: number): bigint {
  const over = power >= 0 ? top * 10n ** BigInt(power) : top;
  const under = power >= 0 ? bottom : bottom * 10n ** BigInt(-power);
  return (2n * over + under) / (2n * under);
}

function writeDigits(digits: string, exponent: number, most: number): string {
  const kept = digits.replace(/0+$/, '');
  if (exponent >= most || exponent < -6) {
    return `${kept[0]}${kept.length > 1 ? `.${kept.slice(1)}` : ''}e${exponent}`;
  }
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${kept}`;
  const whole = kept.padEnd(exponent + 1, '0');
  return whole.length > exponent + 1 ? `${whole.slice(0, exponent + 1)}.${whole.slice(exponent + 1)}` : whole;
}

function greatestShared(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (right > 0n) [left, right] = [right, left % right];
  return left;
}
