import { choiceIn } from '../../hear/is-offered.ts';
import type { Likely } from '../../know/answers.ts';
import type { Found } from '../../know/documents.ts';
import { toldId } from '../../know/documents.ts';
import { formOf } from '../../know/read-text.ts';
import { topicWords } from '../../know/words.ts';
import { ideaHere } from '../idea-here.ts';
import { likelyHere } from '../questions/likely-here.ts';
import { namesCalculation, sayReason } from '../say-reason.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { stepToldIn, toldStep } from '../told-step.ts';
import type { Draft, Turn } from '../turn.ts';
import { sayIdea, sayLikely } from './idea-moves.ts';

/** How likely a text must be: to go before the step that a question speaks of, and to go deeper than what was said. */
const least = { beforeMove: 0.35, beforeStep: 0.1, deeper: 0.5 } as const;
/** A text of no lesson needs words as telling as this: "why is it negative" stands in many of them. */
const leastTelling = 2;

const asksWhy = (found: Found): boolean =>
  found.kind === 'answer' && found.note.question !== undefined && formOf(found.note.question) === 'why';

/** "why" behind a sentence of the tutor asks for the reason of that sentence; once more, for what lies behind it. */
function whyOfTold(turn: Turn): Draft | null {
  const { context, state, heard, held } = turn;
  const said = context.recent.findLast(({ role }) => role === 'assistant')?.text;
  if (said === undefined) return null;
  const at = stepToldIn(said, held);
  const step = at === null ? undefined : held?.rendered?.steps[at];
  const reason = at !== null && step && !said.includes(step.explanation) ? sayReason(turn, at, true) : null;
  if (reason) return reason;
  const about = { ...turn, heard: { ...heard, text: `why ${said}` } };
  const deeper = likelyHere(about, ['answer']).find(
    ({ found, chance }) =>
      asksWhy(found) && chance >= least.deeper && !state.explained.includes(toldId(found)),
  );
  if (deeper) return sayLikely(turn, deeper, 'explain-why');
  // The reason of an idea that the problem only touches may be that of another case.
  const idea = ideaHere(turn);
  return held && idea?.skills.includes(held.skill) ? sayIdea(turn, idea, 'why') : null;
}

/**
 * A text that goes before the step: of the open lesson, or of none with words that tell its topic. Where the step does what
 * is asked about, a text of another lesson speaks of other numbers.
 */
const goesFirst = (
  { found, chance, isNear, telling }: Likely,
  { turn, isDone }: { turn: Turn; isDone: boolean },
): boolean =>
  chance >= (isDone ? least.beforeMove : least.beforeStep) &&
  (found.lesson === turn.context.lesson?.slug || (!isDone && isNear && telling >= leastTelling));

const mostOfShort = 1;
const isShort = (text: string): boolean => topicWords(text).length <= mostOfShort;

/**
 * Why, where the open problem itself tells it: the reason of what was said last, or of the step that has the operation,
 * the number or the words of the question. null where a text of the lesson answers more surely.
 */
export function whyHere(turn: Turn): Draft | null {
  const { heard, held } = turn;
  if (!held || formOf(heard.text) !== 'why' || heard.steps.length > 0 || heard.asked || heard.isOwnProblem)
    return null;
  if (topicWords(heard.text).length === 0 && !/\d/.test(heard.text)) return whyOfTold(turn);
  // What is said to one choice and not to another would tell something of it.
  if (choiceIn(heard.text, held) !== null) return null;
  const { at, isShared, isNamed, isDone } = stepAskedAbout(turn);
  // A word or an operation of the move that was told last is of that move.
  if (isShared && at === toldStep(turn) && isShort(heard.text)) return sayReason(turn, at, true);
  const [likeliest] = likelyHere(turn);
  const isCertain = namesCalculation(turn, at);
  if (!isCertain && (!isNamed || (likeliest && goesFirst(likeliest, { turn, isDone })))) return null;
  return sayReason(turn, at, false);
}
