import { axisValue } from '../value-axis.ts';
import type { TimelineLayout } from './layout.ts';

export type TimelineValues = {
  readonly kind: 'timeline';
  readonly rows: readonly (readonly number[])[];
  readonly marked: readonly number[];
};

export function readBackTimeline({ diagram, rows, marked }: TimelineLayout): TimelineValues {
  return {
    kind: 'timeline',
    rows: rows.map(({ xs }) => xs.map((x) => axisValue(diagram, x))),
    marked: marked.map((x) => axisValue(diagram, x)),
  };
}
