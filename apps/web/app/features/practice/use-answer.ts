import type { PublicProblem, SubmitAnswer } from '@playforward/contract';
import { useEffect, useReducer, useRef } from 'react';
import { v4 as newAttemptId } from 'uuid';
import type { AnswerMode } from '../../preferences/preferences.ts';
import {
  type AnswerEvent,
  type AnswerState,
  attemptFor,
  nextAnswerState,
  type StudentAnswer,
  startAnswer,
} from './answer-state.ts';
import { useAnswerQueue } from './submit-queue/answer-queue.tsx';
import type { SubmitNotice } from './submit-queue/submit-queue-runner.ts';

/** What became of one submission; the page and the companion hear of it. */
export type SubmissionOutcome =
  | {
      kind: 'right' | 'wrong' | 'not-counted';
      problemId: number;
      given: StudentAnswer;
      verdict: SubmitAnswer;
    }
  | { kind: 'unrecorded'; problemId: number; given: StudentAnswer }
  | { kind: 'fresh'; problemId: number };

type Answering = {
  problem: PublicProblem;
  lessonId: number;
  mode: AnswerMode;
  onOutcome: (outcome: SubmissionOutcome) => void;
};

export type AnswerController = {
  state: AnswerState;
  give: (given: StudentAnswer) => void;
  type: (draft: string) => void;
  /** Hands in what was said elsewhere: it is typed into the field and sent. */
  handIn: (answer: string) => void;
  switchMode: () => void;
  reset: () => void;
};

/** One problem being answered. The component that uses it is keyed by the problem. */
export function useAnswer({ problem, lessonId, mode, onOutcome }: Answering): AnswerController {
  const [state, dispatch] = useReducer(
    nextAnswerState,
    startAnswer({ solved: problem.state === 'completed', mode }),
  );

  const queue = useAnswerQueue();
  const stopListening = useRef<(() => void)[]>([]);

  // An answer goes on without this component; the queue then tells the page in its own way.
  useEffect(
    () => () => {
      for (const stop of stopListening.current.splice(0)) stop();
    },
    [],
  );

  const send = (given: StudentAnswer) => {
    const attempt = attemptFor(state, given, newAttemptId());
    let waits = false;
    const hear = (notice: SubmitNotice) => {
      dispatch(eventOf(attempt.id, notice));
      if (notice.kind !== 'waiting' || !waits) onOutcome(outcomeOf({ problemId: problem.id, given }, notice));
      waits = notice.kind === 'waiting';
    };
    dispatch({ kind: 'sent', attempt });
    const { id: attemptId } = attempt;
    stopListening.current.push(queue.submit({ attemptId, problemId: problem.id, lessonId, given }, hear));
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
      else send(given);
    },
    type: (draft) => dispatch({ kind: 'typed', draft }),
    handIn: (answer) => {
      if (state.phase !== 'open' && state.phase !== 'wrong' && state.phase !== 'unrecorded') return;
      dispatch({ kind: 'placed', draft: answer });
      send({ kind: 'typed', answer });
    },
    switchMode: () => dispatch({ kind: 'mode-switched' }),
    reset,
  };
}

function eventOf(attemptId: string, notice: SubmitNotice): AnswerEvent {
  switch (notice.kind) {
    case 'waiting':
      return { kind: 'lost', attemptId };
    case 'refused':
      return { kind: 'refused', attemptId, detail: notice.detail };
    case 'stored':
      return { kind: 'answered', attemptId, verdict: notice.verdict };
  }
}

function outcomeOf(of: { problemId: number; given: StudentAnswer }, notice: SubmitNotice): SubmissionOutcome {
  if (notice.kind !== 'stored') return { kind: 'unrecorded', ...of };
  const { verdict } = notice;
  const kind = !verdict.counted ? 'not-counted' : verdict.is_correct ? 'right' : 'wrong';
  return { kind, ...of, verdict };
}
