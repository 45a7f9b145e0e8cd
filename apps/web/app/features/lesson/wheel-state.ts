import { limits, timings } from '@playforward/contract';

/** When the wheel may change the section again, and when it last scrolled the page. */
export type WheelState = { lockedUntil: number; scrolledAt: number };

export type WheelTurn = { delta: number; atTop: boolean; atBottom: boolean; now: number };

export const restingWheel: WheelState = { lockedUntil: 0, scrolledAt: Number.NEGATIVE_INFINITY };

/** Turns this close together are one movement of the hand. */
const oneMovement = 150;

/**
 * D-72: a turn of at least the threshold changes the section once, only where the page cannot scroll further, and
 * then nothing for the length of the lock. A movement that scrolled the page does not go on into the next section.
 */
export function turnWheel(state: WheelState, turn: WheelTurn): { state: WheelState; move: 1 | -1 | 0 } {
  const { delta, atTop, atBottom, now } = turn;
  const atEdge = delta > 0 ? atBottom : atTop;
  if (!atEdge) return { state: { ...state, scrolledAt: now }, move: 0 };
  if (now - state.scrolledAt < oneMovement) return { state: { ...state, scrolledAt: now }, move: 0 };
  if (Math.abs(delta) < limits.wheelThreshold || now < state.lockedUntil) return { state, move: 0 };
  return { state: { ...state, lockedUntil: now + timings.wheelLock }, move: delta > 0 ? 1 : -1 };
}
