import type { OpenProblem } from '../../companion-context.ts';
import { because } from '../../hear/because.ts';
import { isOnScreen } from '../../hear/claims/asked-step.ts';
import { hear } from '../../hear/hear.ts';
import { choiceIn } from '../../hear/is-offered.ts';
import { slipOfAct } from '../../hear/slips/slip-of-act.ts';
import { isChoice, solutionPath } from '../../hear/solution-path.ts';
import { choicesMeant, type Meant } from '../../hear/work/choices-meant.ts';
import { choicesKnown, saysChoice } from '../../hear/work/says-choice.ts';
import { type StatedEnd, statedEnd } from '../../hear/work/stated-end.ts';
import { askedText } from '../asked-text.ts';
import { heldAgainst } from '../moves/answer-statement.ts';
import { hasShownWay, isAsked, isOfWay, judgeFinished, toldVerdict } from '../moves/judge-finished.ts';
import { triedBefore } from '../moves/work-moves.ts';
import { nextSayings } from '../next-sayings.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import { type Draft, pickFresh, replyWith, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { valueText } from '../value-text.ts';
import { lastDone } from './confirm-work.ts';
import { confirmed } from './confirmed.ts';
import { finishedWork } from './finished-work.ts';
import { sayFinished } from './say-finished.ts';

/** The end of a message, read as if what leads to it had been said a turn before; null where a line of that is wrong. */
function endOf(
  turn: Turn,
  held: OpenProblem,
  { end, from }: StatedEnd,
): { readonly end: Turn; readonly hasRight: boolean } | null {
  const { state } = turn;
  // A value is no way to itself, nor is the reason that a choice has.
  const quoted = choiceIn(turn.heard.text, held) ?? '';
  const isOwn = /\d|\p{L}{4}/u.test(from.replace(end, '')) && !because.test(quoted);
  const way = { ...turn, heard: hear(isOwn ? from : '', { held, shown: state }) };
  if (way.heard.steps.some(({ verdict }) => verdict === 'wrong')) return null;
  const lines = way.heard.steps.flatMap((one) => (one.verdict === 'right' ? [one.line] : []));
  const { remember } = confirmed(way, '', { lines, done: lastDone(way) + 1 });
  const after = lines.length > 0 ? { ...state, ...remember } : state;
  return {
    end: { ...turn, state: after, heard: hear(end, { held, shown: after }) },
    hasRight: lines.length > 0,
  };
}

/** A choice in the student's own words behind the way to it: right, or wrong for its known reason. */
function judgeChoice(end: Turn, held: OpenProblem, { likely, possible }: Meant): Draft | null {
  const said = shownLine(end.heard.text);
  const isRight = possible.includes(held.shownAnswer);
  const [value = '', ...others] = likely;
  const reason = held.rendered?.choices.find(({ text }) => text === value)?.reason;
  if (!isRight && (!reason || isOfWay(held, value))) return null;
  if (isRight && value === held.shownAnswer && others.length === 0) return sayFinished(end, end.heard.text);
  const texts = isRight ? valueText.fitsSeveral(said) : tutorText.finishedWrong(said, reason ?? '');
  return toldVerdict(end, { value, isWrong: !isRight, isEnd: isRight, texts, source: 'skill' });
}

type End = {
  readonly stated: StatedEnd;
  readonly end: Turn;
  readonly hasRight: boolean;
  readonly meant: Meant;
};

/** The end of a message that asks nothing and in which nothing is wrong, and the choices that it means. */
function readEnd(turn: Turn): End | null {
  const { heard, held } = turn;
  if (!held?.rendered || held.choices.length === 0 || heard.asked || turn.asks) return null;
  if (heard.steps.some(({ verdict }) => verdict === 'wrong')) return null;
  // A choice that is said is an end as a whole, whatever joins its words.
  const stated = saysChoice(heard.text, choicesKnown(held))
    ? { end: heard.text, from: '', isConcluded: true }
    : statedEnd(heard.text);
  const read = stated && endOf(turn, held, stated);
  if (stated === null || read === null) return null;
  // What was asked for as a step is no end.
  const { claim } = read.end.heard;
  if (claim !== null && isAsked(turn, held, claim)) return null;
  return { stated, ...read, meant: choicesMeant(read.end.heard.text, { held, whole: heard.text }) };
}

/**
 * An answer that a student concludes, "3n = 9 so the mark goes on 3" or "no limit because 4 and 1 are not the same", judged
 * where the message and the lines before it show the way.
 */
export function judgeEnd(turn: Turn): Draft | null {
  const read = readEnd(turn);
  if (read === null || !turn.held) return null;
  const { end, meant } = read;
  const finished = finishedWork(end);
  // A line that ends the message is tested in the one before it.
  const isLine = /^[a-z]\s*[=<>≤≥]/i.test(end.heard.pieces.at(-1)?.text ?? '');
  const judged = isLine ? null : judgeFinished(end);
  const draft = finished === null ? judged : sayFinished(end, finished);
  if (draft !== null) return { ...draft, remember: { ...end.state, ...draft.remember } };
  return meant.likely.length > 0 && hasShownWay(end) ? judgeChoice(end, turn.held, meant) : null;
}

/** An answer that is concluded without a way that is proven: each is taken up alike and held beside what decides. */
export function holdEnd(turn: Turn): Draft | null {
  const { heard, held } = turn;
  const read = readEnd(turn);
  if (read === null || !held || !read.stated.isConcluded) return null;
  const { stated, end, hasRight, meant } = read;
  const { claim } = end.heard;
  // A number that no answer on the screen says is no end.
  const isEnd = claim !== null && (!isOnScreen(held) || isChoice(claim, solutionPath(held)));
  if (meant.likely.length === 0 && (!isEnd || stated.from === '')) return null;
  // What was handed in before is known not to be right.
  const tried = [claim, ...meant.likely].flatMap((value) => (value ? (triedBefore(turn, value) ?? []) : []));
  if (tried[0] !== undefined) return tried[0];
  // What is done wrongly, and what is right, is said first.
  const right = heard.steps.filter((one) => one.verdict === 'right');
  const isTold =
    hasRight ||
    right.some(({ line }) => /[=<>≤≥]/.test(line)) ||
    heard.steps.some(
      (one) => one.verdict === 'operation' && (one.step === null || slipOfAct(one.operation, held) !== null),
    );
  // A reason in words is held beside what the lesson says of it, unless a choice is said as it is written.
  const isOwnWords = because.test(heard.text) && choiceIn(heard.text, held) === null;
  const written = isOwnWords ? heldAgainst(turn, held) : null;
  if (!isTold && written !== null) return written;
  const isNew = right.some(({ step }) => step !== null && step >= turn.state.done);
  // What is no single choice yet is held beside the step that is on.
  const isOpen = claim === null && meant.likely.length > 1;
  const now = reasonOfStep(held, end.state.done);
  const reason = isOpen ? now : (reasonOfStep(held, solutionPath(held).last) ?? now);
  if (isTold || isNew || reason === null) return null;
  const texts = isOpen
    ? () => askedText.against(reason)
    : because.test(heard.text)
      ? valueText.besideReason
      : valueText.holdBeside;
  return {
    reply: replyWith(turn, {
      move: 'ask-how',
      text: pickFresh(texts(shownLine(end.heard.text), reason), turn),
      source: 'skill',
      suggested_actions: [...nextSayings.step],
    }),
    remember: { asked: { kind: 'step' } },
  };
}
