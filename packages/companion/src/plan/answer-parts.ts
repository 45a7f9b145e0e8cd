import { questionPart } from '../hear/question/question-part.ts';
import { firstSentences, joinParts } from '../say/join-parts.ts';
import type { Draft, Turn } from '../say/turn.ts';
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
/** Of a verdict only so many words stand before the answer to a question. */
const mostOfVerdict = 14;

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
    text: joinParts([firstSentences(first.text, mostOfVerdict), second.text]),
  };
  return {
    turn: work.turn,
    draft: { reply: told, remember: remembered(work.draft, question.draft) },
  };
}
