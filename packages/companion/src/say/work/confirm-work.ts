import { judgeAnswer } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { isSpanish } from '../../hear/claims/from-spanish.ts';
import { lettersOf, numberAt, testableLetter } from '../../hear/claims/put-in.ts';
import { solutionOf } from '../../hear/claims/read-found.ts';
import { endOf } from '../../hear/claims/shown-end.ts';
import { sidesOf } from '../../hear/judge-line.ts';
import { exactName, solutionPath, squeezed } from '../../hear/solution-path.ts';
import type { Right, StepReading } from '../../hear/step-reading.ts';
import { statesKey } from '../../hints/states-key.ts';
import { askOf, wantOf } from '../../text/ask-of.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { spanishText } from '../spanish-text.ts';
import { shownLine } from '../steps-so-far.ts';
import { type Draft, pickFresh, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { valueText } from '../value-text.ts';
import type { Wording } from '../wording.ts';
import { confirmed } from './confirmed.ts';
import { isSameValue, resultOf, solutionIn } from './own-lines.ts';
import { restBehind } from './rest-behind.ts';

const isRelation = (line: string): boolean => /[=≈<>≤≥]/.test(line);

/** Whether a line says something of a letter. */
export const isOfLetter = (line: string): boolean => isRelation(line) && /[a-z]/i.test(line);

const shown = shownLine;

const isCheck = /^(?:check|test)\b/i;

const isCalculation = (line: string): boolean =>
  /[\d)%]\s*[-+−*×÷·/^]\s*[\d(]/.test(line) &&
  !/[a-z=≈<>≤≥,±]/i.test(line.replace('sqrt', '')) &&
  !/^-?(?:\d+|\d*\*?(?:sqrt|√)\(?\d+\)?)\/\d+$/.test(line);

/** Whether a message or a line before has what a calculation comes to. */
const isWorkedOut = ({ heard, state }: Turn, line: string): boolean =>
  [...heard.pieces.map(({ text }) => text), ...state.lines].some(
    (one) => one !== line && !isCalculation(one) && isSameValue(endOf(one), line),
  );

/** What comes behind a line that no written move follows: the question, for which the line has to be used. */
function askOn(turn: Turn, said: string): Wording {
  const ask = turn.held ? wantOf(turn.held.question) : '';
  return ask.endsWith('?') ? tutorText.confirmAsking(said, ask) : tutorText.confirm(said);
}

/** Behind a right line: why it is right, and the next move; at the end of the way, what is asked. */
function confirmTexts(turn: Turn, { line, isNearlyDone, step: own, isPart }: Right, said: string): Wording {
  const { held, state } = turn;
  if (isCalculation(line) && !isWorkedOut(turn, line)) return valueText.workOut(said);
  if (!held?.rendered) return tutorText.confirm(said);
  const { last, given, steps: path } = solutionPath(held);
  // Behind the answer a line is a test of it.
  if (
    state.done > last &&
    state.lines.some((one) => /[=≈]/.test(one) && isSameValue(endOf(one), held.key.value))
  )
    return tutorText.tested(said);
  // Behind a line of the student's own way to solve an equation, the next move of the written way may not fit.
  const isWritten = path.some(({ equations }) => equations.some((one) => squeezed(one) === squeezed(line)));
  const isOwn = given.length > 0 && solutionOf(line) !== null && solutionIn(line) === null && !isWritten;
  if (isOwn && !isNearlyDone) return tutorText.confirm(said);
  const done = lastDone(turn);
  // A number without a line belongs to the lines before it.
  const step = own ?? (done < 0 || isRelation(line) ? null : done);
  const at = Math.max(state.done, done + 1, (step ?? -1) + 1);
  // The value is there, and only its form is not.
  const { kind } = judgeAnswer(line.split(/[=≈]/).at(-1) ?? '', { ...held.key, question: held.question });
  if (isNearlyDone && kind === 'form') return tutorText.finishedForm(said);
  if (isNearlyDone && (at >= last || step === null)) return tutorText.confirmLast(said);
  if (at > last && (step !== null || statesKey(line, held)))
    return valueText.confirmEnd(said, askOf(held.question));
  const next = nextMove(turn);
  if (step === null || next === null) return askOn(turn, said);
  if (isPart) return valueText.partOf(said, next);
  const reason = held.rendered.steps[step]?.explanation ?? '';
  // After two right steps the student is on the way, and needs no reasons.
  const isTold =
    reason !== '' &&
    turn.context.recent.every(({ text }) => !text.includes(reason)) &&
    state.rightInRow < mostReasons &&
    reason.split(' ').length <= mostOfReason &&
    !statesKey(reason, held);
  return valueText.confirmNext(said, isTold ? ` ${reason}` : '', next);
}

const mostReasons = 2;

/** The last step that a line of this message does, counted from 0; -1 where none does one. */
export const lastDone = ({ heard }: Turn): number =>
  Math.max(-1, ...heard.steps.map((one) => (one.verdict === 'right' ? (one.step ?? -1) : -1)));

/** The first move from here that is still open, where it tells nothing of the answer; with its reason where that is wanted. */
function nextMove(turn: Turn, hasReason = false): string | null {
  const { held, state } = turn;
  if (!held?.rendered) return null;
  const open = nextOpen(turn, held, Math.max(state.done, lastDone(turn) + 1));
  const at = Math.min(open, solutionPath(held).last);
  const next = held.rendered.steps[at]?.instruction;
  if (next === undefined || isCheck.test(next) || statesKey(next, held)) return null;
  return hasReason ? reasonOfStep(held, at) : next;
}

const asTyped = (line: string): string => squeezed(line).replace('≤', '<=').replace('≥', '>=');

/** The first step from here whose result the student has not written. */
function nextOpen({ heard, state }: Turn, held: OpenProblem, from: number): number {
  const { last, steps, stated } = solutionPath(held);
  const right = besideLast(heard.steps, '');
  const own = [...heard.pieces.map(resultOf), ...[...right, ...state.lines].map(endOf)];
  const written = new Set(own.flatMap((one) => exactName(one ?? '') ?? []));
  const isDone = ({ lines }: (typeof steps)[number]): boolean => {
    const end = lines.at(-1) ?? '';
    const found = isOfLetter(end) ? null : exactName(end.split('=').at(-1)?.trim() ?? '');
    return found !== null && written.has(found) && !stated.has(found);
  };
  // "5x = 60 so x = 12": what a right line of the message comes to is done.
  const found = new Set(right.flatMap((line) => solutionOf(line) ?? []));
  const ends = heard.pieces.flatMap(({ kind, text }) =>
    kind === 'equation' && found.has(exactName(solutionIn(text)?.value ?? '') ?? '') ? [text] : [],
  );
  const lines = new Set([...state.lines, ...right, ...ends].map(asTyped));
  const reached = steps.findLastIndex((step) => lines.has(asTyped(step.lines.at(-1) ?? '')));
  const open = steps.findIndex((step, at) => at >= Math.max(from, reached + 1) && !isDone(step));
  return open < 0 ? from : Math.min(open, last);
}

export const mostOfReason = 16;

/** The lines before the one that is answered, which hold too. */
export const besideLast = (steps: readonly StepReading[], last: string): readonly string[] => {
  const lines = steps.flatMap((one) => (one.verdict === 'right' && one.line !== last ? [one.line] : []));
  // A number alone is named only where no line has it.
  const isNamed = (line: string): boolean =>
    isRelation(line) || [...lines, last].every((one) => !isRelation(one));
  return [...new Set(lines)].filter(isNamed).slice(-mostNamed);
};
const mostNamed = 3;

/** Lines as they are named together. */
export const inOneRow = (lines: readonly string[]): string =>
  lines.length < 2
    ? lines.map(shown).join('')
    : `${lines.slice(0, -1).map(shown).join(', ')} and ${shown(lines.at(-1) ?? '')}`;

/** A value that is said for a letter of the last proven line is tested in it. */
function restOf({ heard, held }: Turn, line: string, said: string): Wording | null {
  const known = new Set([
    ...heard.steps.flatMap((one) => ('line' in one ? [squeezed(one.line)] : [])),
    ...(held ? solutionPath(held).given : []).map(squeezed),
  ]);
  const rest = heard.pieces.find(
    ({ kind, isWhole, text }) => kind === 'equation' && isWhole && !known.has(squeezed(text)),
  );
  const sides = sidesOf(rest?.text ?? '');
  const [value = ''] = sides?.right.split(/\s+or\s+/) ?? [];
  const own = line.split('=').at(-1)?.trim() ?? '';
  const isOfLine = /^[a-z]$/i.test(sides?.left ?? '') && lettersOf(own).join() === sides?.left;
  return held && sides && isOfLine && numberAt(value) !== null
    ? tutorText.testRest(said, value, sides.left, shown(own))
    : null;
}

/**
 * What ends a message behind its right lines: an expression of which nothing is known is tested with a number, all else is
 * held beside the next move. A yes to the lines is none to it.
 */
function openEnd(turn: Turn, own: readonly string[], said: string): Wording | null {
  const { heard, held } = turn;
  const last = heard.steps.at(-1);
  const open = last?.verdict === 'unclear' && !isRelation(last.line) ? last.line : null;
  const letter = open === null ? undefined : testableLetter(open, held?.question ?? '');
  if (open !== null && open === heard.pieces.at(-1)?.text && letter !== undefined)
    return tutorText.testBeside(said, shown(open), letter);
  const rest = restBehind(turn, own);
  return rest === null ? null : tutorText.saidBehind(said, rest, nextMove(turn, true));
}

/** A proven step, and what comes next. */
export function confirm(turn: Turn, right: Right): Draft {
  const { line } = right;
  const before = besideLast(turn.heard.steps, line);
  const own = [...before, line];
  // Without choices the last step is done when its value is judged.
  const last = turn.held ? solutionPath(turn.held).last : 0;
  const mostDone = turn.held?.choices.length === 0 ? last : last + 1;
  const rest = isSpanish(turn.heard.text)
    ? null
    : (restOf(turn, line, inOneRow(own)) ?? openEnd(turn, own, inOneRow(own)));
  const texts =
    rest !== null
      ? rest
      : isSpanish(turn.heard.text)
        ? spanishText.right(shown(line))
        : confirmTexts(turn, right, inOneRow(own));
  const done = Math.min(lastDone(turn) + 1, mostDone);
  // "Yes" would answer what is asked beside the line.
  const fitting = turn.asks ? withoutYes(texts) : texts;
  return confirmed(turn, pickFresh(fitting, turn), { lines: own, done });
}

function withoutYes(texts: Wording): Wording {
  const plain = (list: readonly string[]): readonly string[] => {
    const others = list.filter((text) => !/^yes\b/i.test(text));
    return others.length > 0 ? others : list;
  };
  return 'younger' in texts ? { younger: plain(texts.younger), older: plain(texts.older) } : plain(texts);
}
