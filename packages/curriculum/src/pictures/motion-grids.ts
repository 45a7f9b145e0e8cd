import type { DiagramOf, HandAnswer, HandTask } from '@playforward/diagram';
import { writeHand } from '@playforward/diagram';
import type { GridLine, Spot } from '../numbers/plane-motions.ts';
import { handPlane } from './hand-scales.ts';

type Shape = { readonly corners: readonly Spot[]; readonly names?: readonly string[] };

/** Shapes on a plane that reaches as far to each side, with a mirror or a marked point. */
export function motionGrid(
  reach: number,
  shapes: readonly Shape[],
  {
    mirror = null,
    center = null,
  }: {
    readonly mirror?: GridLine | null;
    readonly center?: { readonly at: Spot; readonly name: string } | null;
  } = {},
): DiagramOf<'transformation-grid'> {
  const axis = (label: string) => ({ label, min: -reach, max: reach, step: 1 });
  return {
    kind: 'transformation-grid',
    x: axis('x'),
    y: axis('y'),
    shapes: shapes.map(({ corners, names = [] }) => ({
      corners: corners.map(([x, y], index) => ({ x, y, name: names[index] ?? '' })),
    })),
    center: center && { x: center.at[0], y: center.at[1], name: center.name },
    mirror:
      mirror &&
      (mirror.axis === 'x'
        ? [
            [mirror.at, -reach],
            [mirror.at, reach],
          ]
        : [
            [-reach, mirror.at],
            [reach, mirror.at],
          ]),
  };
}

/** Points with these names, to be plotted on a plane that reaches as far to each side. */
export function plotTask(reach: number, names: readonly string[]): HandTask {
  return { kind: 'plot-points', plane: handPlane(reach), points: [...names] };
}

/** What is plotted, as a value. */
export function plotMade(task: HandTask, spots: readonly Spot[]): string {
  const answer: HandAnswer = { kind: 'plot-points', points: spots.map(([x, y]) => [x + 0, y + 0]) };
  return writeHand(task, answer);
}
