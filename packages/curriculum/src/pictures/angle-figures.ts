import type { DiagramOf } from '@playforward/diagram';
import { namedFigure, placeAt } from './named-figures.ts';

/** A label of null asks for the angle; '' leaves it without a label. */
export type LabeledAngle = readonly [degrees: number, label: string | null];

/** Rays from one point with the angles between them, counterclockwise from `start`; a square marks a right angle. */
export function anglesAtPoint(
  angles: readonly LabeledAngle[],
  { start = 0, closed = false }: { readonly start?: number; readonly closed?: boolean } = {},
): DiagramOf<'angle-figure'> {
  const turns = [start];
  for (const [degrees] of angles) turns.push((turns.at(-1) ?? start) + degrees);
  const directions = closed ? turns.slice(0, -1) : turns;
  return {
    kind: 'angle-figure',
    ...namedFigure({
      points: [['', 0, 0], ...directions.map((turn) => ['', ...placeAt(turn, 5)] as const)],
      sides: directions.map((_, index) => [0, index + 1, '', 'ray'] as const),
      angles: angles.map(
        ([degrees, label], index) =>
          [
            0,
            index + 1,
            ((index + 1) % directions.length) + 1,
            label,
            degrees === 90 && label === '' ? 'square' : 'arc',
          ] as const,
      ),
    }),
  };
}

/**
 * Two lines that cross and a ray perpendicular to the level one: angle x lies between the level line and the other. Its
 * neighbor up to the ray, its neighbor below the line and the angle across from it each make another pair with it.
 */
export function pairsAtPoint(
  degrees: number,
  labels: readonly (readonly [from: number, label: string | null])[] = [],
) {
  const turns = [0, degrees, 90, 180, degrees + 180];
  return namedFigure({
    points: [['', 0, 0], ...turns.map((turn) => ['', ...placeAt(turn, 5)] as const)],
    sides: turns.map((_, nth) => [0, nth + 1] as const),
    angles: [
      [0, 1, 2, 'x'],
      [0, 3, 4, '', 'square'],
      ...labels.map(([from, label]) => [0, from, (from % turns.length) + 1, label] as const),
    ],
  });
}

/** Two lines that cross; the angles to the right and above it carry labels, and one opposite may. */
export function crossingLines(
  degrees: number,
  [right, above, left]: readonly [string | null, string | null, string | null],
): DiagramOf<'angle-figure'> {
  const marks = [
    [0, 1, 2, right],
    [0, 2, 3, above],
    [0, 3, 4, left],
  ] as const;
  return {
    kind: 'angle-figure',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', ...placeAt(0, 5)],
        ['', ...placeAt(degrees, 5)],
        ['', ...placeAt(180, 5)],
        ['', ...placeAt(degrees + 180, 5)],
      ],
      sides: [
        [1, 3],
        [2, 4],
      ],
      angles: marks
        .filter(([, , , label]) => label !== '')
        .map(([at, from, to, label]) => [at, from, to, label]),
    }),
  };
}
