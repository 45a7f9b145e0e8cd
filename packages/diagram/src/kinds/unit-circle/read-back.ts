import type { UnitCircleLayout } from './layout.ts';

export type UnitCircleValues = {
  readonly kind: 'unit-circle';
  /** Cosine and sine of each point, measured. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
};

export function readBackUnitCircle({ center, radius, points }: UnitCircleLayout): UnitCircleValues {
  return {
    kind: 'unit-circle',
    points: points.map(({ at }) => ({ x: (at.x - center.x) / radius, y: (center.y - at.y) / radius })),
  };
}
