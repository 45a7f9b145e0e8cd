import { expect } from 'vitest';
import { handFault, sayHand, startHand, writeHand } from './hand-kinds.ts';
import type { HandAnswer, HandPlane, HandPoint, HandScale, HandTask } from './hand-task.ts';

export const scale: HandScale = { first: -6, last: 6, step: [1, 1], labelEvery: 1, as: 'decimal' };
export const plane: HandPlane = { x: scale, y: scale, xName: 'x', yName: 'y' };

/** A graph that is held at two points. */
export const through = (...points: [HandPoint, HandPoint]): HandAnswer => ({ kind: 'draw-graph', points });

export function expectFaultTold(task: HandTask, answer: HandAnswer): void {
  expect(handFault(task, answer)).toMatch(/^[A-Z“].*\.$/);
}

export function expectSaid(task: HandTask, answer: HandAnswer, said: string): void {
  expect(handFault(task, answer)).toBeNull();
  expect(sayHand(task, answer)).toBe(said);
}

/** What stands there at first can be said; where something stands that is only moved, it is an answer already. */
export function expectStart(task: HandTask): void {
  expect(sayHand(task, startHand(task))).toMatch(/^[A-Z“].*\.$/);
  const isMoved = task.kind === 'build-box' || task.kind === 'move-shape';
  expect(handFault(task, startHand(task)) === null).toBe(isMoved);
}

export function expectSame(task: HandTask, one: HandAnswer, other: HandAnswer): void {
  expect(writeHand(task, one)).toBe(writeHand(task, other));
}

export function expectDifferent(task: HandTask, one: HandAnswer, other: HandAnswer): void {
  expect(writeHand(task, one)).not.toBe(writeHand(task, other));
}
