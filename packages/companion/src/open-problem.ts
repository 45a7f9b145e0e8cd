import type { RenderedProblem } from '@playforward/curriculum';
import type { AttemptMade, OpenProblem } from './companion-context.ts';

type Progress = {
  readonly attempts?: readonly AttemptMade[];
  readonly unlockedHints?: number;
  readonly currentStep?: number;
  readonly hintsAtLastAttempt?: number;
};

/** The open problem as the companion sees it, from the stored problem and what the student did so far. */
export function openProblemOf(rendered: RenderedProblem, progress: Progress = {}): OpenProblem {
  const { attempts = [], unlockedHints = 0, currentStep, hintsAtLastAttempt } = progress;
  return {
    question: rendered.question,
    key: rendered.key,
    choices: rendered.choices.map(({ text }) => text),
    shownAnswer: rendered.choices.find(({ correct }) => correct)?.text ?? rendered.finalAnswer,
    rendered,
    skill: rendered.id.skill,
    attempts,
    unlockedHints,
    ...(currentStep === undefined ? {} : { currentStep }),
    ...(hintsAtLastAttempt === undefined ? {} : { hintsAtLastAttempt }),
  };
}

/** Whether nothing was answered to it yet; until then nothing that was not written for it speaks of it. */
export function isUntried({ attempts }: OpenProblem): boolean {
  return attempts.length === 0;
}

/** Whether the student has answered it right; then nothing about it has to be held back. */
export function isSolved({ attempts }: OpenProblem): boolean {
  return attempts.some(({ isCorrect }) => isCorrect);
}
