import { variablesOf } from '../../algebra/variables-of.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { subtractRational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { type Ask, type Exercised, together, workedOut } from '../exercises/exercise.ts';
import { putIn } from '../exercises/function-exercises.ts';
import { shapeOf } from '../exercises/polynomial-shape.ts';
import { type Given, relationIn, saysOnly } from './read-given.ts';

const own =
  /^(?:linear|nonlinear|non|not|or|function|equation|relation|represents?|tell|whether|decide|determine|say|does|do|line|why)$/;
/** Places of equal steps; more than one row, since a curve may be the same far from its line at some. */
const rows = [
  ['0', '1', '2'],
  ['1', '2', '3'],
  ['1', '25', '49'],
] as const;

/** Whether an equation of x and y is linear: equal steps of x add the same to y exactly where it is. */
export function solveLinearKind(given: Given, ask: Ask): Exercised | null {
  if (!/\b(?:non-?\s?)?linear\b/.test(given.says) || !saysOnly(given, own)) return null;
  if (/\bwhy\b|\bsystems?\b/.test(given.says)) return null;
  const [piece = '', more] = given.math;
  const relation = relationIn(piece);
  if (more !== undefined || !relation || relation.signs.join('') !== '=') return null;
  const named = /^\s*(?:y|[fgh]\s*\(\s*x\s*\))\s*=\s*([^=]+)$/.exec(piece)?.[1];
  const letters = variablesOf(relation).filter((letter) => !/^[fgh]$/.test(letter) || named === undefined);
  if (letters.some((letter) => letter !== 'x' && letter !== 'y') || !letters.includes('x')) return null;
  const solved = named === undefined ? ask(`solve ${piece} for y`) : null;
  const rule = named ?? /^y = (.+)$/.exec(solved?.answer ?? '')?.[1];
  if (rule === undefined || /[y=]|\bor\b|±/.test(rule)) return null;
  const isLine = shapeOf(rule)?.degree === 1;
  for (const row of rows) {
    const worked = row.map((place) => workedOut(putIn(rule, 'x', place)));
    const [a, b, c] = worked.map((one) => (one ? evaluateExact(one.value) : null));
    if (!a || !b || !c) continue;
    const steps = [subtractRational(b, a), subtractRational(c, b)].map(rationalToFractionText);
    if ((steps[0] === steps[1]) !== isLine) continue;
    const parts = [
      workedOut(`(${putIn(rule, 'x', row[1])}) - (${putIn(rule, 'x', row[0])})`),
      workedOut(`(${putIn(rule, 'x', row[2])}) - (${putIn(rule, 'x', row[1])})`),
    ].map((part): Exercised | null => part && { kind: 'function', chain: part.chain, answer: '', check: [] });
    const either = /\bnon|\bor\b/.test(given.says);
    const answer = either ? (isLine ? 'linear' : 'nonlinear') : isLine ? 'yes, linear' : 'no, not linear';
    const done = together(
      [solved, ...parts].filter((part) => part !== null),
      { kind: 'function', answer },
    );
    return (
      done && {
        ...done,
        check: [...done.check, { claim: `${steps[0]} = ${steps[1]}`, holds: isLine }],
        question: `Decide whether ${piece} is linear: whether equal steps of x always add the same to y.`,
      }
    );
  }
  return null;
}
