import type { AnswerKey } from '../answer-key.ts';
import type { AskedCode } from '../say-form.ts';
import type { NumberShape } from './number-shape.ts';

const notation =
  /\b(?:scientific|standard|decimal|ordinary|exponential) (?:notation|form|numbers?)\b|\bpowers? of (?:10|ten)\b|10\s*(?:\^\s*\{?[a-z]|ⁿ)/i;

/**
 * What is missing where a number stands with a power of ten or without it. A question that names a notation is answered in the one
 * of its key; one that names none takes the plain number too.
 */
export function missingNotation(
  given: NumberShape,
  wanted: NumberShape,
  { form, inferred, question }: AnswerKey,
): AskedCode | null {
  const isNamed = question !== undefined && notation.test(question);
  const ofPowers = wanted.kind === 'scientific' || form === 'scientific';
  if (ofPowers === (given.kind === 'scientific')) return null;
  if (!ofPowers) return isNamed ? (form === 'decimal' ? 'decimal' : 'number') : null;
  const isPlain = given.kind === 'integer' || given.kind === 'decimal';
  const isFree = inferred === true && question !== undefined && !isNamed && isPlain;
  return isFree || (form !== 'scientific' && !isNamed) ? null : 'scientific';
}
