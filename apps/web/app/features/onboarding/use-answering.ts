import { type Dispatch, useEffect, useRef } from 'react';
import { findProblem } from './answers.ts';
import { loadLanguage } from './load-language.ts';
import type { OnboardingEvent, OnboardingState } from './onboarding-state.ts';
import { lastStep } from './steps.ts';
import { onboardingText as text } from './text.ts';

/** Checks the open answer when the student goes on; at the last step all of them, which may have changed since. */
export function useAnswering(state: OnboardingState, send: Dispatch<OnboardingEvent>): () => void {
  const isChecking = useRef(false);

  // The filter is here before the first answer is.
  useEffect(() => void loadLanguage().catch(() => undefined), []);

  return () => {
    const { step, answers } = state;
    if (isChecking.current) return;
    isChecking.current = true;
    const from = step === lastStep ? 1 : step;
    loadLanguage()
      .then(({ checkAnswer }) => findProblem(answers, { from, to: step, check: checkAnswer }))
      .catch(() => ({ step, problem: text.uncheckable }))
      .then((found) => send(found ? { type: 'refused', ...found } : { type: 'answered', step }))
      .finally(() => {
        isChecking.current = false;
      });
  };
}
