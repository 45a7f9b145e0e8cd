import { timings } from '@playforward/contract';

/**
 * The hero from the first look to the end of the orb's greeting. `waiting`: the words move with the scroll and the
 * orb is not there yet. Then one way through, at most once a page load, with scrolling locked. `skipped`: everything
 * is shown at once and the words stay.
 */
export type IntroState =
  | { phase: 'waiting' }
  | { phase: 'leaving' }
  | { phase: 'fading-in' }
  | { phase: 'greeting' }
  | { phase: 'turning' }
  | { phase: 'typing'; message: number; letters: number }
  | { phase: 'pausing'; message: number }
  | { phase: 'closing' }
  | { phase: 'done' }
  | { phase: 'skipped' };

export type IntroEvent =
  /** The scroll went past the end of the pinned hero. */
  | { kind: 'hero-left' }
  /** The wait of the current state is over. */
  | { kind: 'waited' }
  /** The visitor wants to go on, or the animation is not for them. */
  | { kind: 'skipped' };

export type IntroReducer = (state: IntroState, event: IntroEvent) => IntroState;

/** The typed messages are an argument: how long each one takes depends on its letters. */
export function makeIntroReducer(messages: readonly string[]): IntroReducer {
  return (state, event) => {
    if (state.phase === 'done' || state.phase === 'skipped') return state;
    switch (event.kind) {
      case 'hero-left':
        return state.phase === 'waiting' ? { phase: 'leaving' } : state;
      case 'skipped':
        return { phase: state.phase === 'waiting' ? 'skipped' : 'done' };
      case 'waited':
        return next(state, messages);
    }
  };
}

type Unfinished = Exclude<IntroState, { phase: 'done' | 'skipped' }>;

function next(state: Unfinished, messages: readonly string[]): IntroState {
  switch (state.phase) {
    case 'waiting':
      return state;
    case 'leaving':
      return { phase: 'fading-in' };
    case 'fading-in':
      return { phase: 'greeting' };
    case 'greeting':
      return { phase: 'turning' };
    case 'turning':
      return { phase: 'typing', message: 0, letters: 0 };
    case 'typing':
      return typeOn(state, messages);
    case 'pausing':
      return { phase: 'typing', message: state.message + 1, letters: 0 };
    case 'closing':
      return { phase: 'done' };
  }
}

type Typing = Extract<IntroState, { phase: 'typing' }>;

function typeOn({ message, letters }: Typing, messages: readonly string[]): IntroState {
  const typed = letters + 1;
  if (typed < (messages[message]?.length ?? 0)) return { phase: 'typing', message, letters: typed };
  return message === messages.length - 1 ? { phase: 'closing' } : { phase: 'pausing', message };
}

const waits = {
  waiting: undefined,
  leaving: timings.introInitial,
  'fading-in': timings.introFadeIn,
  greeting: timings.introGreeting,
  turning: timings.introTransition,
  typing: timings.introLetter,
  pausing: timings.introPause,
  closing: timings.introTransition,
  done: undefined,
  skipped: undefined,
} as const satisfies Record<IntroState['phase'], number | undefined>;

/** Milliseconds until the state moves on by itself; undefined when it does not. */
export const phaseWait = ({ phase }: IntroState): number | undefined => waits[phase];

/** Is the page kept where it is? */
export const isLocked = (state: IntroState): boolean => state.phase === 'leaving' || isPlaying(state);

/** Is the orb on stage and in the middle of its sequence? */
export const isPlaying = ({ phase }: IntroState): boolean =>
  phase !== 'waiting' && phase !== 'leaving' && phase !== 'done' && phase !== 'skipped';

/** How many letters of a message are on screen; undefined while its bubble is not there yet. */
export function lettersShown(state: IntroState, message: number, length: number): number | undefined {
  switch (state.phase) {
    case 'typing':
      if (message === state.message) return state.letters;
      return message < state.message ? length : undefined;
    case 'pausing':
      return message <= state.message ? length : undefined;
    case 'closing':
    case 'done':
    case 'skipped':
      return length;
    default:
      return undefined;
  }
}
