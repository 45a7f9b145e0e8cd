import { type OrbSafetyCard, timings, type UserAnswer } from '@playforward/contract';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';
import { readDraft, removeDraft, saveDraft } from './draft.ts';
import {
  type OnboardingEvent,
  type OnboardingState,
  onboardingReducer,
  startOnboarding,
} from './onboarding-state.ts';
import { saveCareer } from './save-career.ts';
import { submitQuestionnaire } from './submit-questionnaire.ts';
import { onboardingText as text } from './text.ts';

export type CompletedOnboarding = { career: string; user: UserAnswer | undefined };

type OnboardingOptions = {
  /** Whose draft this is: an address. */
  account: string;
  onCompleted: (completed: CompletedOnboarding) => void;
};

/** The state of the onboarding with everything outside it: pauses, the draft in the tab, the two calls. */
export function useOnboarding({ account, onCompleted }: OnboardingOptions) {
  const [state, send] = useReducer(onboardingReducer, account, (whose) => startOnboarding(readDraft(whose)));
  usePause(state, send);
  useDraft(account, state);
  const [card, setCard] = useState<OrbSafetyCard | null>(null);
  useSubmit(state, send, setCard);
  useSaving(state, send, (completed) => {
    removeDraft(account);
    onCompleted(completed);
  });
  return { state, send, card, closeCard: () => setCard(null) };
}

function usePause(state: OnboardingState, send: Dispatch<OnboardingEvent>): void {
  const pause = state.phase === 'questionnaire' ? state.pause : undefined;
  // The reply stays readable for a moment before the next question takes its place.
  useEffect(() => {
    if (!pause) return;
    const wait = pause === 'reply' ? timings.answerAdvance : timings.closingMessage;
    const timer = setTimeout(() => send({ type: 'pause-over' }), wait);
    return () => clearTimeout(timer);
  }, [pause, send]);
}

function useDraft(account: string, { phase, step, furthest, answers }: OnboardingState): void {
  const isDone = phase === 'done';
  // The tab keeps what was typed, so that a reload or a lost session loses nothing (D-50).
  useEffect(() => {
    if (!isDone) saveDraft(account, { step, furthest, answers });
  }, [account, isDone, step, furthest, answers]);
}

function useSubmit(
  state: OnboardingState,
  send: Dispatch<OnboardingEvent>,
  onCard: (card: OrbSafetyCard | null) => void,
): void {
  const { attempt, answers } = state;
  const isWaiting = state.phase === 'waiting' && !state.careers;
  // The answers go out when the wait begins, once for each attempt.
  useEffect(() => {
    if (!isWaiting) return;
    submitQuestionnaire(answers).then(
      ({ career_match: careers, safety_card: card }) => {
        onCard(card);
        send({ type: 'results', attempt, careers });
      },
      (error: unknown) => {
        if (!isSessionLost(error)) toast.error(text.submitFailure);
        send({ type: 'submit-failed', attempt });
      },
    );
  }, [isWaiting, answers, attempt, send, onCard]);
}

function useSaving(
  state: OnboardingState,
  send: Dispatch<OnboardingEvent>,
  onCompleted: OnboardingOptions['onCompleted'],
): void {
  const title = state.phase === 'careers' ? state.saving : undefined;
  // The chosen career is sent once, however often the button was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new handler is no reason to send the career again
  useEffect(() => {
    if (title === undefined) return;
    saveCareer(title).then(
      (user) => {
        send({ type: 'career-saved' });
        onCompleted({ career: title, user });
      },
      (error: unknown) => {
        if (!isSessionLost(error)) toast.error(text.careerFailure);
        send({ type: 'career-failed' });
      },
    );
  }, [title, send]);
}

/** The page is then on its way to sign-in, and says that instead. */
function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
