import type { DiagramOf } from '@playforward/diagram';
import { type HandTask, writeHand } from '../kit/index.ts';
import { coefficientsOf, type Parabola, parabolaAt } from '../numbers/quadratic-forms.ts';
import { handPlane } from './hand-scales.ts';

type Graph = DiagramOf<'function-graph'>;

type ParabolaMarks = {
  readonly reach?: number;
  readonly points?: readonly { readonly at: readonly [number, number]; readonly label: string | null }[];
  /** Whether the axis of symmetry is dashed. */
  readonly axis?: boolean;
  /** Lines y = mx + d across the same plane. */
  readonly lines?: readonly StraightLine[];
};

/** y = mx + d. */
type StraightLine = { readonly m: number; readonly d: number };

/** Parabolas on a plane that reaches as far to every side, with marked points. */
export function parabolasOn(
  parabolas: readonly Parabola[],
  { reach = 8, points = [], axis = false, lines = [] }: ParabolaMarks = {},
): Graph {
  const side = (label: string) => ({ label, min: -reach, max: reach, step: reach > 10 ? 2 : 1 });
  return {
    kind: 'function-graph',
    x: side('x'),
    y: side('y'),
    curves: [...parabolas.map(coefficientsOf), ...lines.map(({ m, d }) => [d, m])].map((coefficients) => ({
      formula: { type: 'polynomial', coefficients: [...coefficients] },
      from: null,
      to: null,
      fromOpen: false,
      toOpen: false,
    })),
    points: points.map(({ at: [x, y], label }) => ({ x, y, label, open: false })),
    asymptotes: axis ? parabolas.map(({ h }) => ({ axis: 'x', at: h })) : [],
  };
}

/** To draw a parabola by its vertex and a second point. */
export function parabolaTask(reach = 8): HandTask {
  return { kind: 'draw-graph', curve: 'parabola', plane: handPlane(reach) };
}

/** The nearest point beside the vertex that stands on a crossing of grid lines; null where none is on the plane. */
export function besideVertex(parabola: Parabola, reach = 8): readonly [number, number] | null {
  const { h } = parabola;
  const found = Array.from({ length: reach }, (_, nth) => nth + 1)
    .flatMap((away) => [h + away, h - away])
    .find((x) => {
      const y = parabolaAt(parabola, x);
      return Math.abs(x) <= reach && Math.abs(y) <= reach && Number.isInteger(y);
    });
  return found === undefined ? null : [found, parabolaAt(parabola, found)];
}

/** A parabola as it is drawn for `parabolaTask`; vertex and the point beside it have to be on the plane. */
export function parabolaMade(parabola: Parabola, reach = 8): string {
  const { h, k } = parabola;
  const [x, y] = besideVertex(parabola, reach) ?? [h + 1, k];
  return writeHand(parabolaTask(reach), {
    kind: 'draw-graph',
    points: [
      [h + 0, k + 0],
      [x + 0, y + 0],
    ],
  });
}

/** Whether vertex and a second point are on the plane. */
export function canBeDrawn(parabola: Parabola, reach = 8): boolean {
  const { h, k } = parabola;
  return Math.max(Math.abs(h), Math.abs(k)) <= reach && besideVertex(parabola, reach) !== null;
}
