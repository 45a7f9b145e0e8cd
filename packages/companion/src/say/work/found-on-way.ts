import type { OpenProblem } from '../../companion-context.ts';
import { asksElse } from '../../hear/asks-something.ts';
import { isSameNumber, numberAt } from '../../hear/claims/put-in.ts';
import { endOf } from '../../hear/claims/shown-end.ts';
import { ownPieces } from '../../hear/own-pieces.ts';
import { exactName, isChoice, solutionPath } from '../../hear/solution-path.ts';
import { statesKey } from '../../hints/states-key.ts';
import { sentencesOf } from '../../text/ask-of.ts';
import { shownLine } from '../steps-so-far.ts';
import { type Draft, pickFresh, type Turn } from '../turn.ts';
import { inOneRow } from './confirm-work.ts';
import { confirmed } from './confirmed.ts';
import { provenLines } from './own-lines.ts';
import { workText } from './work-text.ts';

/** The move behind a step, as far as it tells nothing of the answer. */
export function moveAfter(held: OpenProblem, step: number): string {
  const instruction = held.rendered?.steps[step + 1]?.instruction;
  return instruction === undefined || step >= solutionPath(held).last || statesKey(instruction, held)
    ? ''
    : workText.next(instruction);
}

const signs: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => Math.abs(a - b),
  (a, b) => a * b,
];

type Found = {
  readonly texts: ReturnType<typeof workText.onWay>;
  readonly lines: readonly string[];
  readonly step: number;
};

/** "22 * 5 = 110 and 2 * 5 = 10 so they are 100 apart": lines of another way that come to a number of the way. */
function fromLines(turn: Turn, held: OpenProblem): Found | null {
  const { pieces } = turn.heard;
  const said = pieces.at(-1);
  const lines = provenLines(pieces, held, turn.state.lines);
  if (said?.kind !== 'value' || lines === null || lines.length < 2) return null;
  const path = solutionPath(held);
  const [name, value] = [exactName(said.text), numberAt(said.text)];
  const [one, other] = lines.slice(-2).map((line) => numberAt(endOf(line)));
  const step = path.steps.findIndex(({ values }, at) => at < path.last && name !== null && values.has(name));
  const isMade =
    value !== null && one != null && other != null && signs.some((of) => isSameNumber(of(one, other), value));
  if (step < 0 || !isMade || isChoice(said.text, path) || path.stated.has(name ?? '')) return null;
  return {
    texts: workText.onWay(inOneRow(lines), shownLine(said.text), moveAfter(held, step)),
    lines,
    step,
  };
}

const row = /(?:^|[:({\s])(-?\d+(?:(?:\s*,\s*|\s+)(?:and\s+)?-?\d+){2,})(?!\d|\.\d|\s*[-+*/×÷=:])/;
const numbersIn = (text: string): readonly number[] =>
  (text.replace(/−/g, '-').match(/-?\d+/g) ?? []).map(Number);
const sorted = (text: string): string =>
  numbersIn(text)
    .toSorted((a, b) => a - b)
    .join();

/** A list of outcomes that a step before the last comes to, in any order, where no choice says it. */
function listOnWay({ heard }: Turn, held: OpenProblem): Found | null {
  const [, list] = row.exec(heard.text) ?? [];
  if (list === undefined || ownPieces(heard.text.replace(list, '')).some(({ kind }) => kind !== 'value'))
    return null;
  const own = sorted(list);
  const isOpen = ![...held.choices, held.shownAnswer].some((choice) => sorted(choice) === own);
  const { last, steps } = solutionPath(held);
  // The data of the question count only in the order of the step.
  const isCopied = sentencesOf(held.question).some((one) => sorted(one) === own);
  const step = steps.findIndex(({ lines }, at) => {
    const end = lines.at(-1) ?? '';
    const isSame = isCopied ? numbersIn(end).join() === numbersIn(list).join() : sorted(end) === own;
    return at < last && /\d,\s*\d/.test(end) && isSame;
  });
  if (step < 0 || !isOpen) return null;
  return {
    texts: workText.list(list.trim().replace(/[\s,]+/g, ', '), moveAfter(held, step)),
    lines: [],
    step,
  };
}

/** A number or a list of the way that lines of the student's own lead to. */
export function foundOnWay(turn: Turn): Draft | null {
  const { heard, held } = turn;
  if (!held?.rendered || asksElse.test(heard.text) || heard.text.includes('?')) return null;
  if (heard.steps.some(({ verdict }) => verdict !== 'holds' && verdict !== 'unclear')) return null;
  const found = listOnWay(turn, held) ?? fromLines(turn, held);
  if (found === null) return null;
  return confirmed(turn, pickFresh(found.texts, turn), { lines: found.lines, done: found.step + 1 });
}
