import type { DiagramOf } from '@playforward/diagram';
import type { Span } from '../numbers/interval-text.ts';

/** Straight pieces from place to place; an open end does not belong to the graph. */
export type OpenPath = {
  readonly places: readonly (readonly [number, number])[];
  readonly fromOpen: boolean;
  readonly toOpen: boolean;
};

/** Its inputs, from the left end to the right end. */
export function domainOf({ places, fromOpen, toOpen }: OpenPath): Span {
  return { from: places[0]?.[0] ?? 0, to: places.at(-1)?.[0] ?? 0, fromOpen, toOpen };
}

/** Its outputs. A height is left out where only open ends have it. */
export function rangeOf({ places, fromOpen, toOpen }: OpenPath): Span {
  const heights = places.map(([, y]) => y);
  const [from, to] = [Math.min(...heights), Math.max(...heights)];
  const isOpen = (height: number): boolean =>
    places.every(
      ([, y], at) => y !== height || (at === 0 && fromOpen) || (at === places.length - 1 && toOpen),
    );
  return { from, to, fromOpen: isOpen(from), toOpen: isOpen(to) };
}

/** On a plane that reaches to 8 on all sides. */
export function openPathPicture({ places, fromOpen, toOpen }: OpenPath): DiagramOf<'function-graph'> {
  const [left, right] = [places[0]?.[0] ?? 0, places.at(-1)?.[0] ?? 0];
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 8, step: 1 },
    y: { label: 'y', min: -8, max: 8, step: 1 },
    curves: [
      {
        formula: { type: 'path', places: places.map(([x, y]): [number, number] => [x, y]) },
        from: left,
        to: right,
        fromOpen,
        toOpen,
      },
    ],
    points: [],
    asymptotes: [],
  };
}
