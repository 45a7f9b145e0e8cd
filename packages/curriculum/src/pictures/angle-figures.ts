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
