import type { SolidLayout } from './layout.ts';

export type SolidValues = {
  readonly kind: 'solid';
  /** Width and height as they are drawn, in the units of the data. */
  readonly width: number;
  readonly height: number;
  /** How many small boxes the cuts make. */
  readonly parts: number;
};

export function readBackSolid({ across, up, scale, cuts }: SolidLayout): SolidValues {
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    kind: 'solid',
    width: rounded(across / scale),
    height: rounded(up / scale),
    parts: cuts.width * cuts.height * cuts.depth,
  };
}
