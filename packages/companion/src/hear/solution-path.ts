import { evaluateExact, type Rational, solve } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { findMathTexts, plainMath } from '../hints/plain-math.ts';
import { type MathPiece, mathPieces } from './math-pieces.ts';

type Calculation = { readonly text: string; readonly value: string; readonly numbers: string };

/** The ways that lead to the answer, as lines a student might write. Of the server alone, like the key. */
export type SolutionPath = {
  /** Equations of the question itself. */
  readonly given: readonly string[];
  /** Equations that come on the way, those of the question first. */
  readonly equations: readonly string[];
  readonly calculations: readonly Calculation[];
  /** Numbers of the question. */
  readonly numbers: ReadonlySet<string>;
};

const nameOf = ({ n, d }: Rational): string => `${n}/${d}`;

/** The value of arithmetic as a name that equal values share; null where there is none. */
export function exactName(text: string): string | null {
  const value = evaluateExact(text.replace(/[$,]/g, ''));
  return value === null ? null : nameOf(value);
}

/** The numbers of a calculation, sorted, so that 6 × 24 and 24 × 6 read alike. */
export function numbersOf(text: string): string {
  return (text.match(/\d+(?:\.\d+)?/g) ?? [])
    .map((one) => exactName(one) ?? one)
    .sort()
    .join(' ');
}

function toCalculation(text: string): Calculation[] {
  const value = exactName(text);
  return value === null ? [] : [{ text, value, numbers: numbersOf(text) }];
}

/** Sides that are calculations, of a truth and of an equation: `y = 3 · 3 + 7` holds one. */
function calculationsIn(pieces: readonly MathPiece[]): Calculation[] {
  return pieces.flatMap(({ kind, text }) => {
    if (kind === 'calculation') return toCalculation(text);
    if (kind !== 'truth' && kind !== 'equation') return [];
    return text
      .split(/[=<>≤≥]+/)
      .flatMap((side) => (/[\d)]\s*[+\-*/×÷·^]\s*[\d(]/.test(side) ? toCalculation(side.trim()) : []));
  });
}

/** The work of the steps, and what the skill says to the right answer: both hold nothing but what is proved. */
function linesOf({ rendered }: OpenProblem): string[] {
  const works = (rendered?.steps ?? []).flatMap(({ work }) => work?.split(' → ') ?? []);
  const reasons = (rendered?.choices ?? []).filter(({ correct }) => correct).map(({ reason }) => reason);
  return [...works, ...reasons].filter((line) => line !== '').map(plainMath);
}

const kept = new WeakMap<OpenProblem['key'], SolutionPath>();

/** The solution path of a problem, from its skill's steps and, for an equation, the solver's. */
export function solutionPath(problem: OpenProblem): SolutionPath {
  const known = kept.get(problem.key);
  if (known) return known;
  const asked = mathPieces(problem.question);
  const given = asked.filter(({ kind }) => kind === 'equation').map(({ text }) => text);
  const lines = linesOf(problem).flatMap((line) => mathPieces(line));
  const solved = given.flatMap((equation) => {
    const result = solve(equation);
    return 'reason' in result ? [] : result.steps.flatMap(({ from, to }) => [from, to]);
  });
  const equations = [
    ...given,
    ...lines.filter(({ kind }) => kind === 'equation').map(({ text }) => text),
    ...solved,
  ];
  const path: SolutionPath = {
    given,
    equations: [...new Set(equations)].filter((line) => /[=<>≤≥]/.test(line)),
    calculations: calculationsIn(lines),
    numbers: new Set(findMathTexts(problem.question).flatMap((one) => exactName(one) ?? [])),
  };
  kept.set(problem.key, path);
  return path;
}
