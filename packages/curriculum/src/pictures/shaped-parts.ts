import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../random.ts';
import { curvePiece } from './broken-graphs.ts';

/** A part of a graph as wide as the others; `bend` is how it goes on where it is curved. */
export type ShapedPart = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bend: 'steeper' | 'flatter' | null;
};

/** Every part goes on for this long, so each half of it ends at a grid line. */
const width = 4;

/**
 * Four parts in any order: one that rises and one that falls along a line, and one of each along a curve. A height is a
 * whole number of fourths of `unit`, also halfway through a part.
 */
export function drawShapedParts(random: Random, unit: number): readonly ShapedPart[] {
  return random.until(() => {
    const kinds = random.shuffle([
      { up: true, curved: true },
      { up: true, curved: false },
      { up: false, curved: true },
      { up: false, curved: false },
    ]);
    const parts: ShapedPart[] = [];
    let height = random.int(0, 3);
    for (const [index, { up, curved }] of kinds.entries()) {
      const next = height + random.int(1, 2) * (up ? 1 : -1);
      if (next < 0 || next > 3) return null;
      const bend = curved ? random.pick(['steeper', 'flatter'] as const) : null;
      parts.push({
        from: [width * index, unit * height],
        to: [width * (index + 1), unit * next],
        bend,
      });
      height = next;
    }
    return parts;
  });
}

/** The height halfway through a part: a curve has a fourth of its change in one half and the rest in the other. */
export function halfwayOf({ from: [, low], to: [, high], bend }: ShapedPart): number {
  const share = { steeper: 1 / 4, flatter: 3 / 4, straight: 1 / 2 }[bend ?? 'straight'];
  return low + (high - low) * share;
}

/** The parts as pieces of one graph; `unit` is how far apart the numbers on the vertical axis are, times four. */
export function shapedGraph(
  parts: readonly ShapedPart[],
  { label, unit }: { readonly label: string; readonly unit: number },
): DiagramOf<'function-graph'> {
  return {
    kind: 'function-graph',
    x: { label: 'Minutes', min: 0, max: width * parts.length, step: 2 },
    y: { label, min: 0, max: 3 * unit, step: unit / 4 },
    curves: parts.map(({ from, to, bend }) => {
      const slope = (to[1] - from[1]) / (to[0] - from[0]);
      const share = { steeper: 1, flatter: -1, straight: 0 }[bend ?? 'straight'];
      return curvePiece({ from, to }, (share * slope) / (to[0] - from[0]));
    }),
    points: [],
    asymptotes: [],
  };
}
