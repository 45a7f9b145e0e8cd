import { degreesOf } from './angle-span.ts';
import type { FigureLayout } from './laid-figure.ts';
import { runOn } from './lay-figure.ts';

/** What a ruler and a protractor find on the drawing, in units of the figure and in degrees. */
export type FigureValues = {
  readonly lengths: readonly number[];
  readonly angles: readonly number[];
  readonly radii: readonly number[];
};

/** Lengths of the segments without the parts that run on, openings of the angles, radii of the circles. */
export function measureFigure({ scale, segments, angles, circles }: FigureLayout): FigureValues {
  return {
    lengths: segments.map(({ from, to, style }) => {
      const beyond = style === 'line' ? 2 * runOn : style === 'ray' ? runOn : 0;
      return (Math.hypot(to.x - from.x, to.y - from.y) - beyond) / scale;
    }),
    angles: angles.map(({ span }) => degreesOf(span)),
    radii: circles.map(({ radius }) => radius / scale),
  };
}
