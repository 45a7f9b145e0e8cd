import { evaluateExact } from '../../../judge/equivalent.ts';
import {
  divideRational,
  equalRational,
  type Rational,
  subtractRational,
} from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { byStatements, type Exercised } from '../../exercises/exercise.ts';
import { type Given, saysOnly } from '../read-given.ts';

const text = rationalToFractionText;
const own =
  /^(?:sequence|series|arithmetic|geometric|neither|whether|if|tell|decide|type|kind|or|terms|pattern)$/;
const bracketed = (value: Rational): string =>
  value.n < 0n || value.d !== 1n ? `(${text(value)})` : text(value);

/** Whether each number adds the same to the one before it, or multiplies it by the same. */
export function solveSequenceKind(given: Given): Exercised | null {
  if (!/\barithmetic\b/.test(given.says) || !/\bgeometric\b/.test(given.says) || !saysOnly(given, own))
    return null;
  const pieces = given.math
    .flatMap((piece) => piece.split(','))
    .map((piece) => piece.trim())
    .filter((piece) => !/^(?:\.\.\.|…)?$/.test(piece));
  const values = pieces.map((piece) => evaluateExact(piece));
  if (values.length < 3 || !values.every((value) => value !== null)) return null;
  const [first, second] = values;
  if (!first || !second) return null;
  const pairs = values.slice(1).map((value, i) => [values[i] ?? value, value] as const);
  const d = subtractRational(second, first);
  if (pairs.every(([a, b]) => equalRational(subtractRational(b, a), d)))
    return byStatements(
      { d: text(d) },
      pairs.map(([a, b]) => `${text(b)} = ${text(a)} + d`),
      { kind: 'sequence', answer: 'arithmetic', rule: 'same-difference' },
    );
  if (first.n === 0n || values.some(({ n }) => n === 0n)) return null;
  const r = divideRational(second, first);
  if (!pairs.every(([a, b]) => equalRational(divideRational(b, a), r))) return null;
  return byStatements(
    { r: text(r) },
    pairs.map(([a, b]) => `${text(b)} = ${bracketed(a)} · r`),
    { kind: 'sequence', answer: 'geometric', rule: 'same-quotient' },
  );
}
