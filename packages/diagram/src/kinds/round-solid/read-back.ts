import type { RoundSolidLayout } from './layout.ts';

export type RoundSolidValues = {
  readonly kind: 'round-solid';
  /** As drawn, in the units of the data. */
  readonly radius: number;
  readonly heights: readonly number[];
};

export function readBackRoundSolid({ reach, scale, parts }: RoundSolidLayout): RoundSolidValues {
  const rounded = (value: number): number => Math.round((value / scale) * 1000) / 1000;
  return {
    kind: 'round-solid',
    radius: rounded(reach),
    heights: parts.map(({ bottom, top }) => rounded(bottom - top)),
  };
}
