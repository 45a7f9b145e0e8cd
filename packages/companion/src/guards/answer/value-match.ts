import {
  compareRational,
  equalRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  rationalToDecimalText,
  rationalToNumber,
  subtractRational,
} from '@playforward/math';
import type { Secret } from './secret.ts';

const hundred = rational(100);
const absolute = (value: Rational): Rational => (value.n < 0n ? negateRational(value) : value);

/** A decimal or percent that is the key rounded to the places it shows. */
function isRounded(value: Rational, writing: string, part: Rational): boolean {
  const places = /\.(\d+)/.exec(writing)?.[1]?.length ?? 0;
  if (rationalToDecimalText(part) !== null && places < 2) return false;
  const isPercent = writing.endsWith('%');
  if (places === 0 && !isPercent) return false;
  const room = 0.5 * 10 ** -(places + (isPercent ? 2 : 0));
  const distance = Math.abs(rationalToNumber(value) - rationalToNumber(part));
  return rationalToDecimalText(part) === null && distance <= room * 1.0001;
}

/** Whether a number tells one of the values that stand for the key. `writing` is how it was written. */
export function tellsPart(value: Rational, writing: string, secret: Secret): boolean {
  return secret.parts.some((part) => {
    if (equalRational(absolute(value), absolute(part))) return true;
    if (secret.isPercent && equalRational(absolute(value), multiplyRational(absolute(part), hundred)))
      return true;
    if (secret.tolerance && secret.tolerance.n > 0n) {
      return compareRational(absolute(subtractRational(value, part)), secret.tolerance) <= 0;
    }
    return isRounded(absolute(value), writing, absolute(part));
  });
}
