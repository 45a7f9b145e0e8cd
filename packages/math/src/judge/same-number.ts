import { exactValue } from '../algebra/normal-form.ts';
import { numberValue } from '../algebra/number-value.ts';
import { sameValue } from '../algebra/same-value.ts';
import { formatMath } from '../print/format-math.ts';
import { compareRational, type Rational, subtractRational } from '../rational/rational.ts';
import { rationalToNumber } from '../rational/rational-text.ts';
import type { MathNode } from '../read/math-node.ts';
import { readText } from '../read/parse.ts';

/** Same value; where testing cannot decide, only the same writing counts. */
export function sameScalar(a: MathNode, b: MathNode): boolean {
  const decided = sameValue(a, b);
  return decided === 'unknown' ? formatMath(a) === formatMath(b) : decided === 'equal';
}

export function toleranceOf(text: string | undefined): Rational | null {
  if (text === undefined) return null;
  const read = readText(text, { commas: 'grouping', units: false });
  return read.ok ? exactValue(read.node) : null;
}

/** Same value, or no further apart than the tolerance. */
export function nearNumber(a: MathNode, b: MathNode, tolerance: Rational | null): boolean {
  if (!tolerance || tolerance.n <= 0n) return sameScalar(a, b);
  const left = exactValue(a);
  const right = exactValue(b);
  if (left && right) {
    const distance = subtractRational(left, right);
    const size = { n: distance.n < 0n ? -distance.n : distance.n, d: distance.d };
    return compareRational(size, tolerance) <= 0;
  }
  const distance = Math.abs(numberValue(a, new Map()) - numberValue(b, new Map()));
  return distance <= rationalToNumber(tolerance);
}
