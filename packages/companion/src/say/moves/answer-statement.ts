import type { OpenProblem } from '../../companion-context.ts';
import type { Heard } from '../../hear/hear.ts';
import type { Intent } from '../../hear/intents.ts';
import { choiceIn } from '../../hear/is-offered.ts';
import { withoutTag } from '../../hear/question/asks-right.ts';
import { solutionPath } from '../../hear/solution-path.ts';
import type { StepReading } from '../../hear/step-reading.ts';
import { statesKey } from '../../hints/states-key.ts';
import type { Likely } from '../../know/answers.ts';
import { toldId } from '../../know/documents.ts';
import { hangsOnQuestion } from '../../know/pair-features.ts';
import { isOfTalk, topicWords } from '../../know/words.ts';
import { askOf } from '../../text/ask-of.ts';
import { askedText } from '../asked-text.ts';
import { goesOn } from '../explain.ts';
import { likelyHere } from '../questions/likely-here.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { sayings } from '../sayings.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { toldStep } from '../told-step.ts';
import { type Draft, onStep, pickFresh, type Turn } from '../turn.ts';
import { valueText } from '../value-text.ts';
import { explainedWith } from './idea-wishes.ts';
import { endText, smallerPiece } from './problem-moves.ts';
import { askHow } from './work-moves.ts';

/** Wishes and feelings that are no thought about the problem, whatever else is in them. */
const ofTalk: ReadonlySet<Intent> = new Set<Intent>([
  'frustrated',
  'insult',
  'worried-test',
  'hint',
  'give-answer',
  'privacy',
  'about-city',
  'about-stars',
  'about-race',
  'talk-teacher',
  'talk-person',
  'which-lesson',
  'careers',
]);
/** From here on other talk is heard beside words of the problem. */
const sureTalk = 0.5;

export const isTalk = ({ intent, confidence }: Heard): boolean =>
  ofTalk.has(intent) || (intent in sayings && confidence >= sureTalk);

/** How likely a text must belong to what was said, and one that tells a yes or no. */
const least = { text: 0.25, verdict: 0.38, loose: 0.08 } as const;
/** A value with more words than these is a thought. */
const fewestOfThought = 2;
/** Words of a summary that its move does not have. */
const fewestOwn = 2;
/** The answer to a question that is no sentence of its own. */
const fragment =
  /^(?:because|when|only|since|so that|of|by|what|how|where|which|who|as|until|than|for|to|with|from)\b/i;

const standsAlone = ({ found }: Likely): boolean =>
  found.kind === 'answer' && !hangsOnQuestion(found) && !fragment.test(found.note.says);

/** Of the open lesson, where no step speaks to what was said. */
const mayBe = ({ found, chance }: Likely, { context }: Turn): boolean =>
  chance >= least.loose && found.lesson === context.lesson?.slug;

const isLikely = (one: Likely): boolean =>
  one.chance >= (hangsOnQuestion(one.found) ? least.verdict : least.text);

const said = (turn: Turn, text: string, explained: readonly string[] = turn.state.explained): Draft =>
  onStep(turn, [text], { move: 'ask-how' }, { explained: [...explained] });

/** What a step says and orders, as far as it tells nothing of the answer and was not told in this talk. */
function toldOf({ context }: Turn, held: OpenProblem, at: number) {
  const step = held.rendered?.steps[at];
  const fresh = (text: string | undefined): string | null =>
    text === undefined ||
    text === '' ||
    statesKey(text, held) ||
    context.recent.some((one) => one.role === 'assistant' && one.text.includes(text))
      ? null
      : text;
  return { why: fresh(step?.explanation), order: fresh(step?.instruction) };
}

/** A reason that speaks of its step. */
const leans = /\b(?:there|its|their)\b/i;
/** What is concluded is said of the problem, and not the problem once more. */
const concludes = /^\W*(?:(?:ok|and|yes|oh) )?(?:so|then|thus)\b/i;

type About = Pick<ReturnType<typeof stepAskedAbout>, 'at' | 'isNamed' | 'isDone'>;

/**
 * The reason of the step that is spoken of, and what to do next: the first step that is open, since a slip may lie there.
 * A reason that leans on its step stands behind it.
 */
function besideStep(turn: Turn, held: OpenProblem, { at, isNamed, isDone }: About): string | null {
  const { last } = solutionPath(held);
  const orderOf = (step: number) => toldOf(turn, held, step).order;
  const open = Math.min(turn.state.done, last);
  const isOn = at === open || (isNamed && !isDone && at === open + 1);
  const rest = Array.from({ length: last + 1 }, (_, step) => step).slice(Math.max(open, at));
  const next = [isOn ? at : open, at, ...rest].find((step) => step >= open && orderOf(step) !== null) ?? open;
  const order = orderOf(next);
  const { why } = toldOf(turn, held, at);
  if (why !== null && (goesOn.test(why) || leans.test(why))) {
    const step = order && reasonOfStep(held, next);
    return step && pickFresh(askedText.goOn(step), turn);
  }
  if (why === null) return order && pickFresh(askedText.goOn(order), turn);
  return pickFresh(order === null ? askedText.against(why) : askedText.beside(why, order), turn);
}

/** A text of the lesson that belongs to what was said, behind its question where it hangs on it; null where none surely does. */
export function heldAgainst(
  turn: Turn,
  held: OpenProblem,
  enough: (one: Likely, turn: Turn) => boolean = isLikely,
): Draft | null {
  const { heard } = turn;
  const written = likelyHere(turn, ['answer']).find(
    (one) =>
      enough(one, turn) &&
      !turn.state.explained.includes(toldId(one.found)) &&
      one.found.kind === 'answer' &&
      !statesKey(one.found.note.says, held),
  );
  if (written?.found.kind !== 'answer') return null;
  const { id, note } = written.found;
  const { question, says } = note;
  if (!standsAlone(written) && question === undefined) return null;
  const { at, isDone } = stepAskedAbout(turn);
  const next = Math.max(at + (isDone ? 1 : 0), turn.state.done, toldStep(turn) ?? 0);
  const order = next > solutionPath(held).last ? null : toldOf(turn, held, next).order;
  const texts = !standsAlone(written)
    ? askedText.askYourself(question ?? '', says)
    : order === null || heard.text.includes('?')
      ? askedText.against(says)
      : askedText.againstThen(says, order);
  return said(turn, pickFresh(texts, turn), explainedWith(turn, id));
}

/** Readings that leave open what was said: the words beside them may say more. */
function isOpen(one: StepReading, text: string, held: OpenProblem): boolean {
  // A yes to the move in "so subtract means i flip only the first sign?" would be one to the rest.
  if (one.verdict === 'move') {
    const told = solutionPath(held).steps[one.step]?.words ?? [];
    return text.includes('?') && topicWords(text).filter((word) => !told.includes(word)).length >= fewestOwn;
  }
  if (one.verdict === 'right') return text.includes('?') && !/[-+*/=<>≤≥^,]/.test(one.line);
  return (
    one.verdict === 'unclear' ||
    (one.verdict === 'operation' && one.step === null && one.operation.act !== 'move')
  );
}

/**
 * What a student says in words is judged neither right nor wrong: it is held against the step that it speaks of, or else
 * against what is written of it. What names a choice is none: a text beside it would tell whether it is right.
 */
export function answerStatement(turn: Turn): Draft | null {
  const { heard, held, state } = turn;
  const text = withoutTag(heard.text);
  if (!held || !heard.states || heard.asked || isTalk(heard) || choiceIn(text, held) !== null) return null;
  if (heard.isOwnProblem ? !concludes.test(text) : heard.intent === 'solve') return null;
  const words = topicWords(text).filter((word) => word.length > 1 && !isOfTalk(word));
  const isThought = words.length >= fewestOfThought;
  if (!isThought && (words.length === 0 || heard.claim !== null || heard.steps.length > 0)) return null;
  if (!heard.steps.every((one) => isOpen(one, heard.text, held))) return null;
  const asked = stepAskedAbout(turn);
  const about = asked.isNamed ? asked : { ...asked, at: state.done, isNamed: false };
  if (state.done > solutionPath(held).last) return heldAgainst(turn, held) ?? said(turn, endText(turn, held));
  const isUnclear = heard.steps.some(({ verdict }) => verdict === 'unclear');
  const written = heldAgainst(turn, held) ?? (asked.isNamed ? null : heldAgainst(turn, held, mayBe));
  if (written) return written;
  if (isUnclear) return null;
  const rule = text.includes('?') && asked.isNamed ? reasonOfStep(held, asked.at) : null;
  const beside = rule === null ? besideStep(turn, held, about) : pickFresh(askedText.against(rule), turn);
  if (beside !== null) return said(turn, beside);
  if (heard.claim !== null) return askHow(turn);
  const piece = state.lastMove === 'smaller-case' ? null : smallerPiece(turn, Math.max(about.at, 0));
  return piece ?? said(turn, pickFresh(valueText.putTogether(askOf(held.question)), turn));
}
