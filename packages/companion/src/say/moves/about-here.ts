import { asksSomething } from '../../hear/asks-something.ts';
import { choiceIn } from '../../hear/is-offered.ts';
import { askedText } from '../asked-text.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { type Draft, onStep, type Turn } from '../turn.ts';

/** What is said of one's own trouble asks, too. */
const tellsDoubt = /^\W*(?:but |so |and |ok |wait |um |oh )*i (?:dont|keep|always|thought)\b/i;

export const asksNot =
  /\b(?:not|cant|can't|dont|don't|isnt|isn't|doesnt|doesn't|just|wrong|always|same|allowed)\b/i;

/** Where nothing is written for a question: the step that it speaks of, where it was not told in this talk; beside a choice the one that is on. */
export function aboutHere(turn: Turn): Draft | null {
  const { heard, held, context, state } = turn;
  if (!held || !(asksSomething(heard.text) || tellsDoubt.test(heard.text))) return null;
  const { at: spokenOf, isShared } = stepAskedAbout(turn);
  const at = choiceIn(heard.text, held) === null ? spokenOf : state.done;
  const reason = isShared && at >= 0 ? reasonOfStep(held, at) : null;
  if (reason === null || context.recent.some(({ text }) => text.includes(reason))) return null;
  return onStep(turn, askedText.step(reason), { move: 'explain-idea' });
}
