import type { DiagramOf } from '@playforward/diagram';
import { namedFigure, placeAt } from './named-figures.ts';

/** Two triangles that match, with the sides across from the corners of the first one and the angles at them. */
export type TrianglePair = {
  readonly thing: { readonly sign: string; readonly times: number };
  /** Corners of the first one, then those of the second one in matching order. */
  readonly letters: readonly string[];
  readonly triangle: {
    readonly sides: readonly [number, number, number];
    readonly angles: readonly [number, number, number];
  };
  readonly at: 0 | 1 | 2;
  readonly asks: string;
  readonly flip: boolean;
};

/** Angles across from the three sides. */
export function anglesOf([a, b, c]: readonly [number, number, number]): readonly [number, number, number] {
  const across = (one: number, p: number, q: number): number =>
    Math.round((Math.acos((p * p + q * q - one * one) / (2 * p * q)) * 180) / Math.PI);
  return [across(a, b, c), across(b, a, c), across(c, a, b)];
}

/** Both triangles side by side, the second one turned or flipped; the first carries all numbers. */
export function matchingTriangles({
  thing,
  letters,
  triangle: { sides, angles },
  at,
  asks,
  flip,
}: TrianglePair): DiagramOf<'triangle'> {
  const [a, b, c] = sides;
  const turn = placeAt(angles[0], b);
  const corners = [[0, 0], [c, 0], turn] as const;
  const tilt = flip ? 0 : 40;
  const place = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const side = flip ? c - x : x;
    const angle = (tilt * Math.PI) / 180;
    const round = (value: number): number => Math.round(value * 1000) / 1000;
    return [
      round(side * Math.cos(angle) - y * Math.sin(angle)),
      round(side * Math.sin(angle) + y * Math.cos(angle)),
    ];
  };
  const moved = corners.map(place);
  const shift = c + 3.5 - Math.min(...moved.map(([x]) => x)) + Math.max(0, turn[0] - c);
  const sign = (side: number): string => `${side * thing.times} ${thing.sign}`;
  const isSide = asks === 'side';
  const second = (across: number): string | null => (isSide && across === at ? null : '');
  // The angle between two sides is marked counterclockwise.
  const around = flip ? ([3, 5, 4] as const) : ([3, 4, 5] as const);
  const mark = (corner: number): readonly [number, number, number, string | null] => {
    const ring = around;
    const index = ring.indexOf((3 + corner) as 3);
    return [3 + corner, ring[(index + 1) % 3] ?? 3, ring[(index + 2) % 3] ?? 4, null];
  };
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ...corners.map(([x, y], index) => [letters[index] ?? '', x, y] as const),
        ...moved.map(([x, y], index) => [letters[index + 3] ?? '', x + shift, y] as const),
      ],
      area: [0, 1, 2],
      sides: [
        [1, 2, isSide || at === 0 ? sign(a) : ''],
        [0, 2, isSide || at === 1 ? sign(b) : ''],
        [0, 1, isSide || at === 2 ? sign(c) : ''],
        [4, 5, second(0)],
        [3, 5, second(1)],
        [3, 4, second(2)],
      ],
      angles: [
        ...([0, 1, 2] as const)
          .filter((corner) => corner === at || (!isSide && corner === (at + 1) % 3))
          .map((corner) => [corner, (corner + 1) % 3, (corner + 2) % 3, `${angles[corner]}°`] as const),
        ...(isSide ? [] : [mark(at)]),
      ],
    }),
  };
}
