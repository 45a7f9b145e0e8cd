import type { DiagramOf } from '@playforward/diagram';
import { familyOf, type TriangleParts } from '../numbers/triangles/triangle-parts.ts';
import { namedFigure, placeAt } from './named-figures.ts';

/** A rough sketch of what is given; it never tells whether the parts fit. */
export function plannedTriangle({ kind, x, y, z }: TriangleParts): DiagramOf<'angle-figure'> | null {
  if (kind === 'between') {
    return {
      kind: 'angle-figure',
      ...namedFigure({
        points: [
          ['', 0, 0],
          ['', y, 0],
          ['', ...placeAt(z, x)],
        ],
        sides: [
          [0, 1, `${y} cm`],
          [0, 2, `${x} cm`],
        ],
        angles: [[0, 1, 2, `${z}°`]],
      }),
    };
  }
  if (familyOf[kind] === 'swing') {
    return {
      kind: 'angle-figure',
      ...namedFigure({
        points: [
          ['', 0, 0],
          ['', x, 0],
          ['', ...placeAt(z, 1.1 * x)],
        ],
        sides: [
          [0, 1, `${x} cm`],
          [0, 2, ''],
        ],
        angles: [[0, 1, 2, `${z}°`]],
      }),
    };
  }
  if (kind === 'side') {
    const tall = placeAt(x, 0.6 * z);
    const other = placeAt(180 - y, 0.6 * z);
    return {
      kind: 'angle-figure',
      ...namedFigure({
        points: [
          ['', 0, 0],
          ['', z, 0],
          ['', ...tall],
          ['', z + other[0], other[1]],
        ],
        sides: [
          [0, 1, `${z} cm`],
          [0, 2, ''],
          [1, 3, ''],
        ],
        angles: [
          [0, 1, 2, `${x}°`],
          [1, 3, 0, `${y}°`],
        ],
      }),
    };
  }
  return null;
}
