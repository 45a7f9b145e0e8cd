import type { OpenProblem } from '../../companion-context.ts';
import { asksElse } from '../../hear/asks-something.ts';
import { leadsOn } from '../../hear/claims/leads-on.ts';
import { isSameNumber, lettersOf, numberAt } from '../../hear/claims/put-in.ts';
import { schoolTruth } from '../../hear/claims/school-truth.ts';
import { endOf, startOf } from '../../hear/claims/shown-end.ts';
import { isChoice, solutionPath } from '../../hear/solution-path.ts';
import { statesKey } from '../../hints/states-key.ts';
import { isTold } from '../../story/story-way.ts';
import { wantOf } from '../../text/ask-of.ts';
import { askedText } from '../asked-text.ts';
import { shownLine } from '../steps-so-far.ts';
import { type Draft, pickFresh, type Turn } from '../turn.ts';
import type { Wording } from '../wording.ts';
import { inOneRow } from './confirm-work.ts';
import { confirmed } from './confirmed.ts';
import { provenLines } from './own-lines.ts';
import { workText } from './work-text.ts';

const mostNamed = 4;

type Lines = { readonly lines: readonly string[]; readonly value: string };

/** The calculations of a message, where all of them hold. */
function linesOf({ heard, held }: Turn): Lines | null {
  const lines = heard.pieces.flatMap(({ kind, text }) => (kind === 'truth' ? [text] : []));
  const beside = { said: heard.text, question: held?.question ?? '' };
  const last = lines.at(-1);
  return last !== undefined && lines.every((line) => /^(?:true|about)$/.test(schoolTruth(line, beside)))
    ? { lines, value: endOf(last) }
    : null;
}

/** Whether one more operation with a number of the problem leads from a number to the answer. */
function isOneFrom(number: number, held: OpenProblem): boolean {
  const goal = numberAt(held.key.value.replace(/[^\d./-]/g, ''));
  const stated = [...solutionPath(held).stated].flatMap((name) => numberAt(name) ?? []);
  return (
    goal !== null &&
    stated.some((one) =>
      [number + one, number - one, one - number, number * one, number / one, one / number].some((end) =>
        isSameNumber(end, goal),
      ),
    )
  );
}

/**
 * Calculations of another way, each with its numbers from the problem, which lead on to what is asked: right so far. What
 * they come to may be no choice.
 */
export function answerLines(turn: Turn): Draft | null {
  const { heard, held, state } = turn;
  if (!held?.rendered || asksElse.test(heard.text) || heard.text.includes('?') || !isTold(held.question))
    return null;
  if (!heard.steps.every(({ verdict }) => verdict === 'holds' || verdict === 'unclear')) return null;
  const own = provenLines(heard.pieces, held, state.lines);
  const read = linesOf(turn);
  const number = numberAt(read?.value ?? '');
  if (own === null || read === null || number === null || isChoice(read.value, solutionPath(held)))
    return null;
  const shown = { lines: [...state.lines, ...own.slice(0, -1)] };
  const isLeading =
    isOneFrom(number, held) && leadsOn(startOf(own.at(-1) ?? ''), number, { problem: held, shown }) === true;
  if (!isLeading) return null;
  const texts = workText.leading(
    inOneRow(own.slice(-mostNamed)),
    shownLine(read.value),
    wantOf(held.question),
  );
  return confirmed(turn, pickFresh(texts, turn), { lines: own, done: 0 });
}

/** Calculations that go on from each other and hold, but belong to no known way: what the last one counts is asked. */
export function holdingText(turn: Turn): Wording | null {
  const [read, ask] = [linesOf(turn), wantOf(turn.held?.question ?? '')];
  if (read === null || !ask.endsWith('?')) return null;
  const [before, last = ''] = read.lines.slice(-2);
  const result = before === undefined ? null : numberAt(endOf(before));
  const isChain = (startOf(last).match(/\d+(?:\.\d+)?/g) ?? []).some(
    (one) => result !== null && isSameNumber(Number(one), Math.abs(result)),
  );
  return isChain
    ? workText.holding(inOneRow(read.lines.slice(-mostNamed)), shownLine(read.value), ask)
    : null;
}

/** A line that holds for every value of its letters, and the move that is on. */
export function identityText({ held, state }: Turn, line: string): Wording | null {
  const order = held?.rendered?.steps[Math.min(state.done, solutionPath(held).last)]?.instruction ?? '';
  return held === null || lettersOf(line).length === 0 || order === '' || statesKey(order, held)
    ? null
    : askedText.identityBeside(shownLine(line), order);
}
