import type { OpenProblem } from '../../companion-context.ts';
import { isSameNumber } from '../../hear/claims/put-in.ts';
import type { WhatIf } from '../../hear/question/read-what-if.ts';
import { exactName, solutionPath } from '../../hear/solution-path.ts';
import { statesKey } from '../../hints/states-key.ts';
import { topicWords } from '../../know/words.ts';
import { amountsOf } from '../../story/amounts.ts';
import { sayValue } from '../../story/tell-way.ts';
import { askOf, sentencesOf } from '../../text/ask-of.ts';
import { escaped, stepsOf, stepUsing } from '../find-place.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import type { Wording } from '../wording.ts';
import { aboutText, listed } from './about-text.ts';
import { changedProblem, givenLine } from './changed-problem.ts';
import { changedWay } from './changed-way.ts';
import { numbersOf } from './number-told.ts';

/** A change smaller than this share of a number comes to the answer itself, as 24.28 to 24.27. */
const nearest = 0.1;

type Change = { readonly from: string; readonly to: string };

/** The parts of a question that have a number: its sentence, the clause that it stands in, and the words that say what it is. */
const partsWith = (number: string, { question }: OpenProblem): string[] =>
  [
    ...sentencesOf(question).flatMap((sentence) => [sentence, ...sentence.split(/[,;:]\s| and /)]),
    ...amountsOf(question).map(({ said }) => said),
  ].filter((part) => numbersOf(part).includes(number));

/** The one number of the problem that the words of a what-if speak of; the only one it has, where they speak of none. */
function numberMeant({ said, to }: WhatIf, held: OpenProblem): string | null {
  // A percent takes the place of a percent, and a fraction that of a fraction.
  const all = [...new Set(numbersOf(held.question))].filter(
    (one) =>
      (!to?.endsWith('%') || held.question.includes(`${one}%`)) && (!to?.includes('/') || one.includes('/')),
  );
  const words = new Set(topicWords(said));
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return only;
  const fits = all.map((number) => {
    const own = partsWith(number, held).flatMap((part) => [...new Set(topicWords(part))]);
    return own.filter((word) => words.has(word)).length;
  });
  const most = Math.max(0, ...fits);
  const [meant, ...more] = all.filter((_, at) => fits[at] === most);
  if (meant === undefined || most === 0 || more.length > 0) return null;
  // "12 hours a day" takes the place of no "78 quarts each day".
  const counted = topicWords(/# ([a-z]+)/.exec(said)?.[1] ?? '');
  const own = new Set(partsWith(meant, held).flatMap((part) => topicWords(part)));
  return counted.every((word) => own.has(word)) ? meant : null;
}

const scaled = (number: string, times: number): string =>
  String(Number((Number(number) * times).toPrecision(12)));

/** The numbers that are changed; none where it stays open which they are. */
function changesOf(asked: WhatIf, held: OpenProblem): readonly Change[] {
  const { from, to, times, said } = asked;
  const all = numbersOf(held.question);
  if (times !== null) {
    const isAll = /\b(?:both|all|everything|every number|each number)\b/.test(said);
    const one = isAll ? null : numberMeant(asked, held);
    const changed = isAll ? all : one === null ? [] : [one];
    return changed.map((number) => ({ from: number, to: scaled(number, times) }));
  }
  const plain = (number: string): string => number.replace(/[$%]/g, '');
  const number = from ?? numberMeant(asked, held);
  if (number === null || to === null || plain(number) === plain(to)) return [];
  return [{ from: plain(number), to: plain(to) }];
}

const isNear = ({ from, to }: Change): boolean =>
  Math.abs(Number(to) - Number(from)) < nearest * Math.abs(Number(from));

/** The problem's own line with the number that is changed, worked out. */
function solvedWith({ from, to }: Change, held: OpenProblem): Wording | null {
  const parts = givenLine(held)?.split(new RegExp(`(?<![\\d.])${escaped(from)}(?![\\d.]*\\d)`)) ?? [];
  return parts.length === 2 ? changedProblem(parts.join(to), held) : null;
}

const mostLines = 4;

/** The numbers that the way comes to and the question does not state: a line with one of them would tell it. */
function hiddenIn(held: OpenProblem): ReadonlySet<string> {
  const stated = new Set(numbersOf(held.question));
  const made = stepsOf(held).flatMap(({ work }) => numbersOf((work ?? '').split(/→|=/).slice(1).join(' ; ')));
  return new Set([...made, held.shownAnswer].flatMap(numbersOf).filter((one) => !stated.has(one)));
}

/** A number and what takes its place; of a fraction its numerator and denominator, as far as they change. */
function partsChanged({ from, to }: Change): readonly (readonly [number, number])[] {
  const [own, other] = [from.split('/').map(Number), to.split('/').map(Number)];
  return own.flatMap((part, at) => {
    const now = other[at];
    return now === undefined || now === part || own.length !== other.length ? [] : [[part, now] as const];
  });
}

/** What becomes of the way: its lines as far as they are not those of the problem as well, and whether the answer grows. */
function followed(held: OpenProblem, changes: readonly Change[], claim: WhatIf['claim']): Wording | null {
  const stated = new Map(changes.flatMap(partsChanged));
  const { lines, end } = changedWay(held, stated);
  const [first] = lines;
  const [change] = changes;
  if (first === undefined || change === undefined) return null;
  const [from, to] = [changes.map((one) => one.from), changes.map((one) => one.to)].map((all) =>
    listed(all.map(shownLine)),
  ) as [string, string];
  if (claim && end === null) return null;
  const isSo = claim && end ? Math.sign(end.after - end.before) === claim.sign : undefined;
  const hidden = hiddenIn(held);
  // Whatever the student names is told the same of, be it the answer.
  const own = new Set(changes.map((one) => one.to));
  const open = lines.findIndex(({ line }) => numbersOf(line).some((one) => hidden.has(one) && !own.has(one)));
  const told = changes.some(isNear) ? [] : lines.slice(0, open < 0 ? mostLines : Math.min(open, mostLines));
  const lead = aboutText.instead(from, to, isSo);
  // Beside a result, more or less than the open answer would close in on it.
  const grows = end === null || told.includes(end) ? '' : aboutText.grows(Math.sign(end.after - end.before));
  const instruction = held.rendered?.steps[first.at]?.instruction ?? '';
  const doing = /\d/.test(instruction) || statesKey(instruction, held) ? '' : `${instruction} `;
  const way = told.map(({ line }) => shownLine(line)).join(', then ');
  if (told.length > 0) return aboutText.followed(lead, from, `${doing}${way}`, grows);
  const reason = reasonOfStep(held, first.at);
  const more = first.after - first.before;
  const [by] = changes.map((one) => Number(one.to) - Number(one.from));
  const isSum =
    changes.length === 1 &&
    !/[*÷^/]/.test(first.line) &&
    by !== undefined &&
    isSameNumber(Math.abs(more), Math.abs(by));
  const amount = isSum ? `${shownLine(sayValue(Math.abs(more)))} ` : '';
  if (reason === null) return null;
  const becomes = more === 0 ? 'the same' : `${amount}${more > 0 ? 'more' : 'less'}`;
  return aboutText.moved({ lead, reason, change: becomes, grows });
}

const generic =
  /\b(?:it|they|does|do|is|will|would|then|that|makes?|means?|gives?|gets?|be|become|too|the|answer|result|number|likely|also|a|an|one|stand|for|more|less)\b/g;

/** Whether what a student speaks of is what the problem asks for. */
function isOfAnswer(of: string, held: OpenProblem): boolean {
  const ask = new Set(topicWords(askOf(held.question)));
  return topicWords(of.replace(generic, ' ')).every((word) => ask.has(word));
}

/**
 * What becomes of the way where another number stands in the problem; else the move that the number belongs to. null where
 * it stays open which number is meant.
 */
export function whatIf(asked: WhatIf, held: OpenProblem): Wording | null {
  const changes = changesOf(asked, held);
  const [first] = changes;
  // Where a number that the problem does not state comes up on the way is not told.
  const path = solutionPath(held);
  const inQuestion = new Set(numbersOf(held.question));
  const isStated = changes.every(
    ({ from }) => inQuestion.has(from) || path.stated.has(exactName(from) ?? from),
  );
  if (!first || !isStated || (asked.claim && !isOfAnswer(asked.claim.of, held))) return null;
  const worked = followed(held, changes, asked.claim);
  if (worked !== null || asked.claim) return worked;
  const inLine = changes.length === 1 && !isNear(first) ? solvedWith(first, held) : null;
  if (inLine !== null) return inLine;
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
