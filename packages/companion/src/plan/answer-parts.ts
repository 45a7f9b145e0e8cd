import { askedBehindFeeling } from '../hear/question/feeling-part.ts';
import { questionPart } from '../hear/question/question-part.ts';
import { twoQuestions } from '../hear/question/two-questions.ts';
import { askedText } from '../say/asked-text.ts';
import { firstSentences, joinParts } from '../say/join-parts.ts';
import { likelyHere } from '../say/questions/likely-here.ts';
import { type Draft, pickFresh, type Turn } from '../say/turn.ts';
import type { DialogueState } from './dialogue-state.ts';
import type { Move } from './moves.ts';

/** A message, or a part of it, as it was read, and what is said to it. */
export type Read = { readonly turn: Turn; readonly draft: Draft | null };
type ReadTurn = (part: string) => Read;

const answersWork: ReadonlySet<Move> = new Set<Move>(['confirm-step', 'question-step', 'name-misconception']);
const answersQuestion: ReadonlySet<Move> = new Set<Move>([
  'explain-why',
  'explain-idea',
  'compare-ideas',
  'counterexample',
  'check-truth',
]);
/** Replies that speak to just what was asked of the problem. */
const speaksTo: ReadonlySet<Move> = new Set<Move>([...answersQuestion, ...answersWork, 'ask-how']);
/** How likely the answer to the second of two questions has to be. */
const least = 0.4;
/** Of the first part's answer only so much stands before the answer to the second. */
const most = { verdict: 14, answer: 30 } as const;

/** What is remembered of two answers in one reply. */
function remembered(one: Draft | null, other: Draft | null): Partial<DialogueState> {
  const explained = [...new Set([one, other].flatMap((draft) => draft?.remember?.explained ?? []))];
  return { ...other?.remember, ...one?.remember, ...(explained.length > 0 && { explained }) };
}

/** The verdict on what was reported, and behind it the answer to what was asked; null where one of both has none. */
export function answerBoth(text: string, readTurn: ReadTurn): Read | null {
  const parts = questionPart(text);
  if (!parts) return null;
  const work = readTurn(parts.said);
  const question = readTurn(parts.asked);
  const [first, second] = [work.draft?.reply, question.draft?.reply];
  if (!first?.move || !second?.move || !answersQuestion.has(second.move)) return null;
  // Behind a verdict a text that may not be meant would be taken for a part of it.
  if (question.draft?.isUnsure && answersWork.has(first.move)) return work;
  if (!answersWork.has(first.move)) return { turn: work.turn, draft: question.draft };
  const told = {
    ...second,
    ...first,
    text: joinParts([firstSentences(first.text, most.verdict), second.text]),
  };
  return {
    turn: work.turn,
    draft: { reply: told, remember: remembered(work.draft, question.draft) },
  };
}

/** Each of two questions by its own answer; null where one of them has none, or it may be meant otherwise. */
export function answerTwo(text: string, readTurn: ReadTurn): Read | null {
  const parts = twoQuestions(text);
  if (!parts) return null;
  const [one, other] = [readTurn(parts.first), readTurn(parts.second)];
  const [first, second] = [one.draft?.reply, other.draft?.reply];
  if (!first?.move || !second?.move || one.draft?.isUnsure || other.draft?.isUnsure) return null;
  if (!speaksTo.has(first.move) || !answersQuestion.has(second.move) || first.text === second.text)
    return null;
  // Alone a question may have lost what it is about: its text has to be of this lesson, and likely.
  const [likely] = likelyHere(other.turn);
  if (!likely || likely.found.lesson === null || !likely.isNear || likely.chance < least) return null;
  const [together] = likelyHere(readTurn(text).turn);
  if (together && together.found.id !== likely.found.id && together.chance > likely.chance) return null;
  const isValue = first.move === 'ask-how';
  const told = {
    ...second,
    text: joinParts(
      // A way is asked for at the end, where it can be answered.
      isValue
        ? [second.text, firstSentences(first.text, most.answer)]
        : [firstSentences(first.text, most.answer), second.text],
    ),
  };
  return {
    turn: other.turn,
    draft: { reply: told, remember: remembered(one.draft, other.draft) },
  };
}

/** One warm clause before the answer to what is asked behind a feeling; null where only the feeling is told. */
export function answerFelt(text: string, readTurn: ReadTurn): Read | null {
  const asked = askedBehindFeeling(text);
  if (asked === null) return null;
  const { turn, draft } = readTurn(asked);
  const { move } = draft?.reply ?? {};
  if (!draft || move === undefined || !answersQuestion.has(move)) return null;
  const reply = { ...draft.reply, text: joinParts([pickFresh(askedText.felt, turn), draft.reply.text]) };
  return { turn, draft: { ...draft, reply } };
}
