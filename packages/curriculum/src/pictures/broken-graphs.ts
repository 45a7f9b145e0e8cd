import type { DiagramOf } from '@playforward/diagram';

type Graph = DiagramOf<'function-graph'>;
type Curve = Graph['curves'][number];

/** A straight piece of a graph; an open end is drawn as a hole. */
export type Piece = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly fromOpen?: boolean;
  readonly toOpen?: boolean;
};

/** A straight or bent piece between two places; `bend` adds that many times (x − x1)(x − x2). */
export function curvePiece({ from, to, fromOpen = false, toOpen = false }: Piece, bend = 0): Curve {
  const [[x1, y1], [x2, y2]] = [from, to];
  const slope = (y2 - y1) / (x2 - x1);
  const coefficients = [y1 - slope * x1 + bend * x1 * x2, slope - bend * (x1 + x2), bend];
  return { formula: { type: 'polynomial', coefficients }, from: x1, to: x2, fromOpen, toOpen };
}

/** The plane from −6 to 6 with pieces of a graph and filled dots beside them. */
export function brokenGraph(
  curves: readonly Curve[],
  dots: readonly (readonly [number, number])[],
  asymptotes: Graph['asymptotes'] = [],
): Graph {
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -6, max: 6, step: 1 },
    y: { label: 'y', min: -6, max: 6, step: 1 },
    curves: [...curves],
    points: dots.map(([x, y]) => ({ x, y, label: '', open: false })),
    asymptotes: [...asymptotes],
  };
}
