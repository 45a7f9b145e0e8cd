import type { DiagramOf } from '@playforward/diagram';
import { type HandTask, writeHand } from '../kit/index.ts';
import { lineAt, type Slope } from '../numbers/lines/line-equations.ts';
import { handPlane } from './hand-scales.ts';

type Plane = DiagramOf<'coordinate-plane'>;

/** A line by its slope and its height at zero. */
export type Line = { readonly slope: Slope; readonly start: number };

/** Lines and marked points on a plane that reaches as far to every side. */
export function linesOn(
  reach: number,
  lines: readonly Line[],
  points: Plane['points'] = [],
  step = reach > 8 ? 2 : 1,
): Plane {
  const axis = (label: string) => ({ label, min: -reach, max: reach, step });
  return {
    kind: 'coordinate-plane',
    x: axis('x'),
    y: axis('y'),
    points,
    lines: lines.map(({ slope, start }) => ({
      through: [
        [0, start],
        [slope.run, start + slope.rise],
      ],
    })),
  };
}

/** To draw a straight line on a plane with whole numbers. */
export function lineTask(reach: number): HandTask {
  return { kind: 'draw-graph', curve: 'line', plane: handPlane(reach) };
}

/** The crossings of grid lines that a line meets, from left to right. */
export function crossingsOnGrid(
  { slope, start }: Line,
  reach: number,
): readonly (readonly [number, number])[] {
  return Array.from({ length: 2 * reach + 1 }, (_, nth) => nth - reach).flatMap((x) => {
    const y = lineAt(slope, start, x);
    return Number.isInteger(y) && Math.abs(y) <= reach ? [[x, y + 0] as const] : [];
  });
}

/** A line as it is drawn on `lineTask(reach)`; it has to meet two crossings of grid lines. */
export function lineMade(reach: number, line: Line): string {
  const [first = [0, 0], second = [1, 0]] = crossingsOnGrid(line, reach);
  return writeHand(lineTask(reach), { kind: 'draw-graph', points: [first, second] });
}
