import { variablesOf } from '../../algebra/variables-of.ts';
import { rationalToNumber } from '../../rational/rational-text.ts';
import type { RelationSign } from '../../read/math-node.ts';
import { type Fraction, fractionOf } from '../polynomials/fraction-of.ts';
import { factoredText } from '../polynomials/polynomial-fraction.ts';
import type { Coefficients } from '../polynomials/rational-polynomial.ts';
import { signText, writeMath } from '../print/write-math.ts';
import { addStep, startChain, type Worked } from '../proof/chain.ts';
import type { SolutionCheck } from '../solution.ts';
import { wholeNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { type Given, relationIn, saysOnly, withoutLetters } from './read-given.ts';
import { exactRealRoots, type RealRoot } from './real-roots.ts';

/** A run of numbers between two ends; null stands for no end, and both the same for a single number. */
type Run = {
  readonly low: RealRoot | null;
  readonly high: RealRoot | null;
  readonly withLow: boolean;
  readonly withHigh: boolean;
};

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
const polynomialAt = (a: Coefficients, x: number): number =>
  a.reduceRight((sum, c) => sum * x + rationalToNumber(c), 0);

/** The runs of numbers where top/bottom has the sign that is asked for. */
function runsOf(
  { top, bottom }: Fraction,
  sign: RelationSign,
  places: readonly { root: RealRoot; pole: boolean }[],
) {
  const middles = [null, ...places].map((low, i) => {
    const [a, b] = [low?.root.size, places[i]?.root.size];
    const x = a === undefined ? (b ?? 0) - 1 : b === undefined ? a + 1 : (a + b) / 2;
    const value = polynomialAt(top, x) / polynomialAt(bottom, x);
    return sign.startsWith('<') ? value < 0 : value > 0;
  });
  const holdsAt = places.map(({ pole }) => !pole && sign.length === 2);
  const runs: Run[] = [];
  for (const [i, holds] of middles.entries()) {
    const low = places[i - 1]?.root ?? null;
    const high = places[i]?.root ?? null;
    if (holds) {
      const last = runs.at(-1);
      const joins = last && last.high === low && low !== null && last.withHigh;
      const run = { low, high, withLow: holdsAt[i - 1] ?? false, withHigh: holdsAt[i] ?? false };
      if (joins) runs[runs.length - 1] = { ...run, low: last.low, withLow: last.withLow };
      else runs.push(run);
    } else if (high && holdsAt[i] && !middles[i + 1])
      runs.push({ low: high, high, withLow: true, withHigh: true });
  }
  return runs;
}

function runText(letter: string, { low, high, withLow, withHigh }: Run): string {
  if (low && low === high) return `${letter} = ${low.text}`;
  if (!low && !high) return `${letter} = ${letter}`;
  if (!low) return `${letter} ${withHigh ? '≤' : '<'} ${high?.text}`;
  if (!high) return `${letter} ${withLow ? '≥' : '>'} ${low.text}`;
  return `${low.text} ${withLow ? '≤' : '<'} ${letter} ${withHigh ? '≤' : '<'} ${high.text}`;
}

function intervalText({ low, high, withLow, withHigh }: Run): string {
  if (low && low === high) return `{${low.text}}`;
  return `${low && withLow ? '[' : '('}${low?.text ?? '-∞'}, ${high?.text ?? '∞'}${high && withHigh ? ']' : ')'}`;
}

/** A whole number of every part between and beyond the places, where there is one. */
const testPlaces = (places: readonly RealRoot[]): readonly number[] => {
  const sizes = places.map(({ size }) => size);
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  const inside = sizes.slice(1).flatMap((high, i) => {
    const whole = Math.floor(sizes[i] ?? 0) + 1;
    return whole < high ? [whole] : [];
  });
  return [...new Set([Math.ceil(first) - 1, ...inside, Math.floor(last) + 1])];
};

const own =
  /^(?:inequality|inequalities|interval|notation|set|solutions?|sign|table|chart|number|line|algebraically|rational|polynomial|quadratic|cubic|form|numbers|true|makes?|make|satisf(?:y|ies)|sketch|true|is|less|greater|than|positive|negative|at|least|most)$/;

/** A polynomial or rational inequality by the signs of its factors. */
export function solveSignTable(given: Given): Worked | null {
  if (!saysOnly(given, own) || /\b(?:less|greater|positive|negative|least|most)\b/.test(given.says))
    return null;
  const [piece, more] = withoutLetters(given.math);
  const relation = piece === undefined || more !== undefined ? null : relationIn(piece);
  const [sign, second] = relation?.signs ?? [];
  if (!relation || !sign || second || !/[<>]/.test(sign)) return null;
  const [letter, other] = variablesOf(relation);
  const [left, right] = relation.sides;
  if (letter === undefined || other !== undefined || !left || !right) return null;
  const fraction = fractionOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] }, letter);
  if (!fraction || fraction.top.length === 0) return null;
  if (fraction.top.length < 3 && fraction.bottom.length < 2) return null;
  const [zeros, poles] = [exactRealRoots(fraction.top), exactRealRoots(fraction.bottom)];
  if (!zeros || !poles) return null;
  const places = [
    ...poles.map((root) => ({ root, pole: true })),
    ...zeros
      .filter(({ size }) => !poles.some((pole) => near(pole.size, size)))
      .map((root) => ({ root, pole: false })),
  ].toSorted((a, b) => a.root.size - b.root.size);
  const runs = runsOf(fraction, sign, places);
  const chain = startChain(writeMath(relation));
  const bottom = factoredText(fraction.bottom, letter);
  const top = factoredText(fraction.top, letter);
  const standard = fraction.bottom.length < 2 ? top : `(${top})/(${bottom})`;
  addStep(chain, `${standard} ${signText(sign)} 0`, { rule: 'all-to-one-side', proof: 'sign-table' });
  const statement =
    runs.length === 0 ? `${letter} ≠ ${letter}` : runs.map((run) => runText(letter, run)).join(' or ');
  const fill = {
    places: places.length === 0 ? 'nowhere' : `at ${places.map(({ root }) => root.text).join(', ')}`,
  };
  addStep(chain, statement, {
    rule: runs.length === 0 ? 'sign-never' : places.length === 0 ? 'sign-always' : 'sign-table',
    fill,
    proof: 'sign-table',
  });
  const check: SolutionCheck[] = testPlaces(places.map(({ root }) => root)).map((x) => ({
    claim: writeMath(replaceVariables(relation, new Map([[letter, wholeNode(x)]]))),
    holds: runs.some(({ low, high }) => (low?.size ?? -Infinity) < x && x < (high?.size ?? Infinity)),
  }));
  const all = runs.length === 1 && runs[0]?.low === null && runs[0].high === null;
  const asInterval = /\binterval\b/.test(given.says);
  const answer =
    runs.length === 0
      ? 'no solution'
      : asInterval
        ? runs.map(intervalText).join(' ∪ ')
        : all
          ? 'all numbers'
          : statement;
  return { kind: 'compound-inequality', chain, answer, check };
}
