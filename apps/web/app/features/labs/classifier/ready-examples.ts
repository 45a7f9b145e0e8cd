import type { Example, Kind } from '@playforward/ai-lab';
import type { Task } from './task.ts';

type Pair = readonly [x: number, y: number];

const many = (kind: Kind, places: readonly Pair[]): readonly Example[] =>
  places.map(([x, y]) => ({ x, y, kind }));

/** What lies on the plane at the beginning. Two fruits lie where no straight line gets them right. */
export const ready: Readonly<Record<Task, readonly Example[]>> = {
  fruit: [
    ...many('first', [
      [67, 56],
      [70, 72],
      [78, 50],
      [84, 66],
      [55, 78],
      [90, 80],
      [74, 86],
      [66, 44],
      [88, 44],
      [48, 64],
      [46, 36],
    ]),
    ...many('second', [
      [14, 24],
      [22, 40],
      [30, 18],
      [36, 34],
      [18, 56],
      [44, 26],
      [28, 62],
      [40, 46],
      [52, 34],
      [10, 42],
      [58, 62],
    ]),
  ],
  drawings: [],
};

/** New fruit of the same sort as the ready ones; `chance` gives numbers from 0 up to 1. */
export function drawFruit(count: number, chance: () => number): readonly Example[] {
  const near = (middle: number) => Math.min(100, Math.max(0, Math.round(middle + 56 * (chance() - 0.5))));
  return Array.from({ length: count }, (_, at) => {
    const kind: Kind = at % 2 === 0 ? 'first' : 'second';
    const middle = kind === 'first' ? [70, 64] : [33, 38];
    return { x: near(middle[0] ?? 50), y: near(middle[1] ?? 50), kind };
  });
}
