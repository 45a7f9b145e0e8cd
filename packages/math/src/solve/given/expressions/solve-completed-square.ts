import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, type Exercised } from '../../exercises/exercise.ts';
import { putIn } from '../../exercises/function-exercises.ts';
import { inVertexForm } from '../../exercises/in-vertex-form.ts';
import { inStandardForm } from '../../exercises/polynomial-shape.ts';
import { type Given, saysOnly, withoutLetters } from '../read-given.ts';

const own =
  /^(?:complete|completed|completing|square|vertex|form|quadratic|quadratics|expression|trinomial|function|parabola|equation|rewrite|put|convert|express|change|turn|into|method|methods|this)$/;

/** `y = ` and the curve, or a bare expression. */
const named = /^(?:(y|[a-z]\([a-z]\))\s*=\s*)?([^=<>≤≥]+)$/i;

const asksNumber =
  /^(?:perfect|complete|completes|completing|square|trinomial|number|value|constant|term|add|added|make|makes|made|needed|need|needs|expression|must|should|be|missing|quadratic|will|so|have|into)$/;
const withLetter = /^(.+?)\s*\+\s*([ck])$/i;

/** The number that makes a quadratic without one the square of a bracket. */
function solveMissingSquare(given: Given): Exercised | null {
  if (
    !/\bperfect square\b|\bcomplet(?:e|es|ing) the square\b/.test(given.says) ||
    !saysOnly(given, asksNumber)
  )
    return null;
  if (!/\b(?:number|value|constant|term|add|missing)\b|\bfind #/.test(given.says)) return null;
  const pieces = withoutLetters(given.math);
  const [piece, more] = pieces;
  const [, front, letter] = withLetter.exec(piece ?? '') ?? [];
  const form =
    piece === undefined || more !== undefined || /=/.test(piece) ? null : inStandardForm(front ?? piece);
  if (!form || form.b === '0' || (letter === undefined && given.math.length > pieces.length)) return null;
  if (evaluateExact(putIn(form.text, form.letter, '0'))?.n !== 0n) return null;
  const worked = byFormula({
    formula: 'c = b^2/(4 · a)',
    values: { a: form.a, b: form.b },
    rule: 'number-of-square',
    kind: 'graph',
  });
  const whole = `${form.text} + ${worked?.answer}`;
  const square = worked && inStandardForm(whole);
  return worked && square
    ? {
        ...worked,
        check: [...worked.check, { claim: `${square.vertex} = ${whole}`, holds: true }],
        question: `Find the number that makes ${piece} a perfect square.`,
      }
    : null;
}

/** Completing the square of an expression, or a parabola in vertex form; an equation is solved elsewhere. */
export function solveCompletedSquare(given: Given): Exercised | null {
  const number = solveMissingSquare(given);
  if (number) return number;
  if (!/\bcomplet(?:e|ed|ing) the square\b|\bvertex form\b/.test(given.says) || !saysOnly(given, own))
    return null;
  const [piece, more] = withoutLetters(given.math);
  const [, name, curve] = named.exec(piece ?? '') ?? [];
  if (curve === undefined || more !== undefined || /_|\.\.|\?/.test(curve)) return null;
  const worked = inVertexForm(curve, name);
  return worked && { ...worked, question: `Write ${piece} as a square and a number.` };
}
