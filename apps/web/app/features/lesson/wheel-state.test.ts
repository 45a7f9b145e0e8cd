import { expect, test } from 'vitest';
import { restingWheel, turnWheel, type WheelTurn } from './wheel-state.ts';

const turn = (changes: Partial<WheelTurn> = {}): WheelTurn => ({
  delta: 26,
  atTop: true,
  atBottom: true,
  now: 10_000,
  ...changes,
});
const moveOf = (changes?: Partial<WheelTurn>) => turnWheel(restingWheel, turn(changes)).move;

test('24 moves nothing, 26 moves one section, in both directions [L-329]', () => {
  expect(moveOf({ delta: 24 })).toBe(0);
  expect(moveOf({ delta: 26 })).toBe(1);
  expect(moveOf({ delta: -26 })).toBe(-1);
});

test('nothing moves where the page can still scroll that way [D-72]', () => {
  expect(moveOf({ atBottom: false })).toBe(0);
  expect(moveOf({ atTop: false })).toBe(1);
  expect(moveOf({ delta: -26, atTop: false })).toBe(0);
});

test('a second turn within 800 ms moves nothing, one after it does', () => {
  const { state } = turnWheel(restingWheel, turn());
  expect(turnWheel(state, turn({ now: 10_799 })).move).toBe(0);
  expect(turnWheel(state, turn({ now: 10_800 })).move).toBe(1);
});

test('a movement that has just scrolled the page does not run on into the next section', () => {
  const { state } = turnWheel(restingWheel, turn({ atBottom: false }));
  const running = turnWheel(state, turn({ now: 10_100 }));
  expect(running.move).toBe(0);
  expect(turnWheel(running.state, turn({ now: 10_200 })).move).toBe(0);
  expect(turnWheel(running.state, turn({ now: 10_400 })).move).toBe(1);
});
