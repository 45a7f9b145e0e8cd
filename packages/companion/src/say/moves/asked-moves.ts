import { judgeTyped } from '@playforward/curriculum';
import type { OpenProblem } from '../../companion-context.ts';
import type { Operation } from '../../hear/math-pieces.ts';
import type { AskedMove } from '../../hear/question/read-asked.ts';
import { whichOfTwo } from '../../hear/question/which-of-two.ts';
import { isChoice, solutionPath } from '../../hear/solution-path.ts';
import { stepDoing, stepTelling } from '../../hear/step-doing.ts';
import { statesKey } from '../../hints/states-key.ts';
import { isLoose, topicWords } from '../../know/words.ts';
import { askOf } from '../../text/ask-of.ts';
import { askedText } from '../asked-text.ts';
import { stepUsing } from '../find-place.ts';
import { operationInWords } from '../operation-in-words.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { shownLine } from '../steps-so-far.ts';
import { testInEquation } from '../test-value.ts';
import { type Draft, onStep, type Turn } from '../turn.ts';
import { valueText } from '../value-text.ts';
import type { Wording } from '../wording.ts';
import { triedBefore } from './work-moves.ts';

const coached = (turn: Turn, texts: Wording, isRight = false): Draft =>
  onStep(turn, texts, {
    move: isRight ? 'confirm-step' : 'ask-next-step',
    ...(isRight && { step_verdict: 'right' as const, personality_mode: 'celebrating' as const }),
  });

/** An amount that was named: where it could not be read, what is meant stays open, and no move is confirmed. */
const namesAmount =
  /\d|\b(?:divid|multipl|subtract|add|take|minus|plus|times)\w*\b.*?\b(?:by|from|with|of) (?!both|each|every|it\b|that\b|this\b|a\b|i\b)\p{L}+/iu;

/** "divide -28x by x" names what is divided before what it is divided by. */
const isDivided = /\bdivid\w*\s+\S*\d\S*\s+by\b/i;

const inWords = (acts: readonly Operation[]): string => acts.map(operationInWords).join(' or ');

function onWhether(turn: Turn, held: OpenProblem, { acts }: AskedMove & { kind: 'whether' }): Draft | null {
  const path = solutionPath(held);
  const [act, ...others] = acts;
  const spokenOf = stepAskedAbout(turn);
  const now = reasonOfStep(held, spokenOf.at);
  if (act && others.length > 0) {
    // Of several moves of the way the one that comes first.
    const [first, ...later] = acts
      .map((one) => ({ one, at: stepTelling(one, path) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    const reason = first === undefined ? now : reasonOfStep(held, first.at);
    if (reason === null) return null;
    const isOne = later.length === 0 || (first !== undefined && later.every(({ at }) => at > first.at));
    return coached(
      turn,
      first !== undefined && isOne
        ? askedText.does(operationInWords(first.one), reason, later.length > 0)
        : askedText.which(reason, inWords(acts)),
    );
  }
  if (act) {
    // "do i add 9 and 3" asks about a calculation, and a step that adds another 9 does not say yes to it.
    const isCalculation = turn.heard.question?.kind === 'way';
    const isOpen =
      isCalculation ||
      isDivided.test(turn.heard.text) ||
      (act.amount === null && namesAmount.test(turn.heard.text));
    const at = isOpen ? null : stepDoing(act, path);
    const reason = at === null ? now : reasonOfStep(held, at);
    if (at !== null) return coached(turn, askedText.yes(operationInWords(act), reason ?? ''), true);
    return reason === null ? null : coached(turn, askedText.instead(reason, operationInWords(act)));
  }
  return now === null ? null : coached(turn, spokenOf.isShared ? askedText.step(now) : askedText.unsure(now));
}

/** Which of two things in words, where no text decides it: the step that is spoken of, and the question back. */
export function askWhich(turn: Turn): Draft | null {
  const { heard, held } = turn;
  const two = held && !heard.asked && heard.steps.length === 0 ? whichOfTwo(heard.text) : null;
  const reason = held && two ? reasonOfStep(held, stepAskedAbout(turn).at) : null;
  return two && reason ? coached(turn, askedText.ofTwo(reason)) : null;
}

const asksHowFar =
  /\b(?:always|ever|every ?time|all (?:the time|numbers?)|any number|in general|each time|everywhere)\b/i;

/** "is that always true" asks about the step that was told: its reason says how far it holds. */
export function testReason(turn: Turn): Draft | null {
  const { held, heard } = turn;
  const { step } = stepAskedAbout(turn);
  // With a number of its own it asks about that.
  const isBare =
    topicWords(heard.text).every(isLoose) && asksHowFar.test(heard.text) && !/\d/.test(heard.text);
  if (!held || !step || !isBare || !/\p{L}/u.test(step.explanation) || statesKey(step.explanation, held))
    return null;
  return coached(turn, valueText.isAlways(step.explanation));
}

/**
 * Why not this value: a test that each value can be put to, or else what decides. That is the step that works with the
 * value; for all that a choice may say it is the last one, so that none is told from the others.
 */
function whyNotValue(held: OpenProblem, value: string): Wording | null {
  const test = testInEquation(held, value);
  if (test) return test;
  const path = solutionPath(held);
  const used = isChoice(value, path) ? -1 : stepUsing(held, value);
  const reason = reasonOfStep(held, used >= 0 && used < path.last ? used : path.last);
  return reason === null ? null : valueText.decides(shownLine(value), reason);
}

/** A move or a value that the student asks about: told where the way has it, tested where not. */
export function answerAsked(turn: Turn): Draft | null {
  const { heard, held, state } = turn;
  const { asked } = heard;
  if (!asked || !held) return null;
  if (asked.kind === 'why-not-value') {
    const tried = triedBefore(turn, asked.value);
    if (tried) return tried;
    // Behind the answer that was found, the reason of another one tells nothing.
    const isFound = state.done > solutionPath(held).last;
    const known = isFound && held.rendered ? judgeTyped(held.rendered, asked.value).reason : null;
    const texts =
      known === null ? whyNotValue(held, asked.value) : valueText.notIt(shownLine(asked.value), known);
    return texts && onStep(turn, texts, { move: 'ask-how' });
  }
  if (asked.kind === 'whether') return onWhether(turn, held, asked);
  const reason = reasonOfStep(held, state.done);
  const ask = askOf(held.question);
  if (reason === null) return null;
  return onStep(turn, askedText.whyNot(reason, inWords(asked.acts), ask), { move: 'explain-why' });
}
