import { clampPlace } from './hand-scale.ts';
import type { HandScale } from './hand-task.ts';

const strides: Readonly<Record<string, readonly [axis: 'across' | 'up', by: number]>> = {
  ArrowRight: ['across', 1],
  ArrowLeft: ['across', -1],
  ArrowUp: ['up', 1],
  ArrowDown: ['up', -1],
  PageUp: ['up', 10],
  PageDown: ['up', -10],
};

/**
 * What a key does to a handle: which axis it moves along and how many places; null for keys that move nothing.
 * @example keyMove('ArrowLeft', true) // { axis: 'across', by: -10 }
 */
export function keyMove(key: string, withShift: boolean): { axis: 'across' | 'up'; by: number } | null {
  const stride = strides[key];
  if (!stride) return null;
  const [axis, by] = stride;
  return { axis, by: withShift && Math.abs(by) === 1 ? by * 10 : by };
}

/**
 * The place after a move; at the ends of the scale it stays.
 * @example movePlace({ first: 0, last: 10, step: [1, 1], labelEvery: 1, as: 'decimal' }, 9, 5) // 10
 */
export function movePlace(scale: HandScale, place: number, by: number): number {
  return clampPlace(scale, place + by);
}
