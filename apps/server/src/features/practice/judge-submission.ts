import type { HandAnswer, SubmitAnswer } from '@playforward/contract';
import { judgeHand, judgeTyped } from '@playforward/curriculum';
import type { OwnProblem } from '../../curriculum/problem-store.ts';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import { verdictMessages } from './sentences.ts';

/** What a student sent: the number of a choice, typed text, or what was made by hand. */
export type StudentAnswer = { answerId: number } | { answer: string } | { hand: HandAnswer };

export type Judgement =
  | { kind: 'no-such-answer' | 'not-typed' }
  /** Unreadable, open to two readings, or right but not in the asked form: nothing is recorded. */
  | { kind: 'not-counted'; shown: SubmitAnswer }
  | { kind: 'counted'; isCorrect: boolean; misconception: string | null; shown: SubmitAnswer };

type Judged = Pick<OwnProblem, 'rendered'>;

/** Judges one answer to a student's own problem. The same problem and answer give the same judgement. */
export function judgeSubmission(problem: Judged, given: StudentAnswer): Judgement {
  if ('hand' in given) return judgeMade(problem, given.hand);
  return 'answerId' in given ? judgeChosen(problem, given.answerId) : judgeText(problem, given.answer);
}

function judgeChosen({ rendered }: Judged, answerId: number): Judgement {
  const choice = rendered.choices.find(({ id }) => id === answerId);
  if (!choice) return { kind: 'no-such-answer' };
  const { correct, reason, misconception } = choice;
  const message = correct ? verdictMessages.right : verdictMessages.wrong;
  const finalAnswer = correct ? rendered.finalAnswer : null;
  return {
    kind: 'counted',
    isCorrect: correct,
    misconception,
    shown: toShown({ isCorrect: correct, counted: true, message, reason, finalAnswer }),
  };
}

function judgeText({ rendered }: Judged, answer: string): Judgement {
  if (!rendered.input) return { kind: 'not-typed' };
  const { verdict, reason, misconception } = judgeTyped(rendered, answer);
  if (verdict.kind === 'unreadable' || verdict.kind === 'form' || verdict.kind === 'ambiguous') {
    const { message } = verdict;
    const next = verdict.kind === 'ambiguous' ? verdictMessages.twoReadings : verdictMessages.notCounted;
    const shown = { isCorrect: false, counted: false, message, reason: next };
    return { kind: 'not-counted', shown: toShown({ ...shown, finalAnswer: null }) };
  }
  const isCorrect = verdict.kind === 'right';
  const message = isCorrect ? verdictMessages.right : verdictMessages.wrong;
  const finalAnswer = isCorrect ? rendered.finalAnswer : null;
  return {
    kind: 'counted',
    isCorrect,
    misconception,
    shown: toShown({ isCorrect, counted: true, message, reason: reason ?? '', finalAnswer }),
  };
}

function judgeMade({ rendered }: Judged, hand: HandAnswer): Judgement {
  const verdict = judgeHand(rendered, hand);
  if (verdict.kind === 'unfit') {
    const { message } = verdict;
    const shown = { isCorrect: false, counted: false, message, reason: verdictMessages.notCounted };
    return { kind: 'not-counted', shown: toShown({ ...shown, finalAnswer: null }) };
  }
  const { correct: isCorrect, reason, misconception } = verdict;
  const message = isCorrect ? verdictMessages.right : verdictMessages.wrong;
  const finalAnswer = isCorrect ? rendered.finalAnswer : null;
  return {
    kind: 'counted',
    isCorrect,
    misconception,
    shown: toShown({ isCorrect, counted: true, message, reason, finalAnswer }),
  };
}

type ShownVerdict = {
  isCorrect: boolean;
  counted: boolean;
  message: string;
  reason: string;
  finalAnswer: string | null;
};

function toShown({ isCorrect, counted, message, reason, finalAnswer }: ShownVerdict): SubmitAnswer {
  return {
    is_correct: isCorrect,
    counted,
    message,
    answer_details: { reason },
    final_answer: finalAnswer,
    math: typesetMath([message, reason, finalAnswer]),
  };
}
