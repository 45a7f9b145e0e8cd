import { isOnScale, writePlaceAt } from './hand-scale.ts';
import type { HandModule } from './hand-task.ts';

/** Bars start on the ground, so that an untouched chart shows nothing. */
export const buildChart: HandModule<'build-chart'> = {
  start: ({ bars }) => ({ kind: 'build-chart', heights: bars.map(() => 0) }),
  fault({ bars, height }, { heights }) {
    if (heights.length !== bars.length) return `This chart has ${bars.length} bars.`;
    return heights.every((place) => isOnScale(height, place)) ? null : 'One bar is taller than this chart.';
  },
  say: ({ bars, height, dots }, { heights }) =>
    bars
      .map((bar, nth) => {
        const high = writePlaceAt(height, heights[nth] ?? 0);
        return dots
          ? `${bar} has ${high} ${high === '1' ? 'dot' : 'dots'}.`
          : `${bar} has the height ${high}.`;
      })
      .join(' '),
  tidy: (_, { heights }) => ({ kind: 'build-chart', heights: [...heights] }),
};
