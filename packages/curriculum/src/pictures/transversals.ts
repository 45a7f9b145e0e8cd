import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../random.ts';
import { namedFigure, placeAt } from './named-figures.ts';

/** One of the four angles at a crossing: on which side of the transversal, and above or below its line. */
export type AngleSpot = { readonly side: 'left' | 'right'; readonly half: 'above' | 'below' };

export type PairKind = 'corresponding' | 'alternate' | 'outer' | 'same-side' | 'same-outer';

/** An angle at the upper line and one at the lower line. */
export type AnglePair = { readonly upper: AngleSpot; readonly lower: AngleSpot };

/** The names of the pairs as they stand in sentences. */
export const pairNames: Readonly<Record<PairKind, string>> = {
  corresponding: 'corresponding angles',
  alternate: 'alternate interior angles',
  outer: 'alternate exterior angles',
  'same-side': 'same-side interior angles',
  'same-outer': 'same-side exterior angles',
};

/** At parallel lines these two are equal; else they add up to 180 degrees. */
export function isEqualPair(kind: PairKind): boolean {
  return kind === 'corresponding' || kind === 'alternate' || kind === 'outer';
}

export function drawPair(random: Random, kind: PairKind): AnglePair {
  const side = random.pick(['left', 'right'] as const);
  const other = side === 'left' ? 'right' : 'left';
  switch (kind) {
    case 'corresponding': {
      const half = random.pick(['above', 'below'] as const);
      return { upper: { side, half }, lower: { side, half } };
    }
    case 'alternate':
      return { upper: { side, half: 'below' }, lower: { side: other, half: 'above' } };
    case 'outer':
      return { upper: { side, half: 'above' }, lower: { side: other, half: 'below' } };
    case 'same-side':
      return { upper: { side, half: 'below' }, lower: { side, half: 'above' } };
    case 'same-outer':
      return { upper: { side, half: 'above' }, lower: { side, half: 'below' } };
  }
}

/** The measure of an angle where the one to the right and above measures `degrees`. */
export function measureAt({ side, half }: AngleSpot, degrees: number): number {
  return (side === 'right') === (half === 'above') ? degrees : 180 - degrees;
}

type Slants = {
  /** How far the upper line leans from the horizontal. */
  readonly lean: number;
  /** How far the lower one leans; the same for parallel lines. */
  readonly lowerLean?: number;
  /** The angle from the upper line, to its right, to the transversal. */
  readonly degrees: number;
};

/**
 * An angle at the crossing 6 or 7 by its place among the points of the picture: A 0, B 1, C 2, D 3, E 4, F 5; its corner
 * first, then counterclockwise.
 */
export function angleCorners(at: 6 | 7, { side, half }: AngleSpot): readonly [number, number, number] {
  const [left, right] = at === 6 ? [0, 1] : [2, 3];
  if (half === 'above') return side === 'right' ? [at, right, 4] : [at, 4, left];
  return side === 'right' ? [at, 5, right] : [at, left, 5];
}

/** Lines AB and CD, and the transversal EF that crosses them at P and Q, with a label for each angle named. */
export function transversal(
  { lean, lowerLean = lean, degrees }: Slants,
  { upper, lower }: AnglePair,
  [upperLabel, lowerLabel]: readonly [string | null, string | null],
): DiagramOf<'angle-figure'> {
  const turn = lean + degrees;
  const from = ([x, y]: readonly [number, number], angle: number, distance: number): [number, number] => {
    const [dx, dy] = placeAt(angle, distance);
    return [x + dx, y + dy];
  };
  const p: [number, number] = [...placeAt(turn, 2.4)];
  const q: [number, number] = [...placeAt(turn + 180, 2.4)];
  return {
    kind: 'angle-figure',
    ...namedFigure({
      points: [
        ['A', ...from(p, lean + 180, 4.4)],
        ['B', ...from(p, lean, 4.4)],
        ['C', ...from(q, lowerLean + 180, 4.4)],
        ['D', ...from(q, lowerLean, 4.4)],
        ['E', ...from(p, turn, 3)],
        ['F', ...from(q, turn + 180, 3)],
        ['P', ...p],
        ['Q', ...q],
      ],
      dots: true,
      sides: [
        [0, 1, '', 'line'],
        [2, 3, '', 'line'],
        [4, 5, '', 'line'],
      ],
      angles: [
        [...angleCorners(6, upper), upperLabel],
        [...angleCorners(7, lower), lowerLabel],
      ],
    }),
  };
}
