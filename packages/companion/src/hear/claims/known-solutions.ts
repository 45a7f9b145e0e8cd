import { solve } from '@playforward/math';
import { sidesOf } from '../judge-line.ts';
import type { SolutionPath } from '../solution-path.ts';
import { isTrueAt } from './is-true-at.ts';
import { lettersOf, putIn, type Values } from './put-in.ts';

const kept = new WeakMap<SolutionPath, readonly Values[]>();

const assignment = /^([a-z])\s*=\s*(.+)$/i;

/** "x = 3 and y = 1" and "x = 7 or x = -2" as what the letters stand for. */
function readSolutions(answer: string): readonly Values[] {
  return answer.split(/\s+or\s+|\s*;\s*/).flatMap((part) => {
    const pairs = part.split(/\s+and\s+|,\s*/).map((one) => assignment.exec(one.trim()));
    return pairs.every((one) => one !== null) && pairs.length > 0
      ? [new Map(pairs.map((one) => [one?.[1] ?? '', one?.[2] ?? '']))]
      : [];
  });
}

/** Two rules for the same letter meet where their sides are the same. */
function meetings(given: readonly string[]): readonly Values[] {
  const [first, second] = given.map(sidesOf);
  if (given.length !== 2 || !first || !second || first.left !== second.left) return [];
  const solved = solve(`${first.right} = ${second.right}`);
  if ('reason' in solved) return [];
  return readSolutions(solved.answer).map((values) => {
    const at = new Map(values);
    at.set(first.left, putIn(first.right, values));
    return at;
  });
}

/** All that makes every equation of the question true; empty where the solver finds none or a relation is no equation. */
export function knownSolutions(path: SolutionPath): readonly Values[] {
  const known = kept.get(path);
  if (known) return known;
  const { given } = path;
  const isEquations = given.length > 0 && given.every((one) => sidesOf(one)?.sign === '=');
  const solved = isEquations ? solve(given.join(' and ')) : null;
  const found = solved === null ? [] : 'reason' in solved ? meetings(given) : readSolutions(solved.answer);
  kept.set(path, found);
  return found;
}

/** At how many solutions an equation holds; null where it has other letters or cannot be worked out. */
export function holdsAt(
  line: string,
  solutions: readonly Values[],
): { readonly holds: number; readonly of: number } | null {
  const letters = lettersOf(line);
  if (letters.length === 0 || solutions.length === 0) return null;
  if (!solutions.every((values) => letters.every((letter) => values.has(letter)))) return null;
  const truths = solutions.map((values) => isTrueAt(line, values));
  return truths.includes(null)
    ? null
    : { holds: truths.filter((one) => one === true).length, of: truths.length };
}
