import type { DiagramOf } from '@playforward/diagram';
import { namedFigure, placeAt } from './named-figures.ts';

/**
 * A compass construction as far as `done` steps: bisecting a segment AB, bisecting the angle at A between B and C, or
 * copying the segment AB to a ray from C. At 3 it is finished.
 */
export function drawConstruction(
  what: 'segment' | 'angle' | 'copy',
  names: readonly string[],
  done: 1 | 2 | 3,
): DiagramOf<'construction'> {
  const [A = '', B = '', C = ''] = names;
  if (what === 'segment') return bisectedSegment([A, B], done);
  return what === 'angle' ? bisectedAngle([A, B, C], done) : copiedSegment([A, B, C], done);
}

function bisectedSegment([A, B]: readonly [string, string], done: 1 | 2 | 3): DiagramOf<'construction'> {
  const half = 2;
  const high = Math.sqrt(3 * 3 - half * half);
  return {
    kind: 'construction',
    ...namedFigure({
      points: [
        [A, 0, 0],
        [B, 2 * half, 0],
        ['', 3, 0],
        ['', 1, 0],
        ['', half, -high],
        ['', half, high],
      ],
      sides: [[0, 1], ...(done === 3 ? [[4, 5, '', 'line'] as const] : [])],
      circles: [[0, 2], ...(done > 1 ? [[1, 3] as const] : [])],
      dots: true,
    }),
  };
}

function bisectedAngle(
  [A, B, C]: readonly [string, string, string],
  done: 1 | 2 | 3,
): DiagramOf<'construction'> {
  const [open, near, far] = [60, 3, 3 * Math.sqrt(3)];
  return {
    kind: 'construction',
    ...namedFigure({
      points: [
        [A, 0, 0],
        [B, ...placeAt(0, near)],
        [C, ...placeAt(open, near)],
        ['', ...placeAt(open / 2, far)],
      ],
      sides: [[0, 1, '', 'ray'], [0, 2, '', 'ray'], ...(done === 3 ? [[0, 3, '', 'ray'] as const] : [])],
      circles: [[0, 1], ...(done > 1 ? [[1, 3] as const, [2, 3] as const] : [])],
      dots: true,
    }),
  };
}

function copiedSegment(
  [A, B, C]: readonly [string, string, string],
  done: 1 | 2 | 3,
): DiagramOf<'construction'> {
  return {
    kind: 'construction',
    ...namedFigure({
      points: [
        [A, 0, 4],
        [B, 3, 4],
        [C, 0, 0],
        ['', 5, 0],
        ['', 3, 0],
      ],
      sides: [
        [0, 1],
        [2, 3, '', 'ray'],
      ],
      circles: done > 1 ? [[2, 4]] : [],
      dots: true,
    }),
  };
}
