import { solve } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { findProblem } from '../solve/find-problem.ts';
import type { Intent } from './intents.ts';
import { mathPieces } from './math-pieces.ts';
import { exactName, type SolutionPath, solutionPath } from './solution-path.ts';
import type { StepReading } from './step-reading.ts';

const fewestForeign = 2;
/** A line of work gets shorter: with fewer numbers it may be one that went wrong twice. */
const fewestNumbers = 3;

const lettersOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/(?<![a-z])[a-z](?![a-z])/g) ?? []);

/** What was read of a message so far. */
type Read = {
  readonly text: string;
  readonly intent: Intent;
  readonly steps: readonly StepReading[];
  readonly isOwnProblem: boolean;
};

type Split = { readonly all: readonly string[]; readonly foreign: readonly string[] };

/** The numbers of a line, and those of them that the question and the way do not have, choices left aside. */
function numbersOf(line: string, { numbers, stated, mentioned, steps }: SolutionPath): Split {
  const all = (line.replace(/\^\s*\d+/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(
    (one) => exactName(one) ?? one,
  );
  const foreign = all.filter(
    (one) =>
      !(line.includes('^') && [...numbers].some((own) => exactName(`(${own})^2`) === one)) &&
      ![numbers, stated, mentioned, ...steps.map(({ values }) => values)].some((set) => set.has(one)),
  );
  return { all, foreign };
}

/** Whether a line has hardly a number or letter in common with the way of the open problem, choices left aside. */
function isForeign(line: string, path: SolutionPath): boolean {
  const { all, foreign } = numbersOf(line, path);
  if (foreign.length < fewestForeign) return false;
  const own = lettersOf(path.given.join(' '));
  return all.length >= fewestNumbers || [...lettersOf(line)].every((letter) => !own.has(letter));
}

/**
 * An equation without a word beside it that can be no line of the open problem: a question to solve together. Decides by
 * the numbers and letters of question and way; of the choices, and so of the key, it knows nothing.
 */
export function isOtherProblem({ text, intent, steps, isOwnProblem }: Read, held: OpenProblem): boolean {
  if (intent !== 'step' || isOwnProblem || steps.some(({ verdict }) => verdict !== 'unclear')) return false;
  const [piece, ...more] = mathPieces(text);
  if (piece?.kind !== 'equation' || more.length > 0) return false;
  return isForeign(piece.text, solutionPath(held)) && findProblem(text)?.kind === 'solved';
}

const asksSame =
  /\?|\b(?:can|could|do|does|would|will|what (?:about|if)|how (?:about|would)|same (?:way|thing))\b/i;

/**
 * "and 8.1x10^4 - 3.3x10^3, can i do that the same way": a calculation that is asked about and has no number of the open
 * problem, but for the base of its powers of ten.
 */
export function asksAboutOther(text: string, held: OpenProblem): boolean {
  const [piece, ...more] = mathPieces(text);
  if (piece?.kind !== 'calculation' || !piece.isWhole || more.length > 0 || !asksSame.test(text))
    return false;
  const { all, foreign } = numbersOf(piece.text.replace(/(?<![\d.])10\s*\^/g, '^'), solutionPath(held));
  const isApart = foreign.length >= fewestForeign && foreign.length === all.length;
  return isApart && !('reason' in solve(piece.text));
}
