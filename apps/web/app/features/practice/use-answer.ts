import type { PublicProblem, SubmitAnswer } from '@playforward/contract';
import { useReducer } from 'react';
import {
  type AnswerMode,
  type AnswerState,
  attemptFor,
  type Given,
  nextAnswerState,
  startAnswer,
} from './answer-state.ts';
import { newAttemptId } from './new-attempt-id.ts';
import { submitAnswer } from './submit-answer.ts';

/** What became of one submission; the page and the companion hear of it. */
export type Outcome =
  | { kind: 'right' | 'wrong' | 'not-counted'; problemId: number; verdict: SubmitAnswer }
  | { kind: 'unrecorded' | 'fresh'; problemId: number };

type Answering = {
  problem: PublicProblem;
  lessonId: number;
  mode: AnswerMode;
  onOutcome: (outcome: Outcome) => void;
};

export type AnswerDesk = {
  state: AnswerState;
  give: (given: Given) => void;
  type: (draft: string) => void;
  switchMode: () => void;
  reset: () => void;
};

/** One problem being answered. The component that uses it is keyed by the problem. */
export function useAnswer({ problem, lessonId, mode, onOutcome }: Answering): AnswerDesk {
  const [state, dispatch] = useReducer(
    nextAnswerState,
    startAnswer({ solved: problem.state === 'completed', mode }),
  );

  const send = async (given: Given) => {
    const attempt = attemptFor(state, given, newAttemptId());
    dispatch({ kind: 'sent', attempt });
    const verdict = await submitAnswer({ problemId: problem.id, lessonId, attempt });
    if (verdict) dispatch({ kind: 'answered', attemptId: attempt.id, verdict });
    else dispatch({ kind: 'lost', attemptId: attempt.id });
    onOutcome(outcomeOf(problem.id, verdict));
  };

  const reset = () => {
    dispatch({ kind: 'reset' });
    onOutcome({ kind: 'fresh', problemId: problem.id });
  };

  return {
    state,
    give: (given) => {
      if (state.phase !== 'open') return;
      if (given.kind === 'typed' && given.answer.trim() === '') dispatch({ kind: 'left-empty' });
      else void send(given);
    },
    type: (draft) => dispatch({ kind: 'typed', draft }),
    switchMode: () => dispatch({ kind: 'mode-switched' }),
    reset,
  };
}

function outcomeOf(problemId: number, verdict: SubmitAnswer | null): Outcome {
  if (!verdict) return { kind: 'unrecorded', problemId };
  const kind = !verdict.counted ? 'not-counted' : verdict.is_correct ? 'right' : 'wrong';
  return { kind, problemId, verdict };
}
