import { judgeAnswer } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { isSpanish } from '../../hear/claims/from-spanish.ts';
import { lettersOf, numberAt, testableLetter } from '../../hear/claims/put-in.ts';
import { sidesOf } from '../../hear/judge-line.ts';
import { exactName, isChoice, solutionPath, squeezed } from '../../hear/solution-path.ts';
import type { StepReading } from '../../hear/step-reading.ts';
import { statesKey } from '../../hints/states-key.ts';
import { askOf } from '../../text/ask-of.ts';
import { spanishText } from '../spanish-text.ts';
import { shownLine } from '../steps-so-far.ts';
import { type Draft, pickFresh, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { valueText } from '../value-text.ts';
import type { Wording } from '../wording.ts';
import { confirmed } from '../work/confirmed.ts';

type Right = Extract<StepReading, { verdict: 'right' }>;

/** Whether a line says something of a letter. */
export const isRelation = (line: string): boolean => /[=<>≤≥]/.test(line) && /[a-z]/i.test(line);

const shown = shownLine;

const isCheck = /^(?:check|test)\b/i;

const isCalculation = (line: string): boolean =>
  /[\d)%]\s*[-+−*×÷·/^]\s*[\d(]/.test(line) && !/[a-z=≈<>≤≥,]/i.test(line) && !/^-?\d+\/\d+$/.test(line);

/** Behind a right line: why it is right, and the next move; at the end of the way, what is asked. */
function confirmTexts(turn: Turn, { line, isNearlyDone, step }: Right, said: string): Wording {
  const { held, state } = turn;
  if (isCalculation(line)) return valueText.workOut(said);
  if (!held?.rendered) return tutorText.confirm(said);
  const { last, steps: path } = solutionPath(held);
  // Behind a line of the student's own way, the next move of the written way may not fit.
  const isWritten = path.some(({ equations }) => equations.some((one) => squeezed(one) === squeezed(line)));
  if (isRelation(line) && !isWritten && !isNearlyDone) return tutorText.confirm(said);
  const { steps } = held.rendered;
  const at = Math.max(state.done, (step ?? -1) + 1);
  // The value is there, and only its form is not.
  const { kind } = judgeAnswer(line.split(/[=≈]/).at(-1) ?? '', { ...held.key, question: held.question });
  if (isNearlyDone && kind === 'form') return tutorText.finishedForm(said);
  if (isNearlyDone && (at >= last || step === null)) return tutorText.confirmLast(said);
  if (at > last && (held.choices.length > 0 || (statesKey(line, held) && !isRelation(line))))
    return valueText.confirmEnd(said, askOf(held.question));
  const reason = step === null ? '' : (steps[step]?.explanation ?? '');
  const isTold = reason !== '' && reason.split(' ').length <= mostOfReason && !statesKey(reason, held);
  if (at > last && step !== null && held.choices.length === 0)
    return valueText.confirmEnd(said, askOf(held.question));
  const next = steps[Math.min(nextOpen(turn, held, at), last)]?.instruction;
  if (step === null || next === undefined || isCheck.test(next) || statesKey(next, held))
    return isRelation(line) ? tutorText.confirm(said) : tutorText.confirmCalculation(said);
  return valueText.confirmNext(said, isTold ? ` ${reason}` : '', next);
}

const numeral = /(?<![\d.])\d+(?:\.\d+)?/g;

/** The first step from here whose result the student has not written. */
function nextOpen({ heard, state }: Turn, held: OpenProblem, from: number): number {
  const { last, steps, stated } = solutionPath(held);
  const own = [heard.text, ...state.lines].join(' ').match(numeral) ?? [];
  const written = new Set(own.flatMap((one) => exactName(one) ?? []));
  const isDone = ({ lines }: (typeof steps)[number]): boolean => {
    const found = exactName(lines.at(-1)?.split('=').at(-1)?.trim() ?? '');
    return found !== null && written.has(found) && !stated.has(found);
  };
  const open = steps.findIndex((step, at) => at >= from && !isDone(step));
  return open < 0 ? from : Math.min(open, last);
}

export const mostOfReason = 16;

/** The lines before the one that is answered, which hold too. */
export const besideLast = (steps: readonly StepReading[], last: string): readonly string[] => {
  const lines = steps.flatMap((one) => (one.verdict === 'right' && one.line !== last ? [one.line] : []));
  // A number alone is named only where no line has it.
  return [...new Set(lines)].filter((line) => /[=≈<>≤≥]/.test(line)).slice(-mostNamed);
};
const mostNamed = 3;

/** Lines as they are named together. */
export const inOneRow = (lines: readonly string[]): string =>
  lines.length < 2
    ? lines.map(shown).join('')
    : `${lines.slice(0, -1).map(shown).join(', ')} and ${shown(lines.at(-1) ?? '')}`;

/**
 * An equation at the end of a message of which nothing is known: where it is about another letter, its way is asked for, and
 * a value for a letter of the last proven line is tested in it.
 */
function restOf(turn: Turn, line: string, said: string): Wording | null {
  const { heard, held } = turn;
  const at = heard.pieces.findIndex(({ text }) => text === line);
  const behind = at < 0 ? [] : heard.pieces.slice(at + 1);
  const rest = behind.find(({ kind, isWhole }) => kind === 'equation' && isWhole)?.text ?? '';
  const sides = sidesOf(rest);
  const isEnd = behind.every(({ kind, text }) => kind === 'value' || text === rest);
  const isRead = heard.steps.some((one) => 'line' in one && one.line === rest);
  if (!held || !sides || !isEnd || isRead || lettersOf(line).length === 0) return null;
  const [value = ''] = sides.right.split(/\s+or\s+/);
  const own = line.split('=').at(-1)?.trim() ?? '';
  if (numberAt(value) === null) return null;
  if (/^[a-z]$/i.test(sides.left) && lettersOf(own).join() === sides.left)
    return tutorText.testRest(said, value, sides.left, shown(own));
  const isApart = lettersOf(rest).every((letter) => !lettersOf(line).includes(letter));
  return isApart && !isChoice(rest, solutionPath(held)) ? tutorText.restOf(said, shown(rest)) : null;
}

/** Behind a right line an expression of which nothing is known ends the message: it is tested with a number. */
function openEnd({ heard, held }: Turn, said: string): Wording | null {
  const last = heard.steps.at(-1);
  const line = last?.verdict === 'unclear' ? last.line : null;
  if (line === null || line !== heard.pieces.at(-1)?.text || isRelation(line)) return null;
  const letter = testableLetter(line, held?.question ?? '');
  return letter === undefined ? null : tutorText.testBeside(said, shown(line), letter);
}

/** A proven step, and after two of them few words: the student is on the way. */
export function confirm(turn: Turn, right: Right): Draft {
  const { state } = turn;
  const { line, isNearlyDone, step } = right;
  const before = besideLast(turn.heard.steps, line);
  const own = [...before, line];
  // Without choices the last step is done when its value is judged.
  const last = turn.held ? solutionPath(turn.held).last : 0;
  const mostDone = turn.held?.choices.length === 0 ? last : last + 1;
  const rest = isSpanish(turn.heard.text)
    ? null
    : (restOf(turn, line, inOneRow(own)) ?? openEnd(turn, inOneRow(own)));
  const texts =
    rest !== null
      ? rest
      : isSpanish(turn.heard.text)
        ? spanishText.right(shown(line))
        : state.rightInRow >= 2 && !isNearlyDone && !isCalculation(line)
          ? tutorText.quiet(inOneRow(own))
          : confirmTexts(turn, right, inOneRow(own));
  const done = step === null ? 0 : Math.min(step + 1, mostDone);
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
