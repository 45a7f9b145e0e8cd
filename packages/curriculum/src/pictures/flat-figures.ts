import type { DiagramOf } from '@playforward/diagram';

type Spot = readonly [number, number];

/** `labels` belong to the sides, each at the corner where it starts; `cuts` are dashed, between any two spots. */
type Parts = {
  readonly corners: readonly Spot[];
  readonly labels: readonly (string | null)[];
  /** Spots beside the corners, numbered after them. */
  readonly extra?: readonly Spot[];
  readonly cuts?: readonly (readonly [from: number, to: number, label: string | null])[];
  /** Right angles at the first spot, counterclockwise from the second to the third. */
  readonly squares?: readonly (readonly [at: number, from: number, to: number])[];
};

/** The drawing of a flat shape with its labeled sides and its dashed heights or cuts. */
export function flatFigure({
  corners,
  labels,
  extra = [],
  cuts = [],
  squares = [],
}: Parts): Omit<DiagramOf<'polygon'>, 'kind'> {
  return {
    points: [...corners, ...extra].map(([x, y]) => ({ name: '', x, y, dot: false })),
    area: corners.map((_, index) => index),
    segments: [
      ...corners.map((_, from) => ({
        from,
        to: (from + 1) % corners.length,
        label: labels[from] === undefined ? '' : labels[from],
        style: 'solid' as const,
        ticks: 0,
      })),
      ...cuts.map(([from, to, label]) => ({ from, to, label, style: 'dashed' as const, ticks: 0 })),
    ],
    angles: squares.map(([at, from, to]) => ({ at, from, to, label: '', mark: 'square' as const })),
    circles: [],
    toScale: true,
  };
}

/** Right triangles with whole sides: across, up, slanted. */
export const wholeSlants = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
  [12, 9, 15],
] as const;
