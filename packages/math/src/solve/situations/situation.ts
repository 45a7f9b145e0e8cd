import { evaluateExact } from '../../judge/equivalent.ts';
import { type Ask, byFormula, byRounding, type Exercised } from '../exercises/exercise.ts';
import type { RuleName } from '../print/rules.ts';
import type { ProblemKind, Solution } from '../solution.ts';
import type { Sheet } from './sheet.ts';

/** A situation reads a whole text and gives each number its role; null is any other, a text another request. */
export type Situation = (sheet: Sheet, ask: Ask) => Exercised | string | null;

export type Formula = {
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
  readonly rule: RuleName;
  readonly kind: ProblemKind;
};

/** A formula worked exactly where its value is a fraction, else rounded to the places asked for, or to `usual`. */
export function valued(formula: Formula, places: number | null, usual = 4): Exercised | null {
  const exact = byFormula(formula);
  if (exact?.chain.proven && evaluateExact(exact.answer)) return exact;
  return byRounding({ ...formula, places: places ?? usual });
}

/** The value behind the name of an answer. */
export const bareAnswer = (solution: Solution | null): string | null =>
  solution ? solution.answer.replace(/^.*? = /, '').replace(/ \+ C$/, '') : null;
