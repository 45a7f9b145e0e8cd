import { changeNumbers, type RenderedProblem } from '@playforward/curriculum';
import type { OpenProblem } from '../../companion-context.ts';
import type { WhatIf } from '../../hear/question/read-what-if.ts';
import { exactName, isChoice, solutionPath } from '../../hear/solution-path.ts';
import { topicWords } from '../../know/words.ts';
import { sentencesOf } from '../../text/ask-of.ts';
import { stepUsing } from '../find-place.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import type { Wording } from '../wording.ts';
import { aboutText, type Direction, listed } from './about-text.ts';
import { numbersOf } from './number-told.ts';

type Change = { readonly from: string; readonly to: string };

/** The words beside a number: those of the clause that it stands in. */
const clausesWith = (number: string, { question }: OpenProblem): string[] =>
  sentencesOf(question)
    .flatMap((sentence) => sentence.split(/[,;:]\s| and /))
    .filter((clause) => numbersOf(clause).includes(number));

/** The one number of the problem that the words of a what-if speak of; the only one it has, where they speak of none. */
function numberMeant(said: string, held: OpenProblem): string | null {
  const all = numbersOf(held.question);
  const words = new Set(topicWords(said));
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return only;
  const fits = all.map((number) => {
    const own = new Set(clausesWith(number, held).flatMap((clause) => topicWords(clause)));
    return [...words].filter((word) => own.has(word)).length;
  });
  const most = Math.max(0, ...fits);
  const meant = all.filter((_, at) => fits[at] === most);
  return most > 0 && meant.length === 1 ? (meant[0] ?? null) : null;
}

const scaled = (number: string, times: number): string =>
  String(Number((Number(number) * times).toPrecision(12)));

/** The numbers that are changed; none where it stays open which they are. */
function changesOf({ from, to, times, said }: WhatIf, held: OpenProblem): readonly Change[] {
  const all = numbersOf(held.question);
  if (times !== null) {
    const isAll = /\b(?:both|all|everything|every number|each number)\b/.test(said);
    const one = isAll ? null : numberMeant(said, held);
    const changed = isAll ? all : one === null ? [] : [one];
    return changed.map((number) => ({ from: number, to: scaled(number, times) }));
  }
  const plain = (number: string): string => number.replace(/[$%]/g, '');
  const number = from ?? numberMeant(said, held);
  if (number === null || to === null || plain(number) === plain(to)) return [];
  return [{ from: plain(number), to: plain(to) }];
}

const counting: ReadonlySet<string> = new Set(['integer', 'number', 'decimal', 'fraction', 'mixed-number']);

/** The value of a key that is a number; NaN where it is something else. */
function numberOf({ form, value }: { readonly form: string; readonly value: string }): number {
  const [top = '', bottom = '1', ...more] = value.replace(/,/g, '').split('/');
  return counting.has(form) && more.length === 0 ? Number(top) / Number(bottom) : Number.NaN;
}

/** Whether the answer grows with a change; null where it is no number, and nothing is said of a choice among sentences. */
function directionOf(held: OpenProblem, changed: RenderedProblem): Direction | null {
  const [before, after] = [numberOf(held.key), numberOf(changed.key)];
  if (!held.rendered?.input || Number.isNaN(before) || Number.isNaN(after)) return null;
  return after > before ? 'greater' : after < before ? 'smaller' : 'same';
}

const squeezed = (text: string): string => text.replace(/[\d.,]+/g, '#').replace(/\s+/g, ' ');

type MoveChanged = { readonly instruction: string; readonly isNamed: boolean };

/** The move that names a changed number, else the first that works with one; null where the way would be another one. */
function moveChanged(held: OpenProblem, changed: RenderedProblem): MoveChanged | null {
  const open = held.rendered?.steps ?? [];
  const steps = changed.steps.slice(0, solutionPath(held).last + 1);
  const isSameWay =
    open.length === changed.steps.length &&
    open.every((step, at) => squeezed(step.instruction) === squeezed(changed.steps[at]?.instruction ?? ''));
  if (!isSameWay) return null;
  const named = steps.findIndex(({ instruction }, at) => instruction !== open[at]?.instruction);
  const at = named >= 0 ? named : steps.findIndex(({ work }, nth) => work !== open[nth]?.work);
  const [before, after] = [open[at], steps[at]];
  // What may not be told of the open problem is not told with other numbers either.
  const isOpen = before !== undefined && reasonOfStep(held, at)?.startsWith(before.instruction) === true;
  return isOpen && after ? { instruction: after.instruction, isNamed: named >= 0 } : null;
}

/** What changes and what stays where numbers of the problem are others; null where it stays open which numbers are meant. */
export function whatIf(asked: WhatIf, held: OpenProblem): Wording | null {
  const changes = changesOf(asked, held);
  const [first] = changes;
  // Where a number that the problem does not state comes up on the way is not told.
  const { stated } = solutionPath(held);
  const inQuestion = new Set(numbersOf(held.question));
  const isStated = changes.every(({ from }) => inQuestion.has(from) || stated.has(exactName(from) ?? from));
  if (!first || !isStated) return null;
  const said = changes.map(({ from, to }) => aboutText.inPlace(shownLine(from), shownLine(to)));
  const isOfChoice = changes.some(({ to }) => isChoice(to, solutionPath(held)));
  const numbers = new Map(changes.map(({ from, to }) => [Number(from), Number(to)]));
  const isNumber = [...numbers].flat().every((one) => Number.isFinite(one) && one !== 0);
  const changed = held.rendered && isNumber && !isOfChoice ? changeNumbers(held.rendered, numbers) : null;
  const move = changed && moveChanged(held, changed);
  if (changed && move) {
    const answer = directionOf(held, changed);
    if (move.isNamed) return aboutText.changedTo(listed(said), move.instruction, answer);
    // Of an answer that is no number a text says more.
    return answer === null ? null : aboutText.sameMoves(listed(said), move.instruction, answer);
  }
  // A sign that turns changes more than a number in a move.
  const isPlain = changes.length === 1 && first.to !== `-${first.from}`;
  const used = isPlain ? stepUsing(held, first.from) : -1;
  const reason = used < 0 ? null : reasonOfStep(held, used);
  // Without the instruction it is a reason, and no move.
  const isMove = reason?.startsWith(held.rendered?.steps[used]?.instruction ?? ' ') ?? false;
  return reason !== null && isMove
    ? aboutText.changed(shownLine(first.from), shownLine(first.to), reason)
    : null;
}
