import type { SizedLabel } from '../../label/place-label.ts';

/** A value over or under a tick; `keep` is never dropped (asked for, marked, first, last, end of an arrow). */
export type TickLabel = { readonly x: number; readonly label: SizedLabel | null; readonly keep: boolean };

/** Row 0 stands next to the line, row 1 beyond it. */
export type FittedLabel = { readonly label: SizedLabel; readonly row: 0 | 1 };

const gap = 5;

/**
 * Gives each label of one line a row so that none touches another, or null when the rows do not suffice.
 * A label in the second row needs a free way down to its tick.
 */
export function fitLabels(labels: readonly TickLabel[], rows: 1 | 2): readonly (FittedLabel | null)[] | null {
  const ends: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let leader = Number.NEGATIVE_INFINITY;
  const fitted: (FittedLabel | null)[] = [];
  for (const { x, label } of labels) {
    const left = x - (label?.width ?? 0) / 2;
    if (label === null) fitted.push(null);
    else if (left >= Math.max(ends[0], leader) + gap) {
      ends[0] = left + label.width;
      fitted.push({ label, row: 0 });
    } else if (rows === 2 && left >= ends[1] + gap && x >= ends[0] + gap / 2) {
      ends[1] = left + label.width;
      leader = x;
      fitted.push({ label, row: 1 });
    } else return null;
  }
  return fitted;
}

/** Drops all but every n-th label, and never one to keep. */
export function thinLabels(labels: readonly TickLabel[], every: number): readonly TickLabel[] {
  return labels.map((tick, index) => (tick.keep || index % every === 0 ? tick : { ...tick, label: null }));
}
