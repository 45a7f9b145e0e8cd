import type { MeasuringScaleLayout } from './layout.ts';

export type MeasuringScaleValues = {
  readonly kind: 'measuring-scale';
  /** Where the object starts and ends, measured against the first and the last mark. */
  readonly from: number;
  readonly to: number;
};

export function readBackMeasuringScale({
  diagram,
  marks,
  object,
}: MeasuringScaleLayout): MeasuringScaleValues {
  const { min, max } = diagram;
  const [first, last] = [marks[0]?.x ?? 0, marks.at(-1)?.x ?? 1];
  const at = (x: number): number => min + ((x - first) / (last - first || 1)) * (max - min);
  return { kind: 'measuring-scale', from: at(object.x), to: at(object.x + object.width) };
}
