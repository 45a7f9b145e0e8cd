import type { NetLayout } from './layout.ts';

export type NetValues = {
  readonly kind: 'net';
  /** Area of each face in square units of the solid, measured. */
  readonly areas: readonly number[];
};

export function readBackNet({ faces, scale }: NetLayout): NetValues {
  return {
    kind: 'net',
    areas: faces.map((corners) => {
      const twice = corners.reduce((sum, a, index) => {
        const b = corners[(index + 1) % corners.length] ?? a;
        return sum + a.x * b.y - b.x * a.y;
      }, 0);
      return Math.abs(twice) / 2 / (scale * scale);
    }),
  };
}
