import type { OpenProblem } from '../../companion-context.ts';
import { asksElse } from '../../hear/asks-something.ts';
import type { VerdictAsked } from '../../hear/question/verdict-asked.ts';
import { exactName, solutionPath } from '../../hear/solution-path.ts';
import { unitsIn } from '../../story/conversions.ts';
import { sentencesOf, wantOf } from '../../text/ask-of.ts';
import { shownLine } from '../steps-so-far.ts';
import { checkOf } from '../test-value.ts';
import { type Draft, pickFresh, type Turn } from '../turn.ts';
import { besideLast } from './confirm-work.ts';
import { confirmed } from './confirmed.ts';
import { workText } from './work-text.ts';

const mostWords = 12;

/** What a question asks for as a thing: "What is the pay for the week?" asks for the pay for the week. */
function thingAsked(question: string): string | null {
  const ask = wantOf(question);
  const [, thing] =
    /^(?:What is|Find|Work out|Calculate|Compute) ((?:the|its|their) [^?.;:,=]+)[?.]$/.exec(ask) ?? [];
  return thing === undefined ||
    thing.split(' ').length > mostWords ||
    /\b(?:if|and|it|its|they|their|you|he|she)\b/.test(thing)
    ? null
    : thing;
}

/** A unit behind a number of the student's that the problem does not speak of, where it has another. */
export function otherUnit(text: string, { question, choices, shownAnswer }: OpenProblem): string {
  const own = unitsIn((text.match(/\d\s*\p{L}+/gu) ?? []).join(' ; ').replace(/\d/g, ''));
  const told = unitsIn([question, shownAnswer, ...choices].join(' ; '));
  const [other] = [...own].filter((unit) => !told.has(unit));
  return other === undefined || told.size === 0 ? '' : workText.otherUnit(other);
}

const draws = /^(?:mark|plot|show|draw|graph|put|fill|place|shade)\b/i;

/** What is left to do with an answer that was found. */
function lastPart(held: OpenProblem): string {
  const order = sentencesOf(held.question).findLast((one) => draws.test(one));
  return held.rendered?.hand && order !== undefined ? workText.nowShow(order) : workText.handIn;
}

/** Why the way of the student's own comes to the same. */
export function whyTheSame({ heard, held }: Turn): string {
  const lines = heard.pieces.flatMap(({ kind, text }) => (kind === 'truth' ? [text] : []));
  if (!held || lines.length < 2) return workText.order.other;
  const { steps, stated } = solutionPath(held);
  const found = lines.map((line) => exactName(line.split('=').at(-1) ?? ''));
  const used = lines.flatMap((line) => line.split('=')[0]?.match(/\d+(?:\.\d+)?/g) ?? []).map(exactName);
  // Only with the numbers of the problem itself it is no more than another order.
  const isOwn = used.every((name) => name !== null && (stated.has(name) || found.includes(name)));
  const signs = [...lines, ...steps.map((step) => step.signs)].join(' ');
  const isSum = /[+−]|(?<=[\d)]\s*)-/.test(signs);
  const isProduct = /[*/×÷·:]/.test(signs);
  return !isOwn || isSum === isProduct
    ? workText.order.other
    : isSum
      ? workText.order.sum
      : workText.order.product;
}

/** What is said to work that is finished and right: that it is, what it is of the question, a test, and where it goes. */
export function sayFinished(
  turn: Turn,
  value: string,
  asked: VerdictAsked['kind'] | null = null,
): Draft | null {
  const { held, heard } = turn;
  if (!held) return null;
  const thing = thingAsked(held.question);
  const shown = shownLine(value);
  const check = /\bcheck/i.test(heard.text) ? null : checkOf(held);
  const text = [
    pickFresh(
      thing === null || /[=<>≤≥]/.test(value) ? workText.isRight(shown) : workText.isAsked(shown, thing),
      turn,
    ),
    asked === 'way' ? whyTheSame(turn) : '',
    check === null ? '' : workText.check(check),
    otherUnit(heard.text, held),
    lastPart(held),
  ].join('');
  const lines = besideLast(heard.steps, '');
  return confirmed(turn, text, { lines, done: solutionPath(held).last + 1 });
}

/** Work that is finished and right, where nothing else is asked. */
export function answerFinished(turn: Turn): Draft | null {
  if (asksElse.test(turn.heard.text) || turn.heard.text.includes('?')) return null;
  return turn.finished === null ? null : sayFinished(turn, turn.finished);
}
