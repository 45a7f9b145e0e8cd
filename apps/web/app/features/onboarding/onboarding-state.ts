import type { CareerChoice } from '@playforward/contract';
import type { AnswerFault, Answers } from './answers.ts';
import { promptAfter, replyTo } from './orb-says.ts';
import { type AnswerField, firstStep, lastStep, stepAt } from './steps.ts';

/** The pause that runs: the orb's reply after an answer, then, after the last one, its closing word. */
type Pause = 'reply' | 'closing';

/** What a reload brings back. */
export type Progress = { step: number; furthest: number; answers: Answers };

type Asking = {
  phase: 'questionnaire';
  /** The orb's last words beside the question. */
  said: string | undefined;
  /** What to mend in the answer. */
  problem: string | undefined;
  pause: Pause | undefined;
};
type Waiting = { phase: 'waiting'; careers: readonly CareerChoice[] | undefined };
type Choosing = { phase: 'careers'; careers: readonly CareerChoice[]; saving: string | undefined };
type Done = { phase: 'done'; career: string };

/** `attempt` counts the submits, so that an answer to an older one is known as such. */
export type OnboardingState = Progress & { attempt: number } & (Asking | Waiting | Choosing | Done);

export type OnboardingEvent =
  | { type: 'orb-clicked'; chance: number }
  | { type: 'answer-changed'; field: AnswerField; value: string }
  | { type: 'answered'; step: number }
  | ({ type: 'refused' } & AnswerFault)
  | { type: 'pause-over' }
  | { type: 'back' }
  | { type: 'jump'; step: number }
  | { type: 'results'; attempt: number; careers: readonly CareerChoice[] }
  | { type: 'submit-failed'; attempt: number }
  | { type: 'game-ended' }
  | { type: 'start-over' }
  | { type: 'career-chosen'; title: string }
  | { type: 'career-saved' }
  | { type: 'career-failed' };

const quiet = { phase: 'questionnaire', said: undefined, problem: undefined, pause: undefined } as const;

export function startOnboarding(progress?: Progress): OnboardingState {
  return { step: firstStep, furthest: firstStep, answers: {}, ...progress, ...quiet, attempt: 0 };
}

/** The whole onboarding. An event that does not fit the moment changes nothing. */
export function onboardingReducer(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  switch (state.phase) {
    case 'questionnaire':
      return whileAsking(state, event);
    case 'waiting':
      return whileWaiting(state, event);
    case 'careers':
      return whileChoosing(state, event);
    case 'done':
      return state;
  }
}

function whileAsking(state: OnboardingState & Asking, event: OnboardingEvent): OnboardingState {
  switch (event.type) {
    case 'orb-clicked':
      if (state.pause) return state;
      if (state.step === firstStep) return moveTo(state, firstStep + 1);
      return { ...state, said: promptAfter(state.said, event.chance) };
    case 'answer-changed':
      if (state.pause) return state;
      return {
        ...state,
        answers: { ...state.answers, [event.field]: event.value },
        problem: undefined,
      };
    case 'answered':
      return event.step === state.step ? answer(state) : state;
    case 'refused':
      if (state.pause) return state;
      return { ...moveTo(state, event.step), problem: event.problem };
    case 'pause-over':
      return afterPause(state);
    case 'back':
      return state.step > firstStep ? moveTo(state, state.step - 1) : state;
    case 'jump':
      return event.step >= firstStep && event.step <= state.furthest ? moveTo(state, event.step) : state;
    default:
      return state;
  }
}

/** Records nothing new: the answer stands in its field. The orb replies, and the flow goes on after a pause. */
function answer(state: OnboardingState & Asking): OnboardingState {
  const asked = stepAt(state.step);
  const value = asked.kind === 'introduction' ? '' : (state.answers[asked.field] ?? '').trim();
  if (state.pause || asked.kind === 'introduction' || value === '') return state;
  const label =
    asked.kind === 'text' ? value : (asked.options.find((option) => option.value === value)?.label ?? value);
  return { ...state, said: replyTo(state.step, label), problem: undefined, pause: 'reply' };
}

function afterPause(state: OnboardingState & Asking): OnboardingState {
  const { pause, step, furthest, answers, attempt } = state;
  if (!pause) return state;
  if (step < lastStep) return moveTo(state, step + 1);
  if (pause === 'reply') return { ...state, pause: 'closing' };
  return { phase: 'waiting', step, furthest, answers, attempt: attempt + 1, careers: undefined };
}

function moveTo(state: OnboardingState & Asking, step: number): OnboardingState & Asking {
  return { ...state, ...quiet, step, furthest: Math.max(state.furthest, step) };
}

function whileWaiting(state: OnboardingState & Waiting, event: OnboardingEvent): OnboardingState {
  switch (event.type) {
    case 'results':
      if (event.attempt !== state.attempt || state.careers) return state;
      return { ...state, careers: event.careers };
    case 'submit-failed': {
      if (event.attempt !== state.attempt || state.careers) return state;
      const { furthest, answers, attempt } = state;
      return { ...quiet, step: lastStep, furthest, answers, attempt };
    }
    case 'game-ended': {
      const { step, furthest, answers, attempt, careers } = state;
      if (!careers) return state;
      return { phase: 'careers', step, furthest, answers, attempt, careers, saving: undefined };
    }
    default:
      return state;
  }
}

function whileChoosing(state: OnboardingState & Choosing, event: OnboardingEvent): OnboardingState {
  const { step, furthest, answers, attempt, saving } = state;
  switch (event.type) {
    case 'start-over':
      return saving === undefined ? { ...startOnboarding(), attempt } : state;
    case 'career-chosen':
      return saving === undefined ? { ...state, saving: event.title } : state;
    case 'career-failed':
      return { ...state, saving: undefined };
    case 'career-saved':
      if (saving === undefined) return state;
      return { phase: 'done', step, furthest, answers, attempt, career: saving };
    default:
      return state;
  }
}
