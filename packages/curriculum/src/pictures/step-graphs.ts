import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../random.ts';
import { brokenGraph, curvePiece } from './broken-graphs.ts';

/** Three level pieces of a graph; `left` says whether the piece to the left of an edge holds it. */
export type StepGraph = {
  readonly heights: readonly number[];
  readonly edges: readonly number[];
  readonly left: boolean;
};

/** Steps on the plane from −6 to 6; neither two heights nor the sum of two neighbors are equal. */
export function drawSteps(random: Random): StepGraph {
  return random.until(() => {
    const first = random.int(-4, 2);
    const edges = [first, first + random.int(2, 3)];
    const heights = [0, 1, 2].map(() => random.int(1, 5) * random.pick([1, -1]));
    const [one = 0, two = 0, three = 0] = heights;
    const isOpen = new Set([one, two, three, one + two, two + three]).size === 5 && !edges.includes(0);
    return isOpen ? { heights, edges, left: random.chance(50) } : null;
  });
}

export function stepGraph({ heights, edges, left }: StepGraph): DiagramOf<'function-graph'> {
  const ends = [-6, ...edges, 6];
  const curves = heights.map((height, piece) => {
    const [from, to] = [ends[piece] ?? -6, ends[piece + 1] ?? 6];
    const drawn = curvePiece({ from: [from, height], to: [to, height], fromOpen: left, toOpen: !left });
    return { ...drawn, from: piece === 0 ? null : from, to: piece === 2 ? null : to };
  });
  return brokenGraph(curves, []);
}
