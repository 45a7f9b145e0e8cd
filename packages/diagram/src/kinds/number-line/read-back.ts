import type { NumberLineLayout } from './layout.ts';

type End = { readonly at: number; readonly open: boolean } | null;

export type NumberLineValues = {
  readonly kind: 'number-line';
  readonly ticks: readonly number[];
  readonly points: readonly number[];
  /** null where a ray runs on. */
  readonly spans: readonly { readonly from: End; readonly to: End }[];
};

export function readBackNumberLine({
  left,
  right,
  min,
  max,
  ticks,
  points,
  spans,
}: NumberLineLayout): NumberLineValues {
  const valueAt = (x: number): number => min + ((x - left) / (right - left)) * (max - min);
  const endAt = (end: { readonly x: number; readonly open: boolean } | null): End =>
    end === null ? null : { at: valueAt(end.x), open: end.open };
  return {
    kind: 'number-line',
    ticks: ticks.map(({ x }) => valueAt(x)),
    points: points.map(({ x }) => valueAt(x)),
    spans: spans.map((span) => ({ from: endAt(span.left), to: endAt(span.right) })),
  };
}
