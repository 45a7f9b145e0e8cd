import type { DistributionLayout } from './layout.ts';

export type DistributionValues = {
  readonly kind: 'distribution';
  /** Heights of the bars, measured; null where one is asked for. */
  readonly probabilities: readonly (number | null)[];
};

export function readBackDistribution({ field, top, bars }: DistributionLayout): DistributionValues {
  return {
    kind: 'distribution',
    probabilities: bars.map(({ box, asked }) => (asked ? null : (box.height / field.height) * top)),
  };
}
