import { isOnScale, writePlaceAt } from './hand-scale.ts';
import type { HandModule } from './hand-task.ts';

/** Bars start on the ground, so that an untouched chart shows nothing. */
export const buildChart: HandModule<'build-chart'> = {
  start: ({ bars }) => ({ kind: 'build-chart', heights: bars.map(() => 0) }),
  fault({ bars, height }, { heights }) {
    if (heights.length !== bars.length) return `This chart has ${bars.length} bars.`;
    return heights.every((place) => isOnScale(height, place)) ? null : 'One bar is taller than this chart.';
  },
  say: ({ bars, height }, { heights }) =>
    bars.map((bar, nth) => `${bar} has the height ${writePlaceAt(height, heights[nth] ?? 0)}.`).join(' '),
  tidy: (_, { heights }) => ({ kind: 'build-chart', heights: [...heights] }),
};
