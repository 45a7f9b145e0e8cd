import { type HandAnswer, type HandTask, startHand } from '@playforward/diagram';

/** What is made so far, and what it was before each move. */
export type HandState = { made: HandAnswer; past: readonly HandAnswer[] };

export type HandEvent =
  /** A move begins; all that it passes through is one step back for Undo. */
  | { kind: 'grabbed' }
  | { kind: 'made'; made: HandAnswer }
  | { kind: 'undone' }
  | { kind: 'reset'; task: HandTask };

const mostSteps = 100;

export function startHandState(task: HandTask): HandState {
  return { made: startHand(task), past: [] };
}

export function nextHandState(state: HandState, event: HandEvent): HandState {
  switch (event.kind) {
    case 'grabbed':
      return { ...state, past: remember(state) };
    case 'made':
      return { ...state, made: event.made };
    case 'undone':
      return undo(state);
    case 'reset':
      return { made: startHand(event.task), past: remember(state) };
  }
}

/** Whether the student has moved something. */
export function isMoved({ made, past }: HandState): boolean {
  return past.some((before) => !isSame(before, made));
}

function remember({ made, past }: HandState): readonly HandAnswer[] {
  const last = past.at(-1);
  return last && isSame(last, made) ? past : [...past, made].slice(-mostSteps);
}

/** A move that led nowhere is passed over. */
function undo({ made, past }: HandState): HandState {
  const at = past.findLastIndex((before) => !isSame(before, made));
  const before = past[at];
  return before ? { made: before, past: past.slice(0, at) } : { made, past: [] };
}

function isSame(one: HandAnswer, other: HandAnswer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
