import type { OpenProblem } from '../../companion-context.ts';
import type { WhatIf } from '../../hear/question/read-what-if.ts';
import { exactName, solutionPath } from '../../hear/solution-path.ts';
import { topicWords } from '../../know/words.ts';
import { sentencesOf } from '../../text/ask-of.ts';
import { stepUsing } from '../find-place.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import type { Wording } from '../wording.ts';
import { aboutText } from './about-text.ts';
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
  const [meant, ...more] = all.filter((_, at) => fits[at] === most);
  if (meant === undefined || most === 0 || more.length > 0) return null;
  // "12 hours a day" takes the place of no "78 quarts each day".
  const counted = topicWords(/# ([a-z]+)/.exec(said)?.[1] ?? '');
  const own = new Set(clausesWith(meant, held).flatMap((clause) => topicWords(clause)));
  return counted.every((word) => own.has(word)) ? meant : null;
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

/** The move that a number of the problem belongs to, where another one takes its place; null where it stays open which is meant. */
export function whatIf(asked: WhatIf, held: OpenProblem): Wording | null {
  const changes = changesOf(asked, held);
  const [first] = changes;
  // Where a number that the problem does not state comes up on the way is not told.
  const { stated } = solutionPath(held);
  const inQuestion = new Set(numbersOf(held.question));
  const isStated = changes.every(({ from }) => inQuestion.has(from) || stated.has(exactName(from) ?? from));
  if (!first || !isStated) return null;
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
