import type { HandAnswer, HandPlane, HandScale, HandTask } from '@playforward/diagram';
import { writeHand } from '@playforward/diagram';

type ScaleEnds = { readonly min: number; readonly max: number; readonly parts?: number };

/** A scale of whole numbers, each cut into `parts`; a number stands at every whole one. */
export function handScale({ min, max, parts = 1 }: ScaleEnds, as: HandScale['as'] = 'decimal'): HandScale {
  return { first: min * parts, last: max * parts, step: [1, parts], labelEvery: parts, as };
}

/** A plane that reaches as far to each side, with grid lines at whole numbers. */
export function handPlane(reach: number): HandPlane {
  const scale = handScale({ min: -reach, max: reach });
  return { x: scale, y: scale, xName: 'x', yName: 'y' };
}

/** One point on a plane with whole numbers, as a value. */
export function pointMade(task: HandTask, x: number, y: number): string {
  return writeHand(task, { kind: 'plot-points', points: [[x + 0, y + 0]] });
}

/** Solutions that begin at a place and run on to one side, as a value. */
export function rayMade(
  task: HandTask,
  at: number,
  { up, filled }: { readonly up: boolean; readonly filled: boolean },
): string {
  const end = { at: at + 0, filled };
  const answer: HandAnswer = { kind: 'range-on-line', left: up ? end : null, right: up ? null : end };
  return writeHand(task, answer);
}
