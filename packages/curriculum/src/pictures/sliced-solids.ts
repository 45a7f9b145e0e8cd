import type { DiagramOf } from '@playforward/diagram';

type Spot = readonly [x: number, y: number];
type Edge = readonly [from: number, to: number, hidden?: boolean];

/** Solids that are cut, seen a little from the right and from above. */
export type SlicedSolid = 'box' | 'triangular-prism' | 'square-pyramid' | 'rectangular-pyramid';
/** parallel: to the base. upright: perpendicular to the base, through the top of a pyramid. beside: the same, beside the top. */
export type Cut = 'parallel' | 'upright' | 'beside';

type Drawing = {
  readonly corners: readonly Spot[];
  readonly edges: readonly Edge[];
  readonly cuts: Readonly<Partial<Record<Cut, readonly Spot[]>>>;
};

const between = ([a, b]: Spot, [c, d]: Spot, share: number): Spot => [
  a + (c - a) * share,
  b + (d - b) * share,
];

const boxCorners: readonly Spot[] = [
  [0, 0],
  [5, 0],
  [7, 1.6],
  [2, 1.6],
  [0, 5],
  [5, 5],
  [7, 6.6],
  [2, 6.6],
];
const pyramidCorners: readonly Spot[] = [
  [0, 0],
  [5.4, 0],
  [8, 2],
  [2.6, 2],
  [4, 7],
];
const wedgeCorners: readonly Spot[] = [
  [0, 0],
  [4.6, 0],
  [3.2, 1.8],
  [0, 5.4],
  [4.6, 5.4],
  [3.2, 7.2],
];

const at = (corners: readonly Spot[], index: number): Spot => corners[index] ?? [0, 0];
const lift = ([x, y]: Spot, by: number): Spot => [x, y + by];

const pyramid: Drawing = {
  corners: pyramidCorners,
  edges: [
    [0, 1],
    [1, 2],
    [2, 3, true],
    [3, 0, true],
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 4, true],
  ],
  cuts: {
    parallel: [0, 1, 2, 3].map((index) => between(at(pyramidCorners, index), at(pyramidCorners, 4), 0.5)),
    upright: [
      between(at(pyramidCorners, 0), at(pyramidCorners, 1), 0.5),
      between(at(pyramidCorners, 3), at(pyramidCorners, 2), 0.5),
      at(pyramidCorners, 4),
    ],
    beside: [
      between(at(pyramidCorners, 0), at(pyramidCorners, 1), 0.72),
      between(at(pyramidCorners, 3), at(pyramidCorners, 2), 0.72),
      between(at(pyramidCorners, 2), at(pyramidCorners, 4), 0.56),
      between(at(pyramidCorners, 1), at(pyramidCorners, 4), 0.56),
    ],
  },
};

const drawings: Readonly<Record<SlicedSolid, Drawing>> = {
  box: {
    corners: boxCorners,
    edges: [
      [0, 1],
      [1, 2],
      [2, 3, true],
      [3, 0, true],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 4],
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7, true],
    ],
    cuts: {
      parallel: [0, 1, 2, 3].map((index) => lift(at(boxCorners, index), 2.5)),
      upright: [
        between(at(boxCorners, 0), at(boxCorners, 1), 0.5),
        between(at(boxCorners, 3), at(boxCorners, 2), 0.5),
        between(at(boxCorners, 7), at(boxCorners, 6), 0.5),
        between(at(boxCorners, 4), at(boxCorners, 5), 0.5),
      ],
    },
  },
  'triangular-prism': {
    corners: wedgeCorners,
    edges: [
      [0, 1],
      [1, 2, true],
      [2, 0, true],
      [3, 4],
      [4, 5],
      [5, 3],
      [0, 3],
      [1, 4],
      [2, 5, true],
    ],
    cuts: {
      parallel: [0, 1, 2].map((index) => lift(at(wedgeCorners, index), 2.7)),
      upright: [
        between(at(wedgeCorners, 0), at(wedgeCorners, 1), 0.45),
        between(at(wedgeCorners, 2), at(wedgeCorners, 1), 0.45),
        between(at(wedgeCorners, 5), at(wedgeCorners, 4), 0.45),
        between(at(wedgeCorners, 3), at(wedgeCorners, 4), 0.45),
      ],
    },
  },
  'square-pyramid': pyramid,
  'rectangular-pyramid': pyramid,
};

/** The solid with its hidden edges dashed and the slice tinted; it is a sketch, not to scale. */
export function slicedSolid(solid: SlicedSolid, cut: Cut): DiagramOf<'polygon'> {
  const { corners, edges, cuts } = drawings[solid];
  const slice = cuts[cut] ?? [];
  const start = corners.length;
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    kind: 'polygon',
    points: [...corners, ...slice].map(([x, y]) => ({ name: '', x: rounded(x), y: rounded(y), dot: false })),
    area: slice.map((_, index) => start + index),
    segments: [
      ...edges.map(([from, to, hidden = false]) => ({
        from,
        to,
        label: '',
        style: hidden ? ('dashed' as const) : ('solid' as const),
        ticks: 0,
      })),
      ...slice.map((_, index) => ({
        from: start + index,
        to: start + ((index + 1) % slice.length),
        label: '',
        style: 'solid' as const,
        ticks: 0,
      })),
    ],
    angles: [],
    circles: [],
    toScale: false,
  };
}
