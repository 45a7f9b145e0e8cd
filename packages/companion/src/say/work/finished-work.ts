import { judgeAnswer } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { lettersOf, numberAt } from '../../hear/claims/put-in.ts';
import { solutionOf } from '../../hear/claims/read-found.ts';
import { sidesOf } from '../../hear/judge-line.ts';
import type { MathPiece } from '../../hear/math-pieces.ts';
import { exactName, solutionPath, squeezed } from '../../hear/solution-path.ts';
import type { Right } from '../../hear/step-reading.ts';
import { firstUnlike } from '../../hear/work/first-unlike.ts';
import { plainMath } from '../../hints/plain-math.ts';
import type { Turn } from '../turn.ts';
import { isOwnModel, isSameValue, provenLines, resultOf, solutionIn } from './own-lines.ts';

type Work = {
  readonly held: OpenProblem;
  readonly pieces: readonly MathPiece[];
  readonly right: readonly Right[];
  readonly before: readonly string[];
};

/** Whether a value is what is asked, in the form that is asked for. */
const isKey = ({ key, question }: OpenProblem, value: string): boolean =>
  key.form !== 'hand' && judgeAnswer(value, { ...key, question }).kind === 'right';

/** Up to here no hint has written out a step of the way. */
export const hintsWithoutWork = 2;

/** Calculations from the numbers of the problem that end in what is asked, perhaps made whole at the end. */
function calculated({ held, pieces, right, before }: Work): string | null {
  const lines = provenLines(pieces, held, before);
  const last = pieces.findLast(({ kind }) => kind === 'truth')?.text;
  const value = resultOf(pieces.at(-1));
  if (last === undefined || value === null || held.choices.length === 0) return null;
  const { last: end } = solutionPath(held);
  const isLastStep = right.some(
    ({ line, step, isNearlyDone }) =>
      step !== null &&
      step >= end - 1 &&
      !isNearlyDone &&
      squeezed(line.replace('≈', '=')) === squeezed(last),
  );
  if (lines === null && !isLastStep) return null;
  const found = numberAt(last.split('=').at(-1) ?? '');
  const said = numberAt(value.replace('%', ''));
  if (found === null || said === null) return null;
  const isWholeOf = Number.isInteger(said) && !Number.isInteger(found) && Math.abs(found - said) < 1;
  // "1.25 so 25% more" says by how much it is over the whole.
  const isOver = value.includes('%') && Math.abs(Math.abs(found - 1) * 100 - said) < 1e-9;
  const isSaid = isSameValue(value, last.split('=').at(-1)?.trim() ?? '') || isWholeOf || isOver;
  if (!isSaid) return null;
  return isKey(held, value) || isOnlyCell(held, value) ? value : null;
}

/** The one cell that a table wants. */
function isOnlyCell({ key }: OpenProblem, value: string): boolean {
  const [, cell] = key.form === 'hand' ? (/"cells":\["([^"]+)"\]/.exec(key.value) ?? []) : [];
  return cell !== undefined && isSameValue(value, cell);
}

/** The places that a line of numbers wants marked. */
const marksOf = ({ key }: OpenProblem): readonly number[] | null => {
  const [, marks] = key.form === 'hand' ? (/"marks":\[([-\d.,]+)\]/.exec(key.value) ?? []) : [];
  return marks === undefined ? null : marks.split(',').map(Number);
};

/** Equations that keep their solution down to the letter alone, the first of them proven or the student's own. */
function solved({ held, pieces, right, before: lines }: Work, hints: number): string | null {
  // A line that a hint has written out is not the student's own.
  const before = hints > hintsWithoutWork ? [] : lines;
  const own = pieces.flatMap(({ kind, text }) => (kind === 'equation' ? [text] : []));
  // "-2p = 6 so its -3" says the value of the letter.
  const last = pieces.at(-1);
  const [letter, ...more] = lettersOf([...before, ...own].at(-1) ?? '');
  const isOfLetter = last?.kind === 'value' && letter !== undefined && more.length === 0;
  const equations = isOfLetter ? [...own, `${letter} = ${last.text}`] : own;
  const end = equations.at(-1);
  const said = end === undefined ? null : solutionIn(end);
  if (end === undefined || said === null || (last?.text !== end && !isOfLetter)) return null;
  const isRead = right.some(({ line }) => line === end);
  const isRange = /[<>≤≥]/.test(end);
  const shown = [...before, ...equations.slice(0, -1)];
  const from = shown.findLast((line) => lettersOf(line).join() === said.letter);
  const isKept =
    firstUnlike(equations) === null && from !== undefined && solutionOf(from) === exactName(said.value);
  const isProven =
    before.includes(from ?? '') ||
    right.some(({ line }) => line === from) ||
    (from !== undefined && isOwnModel(from, held, before));
  if (!isRead && !(isKept && isProven && !isRange)) return null;
  if (isRead && shown.length === 0) return null;
  if (isKey(held, said.value) || isKey(held, end)) return end;
  const marks = marksOf(held);
  if (marks?.length === 1 && marks[0] === numberAt(said.value)) return end;
  // What is drawn on a line is the solution of the problem's own relation.
  return isRead && isRange && /"range-on-line"/.test(held.key.value) ? end : null;
}

/** A number that was tried, for which both sides of the problem's equation come to the same. */
function found({ held, right }: Work): string | null {
  const end = right.findLast(({ found: said }) => said !== undefined)?.found;
  if (end === undefined) return null;
  const value = solutionIn(end)?.value ?? '';
  return marksOf(held)?.join() === value || isKey(held, value) || isKey(held, end) ? end : null;
}

const fewWords = 4;

/** The numbers of an answer that has several; null where words tell it apart. */
function numbersOfAnswer({ shownAnswer }: OpenProblem): readonly number[] | null {
  const plain = plainMath(shownAnswer).replace(/−/g, '-');
  const [pair, ...more] = plain.match(/\([^()]+\)/g) ?? [];
  if (more.length > 0 || /[[\]∪]/.test(plain)) return null;
  if (pair === undefined && (plain.match(/\p{L}{2,}/gu) ?? []).length > fewWords) return null;
  if (pair === undefined && /[=+*/^<>≤≥%]/.test(plain)) return null;
  const numbers = ((pair ?? plain).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return numbers.length < 2 ? null : numbers;
}

/** A point or a range, each number of which a line of the message comes to. */
function inParts({ held, pieces, right, before }: Work): string | null {
  const wanted = numbersOfAnswer(held);
  if (wanted === null) return null;
  const lines = pieces.filter(({ kind }) => kind === 'truth');
  const ends = lines.map((piece) => numberAt(resultOf(piece) ?? ''));
  const own = ends.slice(-wanted.length);
  // A range in words has to be said, and not only its two numbers.
  const isSaid =
    held.key.form !== 'choice' || pieces.slice(-wanted.length).every(({ kind }) => kind === 'value');
  const isInOrder = isSaid && own.length === wanted.length && own.every((one, at) => one === wanted[at]);
  const isProven = lines
    .slice(-wanted.length)
    .every(
      (piece) =>
        right.some(({ line }) => line === piece.text) ||
        provenLines([piece], held, [...before, ...coordinates(held)]) !== null,
    );
  return isInOrder && isProven ? held.shownAnswer : null;
}

/** The numbers inside of the points on the way, which are no values by themselves. */
const coordinates = ({ question }: OpenProblem): readonly string[] =>
  [question].flatMap((text) =>
    [
      ...plainMath(text)
        .replace(/−/g, '-')
        .matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g),
    ].flatMap(([, one = '', other = '']) => [`0 = ${one.replace('-', '')}`, `0 = ${other.replace('-', '')}`]),
  );

/** An equation or expression put together from lines that are shown, which is read as the end of the way. */
function written({ held, pieces, right }: Work): string | null {
  const end = pieces.at(-1);
  const { last } = solutionPath(held);
  if (end?.kind !== 'equation' && end?.kind !== 'expression') return null;
  const isRead = right.some(
    ({ step, isNearlyDone, line }) => step === last && !isNearlyDone && line !== end.text,
  );
  return isRead && isKey(held, end.text) ? end.text : null;
}

/** An answer that is lines, each of which the message has. */
function inLines({ held, right }: Work): string | null {
  if (held.key.form !== 'choice') return null;
  const parts = plainMath(held.shownAnswer)
    .replace(/−/g, '-')
    .split(/\s+and\s+/);
  const own = new Set(right.map(({ line }) => squeezed(line)));
  const isAll = parts.length > 1 && parts.every((part) => sidesOf(part) !== null && own.has(squeezed(part)));
  return isAll ? held.shownAnswer : null;
}

/**
 * What the work in a message ends in, where each line of it is proven and its end is what is asked; null where that
 * cannot be told. A value without its way has no lines, and nothing is told of it.
 */
export function finishedWork({ heard, held, state }: Omit<Turn, 'finished'>): string | null {
  if (!held?.rendered || held.skill === 'told') return null;
  if (heard.steps.some(({ verdict }) => verdict === 'wrong')) return null;
  const right = heard.steps.filter((one) => one.verdict === 'right');
  const work = { held, pieces: heard.pieces, right, before: state.lines };
  const hints = Math.max(held.unlockedHints, state.hints);
  const isNumber = held.key.form !== 'choice';
  return (
    inLines(work) ??
    (isNumber ? (calculated(work) ?? solved(work, hints)) : null) ??
    found(work) ??
    written(work) ??
    inParts(work)
  );
}
