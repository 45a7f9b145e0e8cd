import { handAnswer, type SubmitBody } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import type { AttemptRow } from './attempt-queries.ts';
import type { StudentAnswer } from './judge-submission.ts';

type SubmittedAnswer = Pick<SubmitBody, 'answer_id' | 'answer' | 'hand'>;

/** What was sent. The contract lets exactly one of the three through. */
export function givenIn({ answer_id: answerId, answer, hand }: SubmittedAnswer): StudentAnswer {
  if (hand !== undefined) return { hand };
  return answerId === undefined ? { answer: answer ?? '' } : { answerId };
}

/** As it is stored: the number of a choice, or text; what was made by hand is kept as JSON text. */
export function answerColumns({
  answer_id,
  answer,
  hand,
}: SubmittedAnswer): Pick<AttemptRow, 'answerId' | 'answer'> {
  return {
    answerId: answer_id ?? null,
    answer: hand === undefined ? (answer ?? null) : JSON.stringify(hand),
  };
}

/** What a stored answer was when it was given. */
export function storedGiven(
  { hand }: Pick<RenderedProblem, 'hand'>,
  { answerId, answer }: Pick<AttemptRow, 'answerId' | 'answer'>,
): StudentAnswer {
  if (answerId !== null) return { answerId };
  const text = answer ?? '';
  return hand ? { hand: handAnswer.parse(JSON.parse(text)) } : { answer: text };
}
