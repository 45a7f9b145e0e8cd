import type { DiagramOf, HandPlane } from '@playforward/diagram';
import type { Random } from '../kit/index.ts';

/** A place in steps of the grid, from the lower left corner of the plot. */
export type CloudPoint = readonly [x: number, y: number];

/** What a cloud of points shows. */
export type CloudForm = 'line-strong' | 'line-weak' | 'curve' | 'none';

/** Names of both axes, where they begin and how much one step of the grid is. */
export type PlotScale = {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xFrom: number;
  readonly yFrom: number;
  readonly xStep: number;
  readonly yStep: number;
};

/** Steps of the grid to the right and up. */
export const gridSteps = 12;

/** How closely points follow a line, from −1 to 1. */
export function correlation(points: readonly CloudPoint[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [mx, my] = [mean(0), mean(1)];
  const sum = (of: (point: CloudPoint) => number): number =>
    points.reduce((all, point) => all + of(point), 0);
  const together = sum(([x, y]) => (x - mx) * (y - my));
  return together / Math.sqrt(sum(([x]) => (x - mx) ** 2) * sum(([, y]) => (y - my) ** 2));
}

const fits: Readonly<Record<CloudForm, (r: number) => boolean>> = {
  'line-strong': (r) => Math.abs(r) > 0.94,
  'line-weak': (r) => Math.abs(r) > 0.55 && Math.abs(r) < 0.78,
  curve: (r) => Math.abs(r) > 0.7,
  none: (r) => Math.abs(r) < 0.12,
};

/** Points on whole steps of the grid, one for each step to the right, that rise or fall in this form. */
export function drawCloud(random: Random, form: CloudForm, falls: boolean): readonly CloudPoint[] {
  return random.until(() => {
    const [low, high] = [random.int(1, 3), random.int(9, 11)];
    const bend = random.int(24, 30) / 10;
    const points = Array.from({ length: gridSteps - 1 }, (_, index): CloudPoint => {
      const x = index + 1;
      const share = index / (gridSteps - 2);
      const noise = { 'line-strong': 1, 'line-weak': 4, curve: 0, none: 0 }[form];
      const along = form === 'curve' ? share ** bend : share;
      const y =
        form === 'none'
          ? random.int(1, gridSteps - 1)
          : Math.round(low + (high - low) * along) + random.int(-noise, noise);
      return [x, falls ? gridSteps - y : y];
    });
    const isInside = points.every(([, y]) => y > 0 && y < gridSteps);
    return isInside && fits[form](correlation(points)) ? points : null;
  });
}

/** The numbers of a point as the axes show them. */
export function valuesAt({ xFrom, xStep, yFrom, yStep }: PlotScale, [x, y]: CloudPoint): CloudPoint {
  const plain = (value: number): number => Math.round(value * 1000) / 1000;
  return [plain(xFrom + x * xStep), plain(yFrom + y * yStep)];
}

/** The plot, with a line through two places of the grid where one is given. */
export function scatterPlot(
  scale: PlotScale,
  points: readonly CloudPoint[],
  line: readonly [CloudPoint, CloudPoint] | null = null,
): DiagramOf<'scatter-plot'> {
  const { xLabel, yLabel, xFrom, yFrom, xStep, yStep } = scale;
  const [a, b] = (line ?? []).map((place) => valuesAt(scale, place));
  const slope = a && b ? (b[1] - a[1]) / (b[0] - a[0]) : 0;
  return {
    kind: 'scatter-plot',
    x: { label: xLabel, min: xFrom, max: xFrom + gridSteps * xStep, step: 2 * xStep },
    y: { label: yLabel, min: yFrom, max: yFrom + gridSteps * yStep, step: 2 * yStep },
    points: points.map((point): [number, number] => [...valuesAt(scale, point)]),
    fit: a ? { slope, intercept: a[1] - slope * a[0] } : null,
  };
}

/** The same plane without points, to be drawn on by hand. */
export function emptyScatterPlane({ xLabel, yLabel, xFrom, yFrom, xStep, yStep }: PlotScale): HandPlane {
  const scale = (from: number, step: number): HandPlane['x'] => ({
    first: from / step,
    last: from / step + gridSteps,
    step: [step, 1],
    labelEvery: 2,
    as: 'decimal',
  });
  return { x: scale(xFrom, xStep), y: scale(yFrom, yStep), xName: xLabel, yName: yLabel };
}

/** A line by its heights at the left and at the right edge of the plot. */
export type CloudLine = readonly [left: number, right: number];

/** How far all points together are from a line, up and down. */
export function misfit(points: readonly CloudPoint[], line: CloudLine): number {
  return points.reduce((sum, [x, y]) => sum + Math.abs(y - heightAt(line, x)), 0);
}

/** The height of a line at a step of the grid. */
export function heightAt([left, right]: CloudLine, x: number): number {
  return left + ((right - left) * x) / gridSteps;
}

/** The line with the least squares. */
export function regressionLine(points: readonly CloudPoint[]): CloudLine {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [mx, my] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread;
  return [my - slope * mx, my + slope * (gridSteps - mx)];
}
