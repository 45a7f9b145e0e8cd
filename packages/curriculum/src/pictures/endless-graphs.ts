import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../kit/index.ts';
import type { Span } from '../numbers/interval-text.ts';

/** A ray from (h, k), or a V with its turn there; `m` tells how steep it is, and whether it goes up from (h, k). */
export type EndlessGraph = {
  readonly shape: 'ray' | 'vee';
  readonly h: number;
  readonly k: number;
  readonly m: number;
  /** A ray to the left. */
  readonly left: boolean;
  readonly open: boolean;
};

/** Places one before an axis are left out: the numbers of the axis stand there. */
const places = [-5, -4, -3, -2, 0, 1, 2, 3, 4, 5] as const;

/** A graph that goes on without an end, with its marked place inside the plane. */
export function drawEndlessGraph(random: Random): EndlessGraph {
  const shape = random.pick(['ray', 'vee'] as const);
  const isRay = shape === 'ray';
  return {
    shape,
    h: random.pick(places),
    k: random.pick(places),
    m: random.pick([1, 2]) * random.pick([1, -1]),
    left: isRay && random.chance(50),
    open: isRay && random.chance(50),
  };
}

/** Its inputs and its outputs. */
export function spansOfEndless({ shape, h, k, m, left, open }: EndlessGraph): { domain: Span; range: Span } {
  const from = (at: number): Span => ({ from: at, to: null, fromOpen: open, toOpen: true });
  const upTo = (at: number): Span => ({ from: null, to: at, fromOpen: true, toOpen: open });
  const all: Span = { from: null, to: null, fromOpen: true, toOpen: true };
  const domain = shape === 'vee' ? all : left ? upTo(h) : from(h);
  return { domain, range: m > 0 ? from(k) : upTo(k) };
}

/** It runs to the edges of the plane, where no circle ends it. */
export function endlessPicture({ shape, h, k, m, left, open }: EndlessGraph): DiagramOf<'function-graph'> {
  const slope = left ? -m : m;
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 8, step: 1 },
    y: { label: 'y', min: -8, max: 8, step: 1 },
    curves: [
      shape === 'vee'
        ? { formula: { type: 'absolute', a: m, h, k }, from: null, to: null, fromOpen: false, toOpen: false }
        : {
            formula: { type: 'polynomial', coefficients: [k - slope * h, slope] },
            from: left ? null : h,
            to: left ? h : null,
            fromOpen: !left && open,
            toOpen: left && open,
          },
    ],
    points: [],
    asymptotes: [],
  };
}
