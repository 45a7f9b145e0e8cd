import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import { sameValue } from '../../algebra/same-value.ts';
import { formatMath } from '../../print/format-math.ts';
import { compareRational, type Rational, rational, subtractRational } from '../../rational/rational.ts';
import { rationalToNumber } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { readText } from '../../read/parse.ts';
import type { AnswerKey } from '../answer-key.ts';
import type { AskedCode } from '../say-form.ts';

/** Same value; where there is none, as for √-5 among real numbers, or testing cannot decide, only the same writing counts. */
export function sameScalar(a: MathNode, b: MathNode): boolean {
  if (sameValue(a, b) === 'equal') return true;
  return a.kind === b.kind && formatMath(a) === formatMath(b);
}

function toleranceOf(text: string | undefined): Rational | null {
  if (text === undefined) return null;
  const read = readText(text, { commas: 'grouping', units: false });
  return read.ok ? exactValue(read.node) : null;
}

/** Same value, or no further apart than the tolerance. */
function nearNumber(a: MathNode, b: MathNode, tolerance: Rational | null): boolean {
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

/** The number rounded half away from zero; null where it has no value. */
export function roundedNode(node: MathNode, places: number): MathNode | null {
  const scale = 10n ** BigInt(places);
  const exact = exactValue(node);
  if (exact) {
    const size = (exact.n < 0n ? -exact.n : exact.n) * scale;
    const whole = (2n * size + exact.d) / (2n * exact.d);
    return { kind: 'number', value: rational(exact.n < 0n ? -whole : whole, scale), places };
  }
  const value = numberValue(node, new Map()) * Number(scale);
  if (!Number.isSafeInteger(Math.round(value))) return null;
  const whole = Math.sign(value) * Math.round(Math.abs(value));
  return { kind: 'number', value: rational(BigInt(whole), scale), places };
}

const placeNames = ['whole', 'tenths', 'hundredths', 'thousandths'] as const satisfies readonly AskedCode[];

/** Whether a number is the wanted one: 'same', 'different', or the places it still has to be rounded to. */
export function compareNumbers(
  given: MathNode,
  wanted: MathNode,
  { tolerance, places }: AnswerKey,
): 'same' | 'different' | AskedCode {
  const allowed = toleranceOf(tolerance);
  if (places === undefined) return nearNumber(given, wanted, allowed) ? 'same' : 'different';
  if (sameScalar(given, wanted)) return 'same';
  const rounded = roundedNode(given, places);
  if (!rounded || !nearNumber(rounded, wanted, allowed)) return 'different';
  return sameScalar(given, rounded) ? 'same' : placeNames[places];
}
