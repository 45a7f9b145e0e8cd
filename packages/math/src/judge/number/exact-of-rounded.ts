import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import type { AnswerKey } from '../answer-key.ts';
import { numberShape } from './number-shape.ts';
import { roundedNode, sameScalar } from './same-number.ts';

const asksRounding =
  /\b(?:round\w*|nearest|decimals?|approximat\w*|estimat\w*|significant|places?|calculators?|tenths?|hundredths?|thousandths?|about|roughly)\b|≈|\b3\.14|22\/7/i;

/** A root or a π of the question itself is there to be worked out. */
const givesExact = /√|∛|\bsqrt|\b(?:square|cube) roots?\b|π|\bpi\b/i;

const whole = (value: number): MathNode => ({ kind: 'number', value: rational(BigInt(value)), places: -1 });
const over = (top: MathNode, bottom: number): MathNode => ({ kind: 'divide', top, bottom: whole(bottom) });
const pi: MathNode = { kind: 'constant', name: 'pi' };

/** The roots √n and √n/2 next to a value, as far as no other of their kind is rounded to the same places. */
function rootsNear(value: number, places: number): readonly MathNode[] {
  return [1, 2].flatMap((bottom) => {
    const gap = 1 / (2 * value * bottom ** 2);
    const of = Math.round((value * bottom) ** 2);
    return gap > 10 ** -places ? [over({ kind: 'root', index: 2, of: whole(of) }, bottom)] : [];
  });
}

/** The usual parts of π next to a value. */
function partsOfPi(value: number): readonly MathNode[] {
  return [1, 2, 3, 4, 6].map((bottom) => {
    const times = Math.round((value * bottom) / Math.PI);
    return over({ kind: 'multiply', factors: [whole(times), pi] }, bottom);
  });
}

/**
 * Whether a number is the exact value that a key has rounded of its own: 2√5 for 4.47, 6π for 18.85. Only values that the places of
 * the key tell from all others of their kind count, and none where the question speaks of rounding.
 */
export function isExactOfRounded(given: MathNode, wanted: MathNode, key: AnswerKey): boolean {
  const { question, inferred, asked, tolerance, places, form } = key;
  const isFree =
    inferred === true && form !== 'money' && [asked, tolerance, places].every((wish) => wish === undefined);
  if (!isFree || question === undefined) return false;
  if (asksRounding.test(question) || givesExact.test(question)) return false;
  const shape = numberShape(wanted);
  if (shape.kind !== 'decimal' || shape.places < 2 || exactValue(given) !== null) return false;
  const signed = numberValue(given, new Map());
  const value = Math.abs(signed);
  const rounded = roundedNode(given, shape.places);
  if (!(value > 0 && value < 1e6) || !rounded || !sameScalar(rounded, wanted)) return false;
  const size: MathNode = signed < 0 ? { kind: 'negate', of: given } : given;
  return [...rootsNear(value, shape.places), ...partsOfPi(value)].some((one) => sameScalar(size, one));
}
