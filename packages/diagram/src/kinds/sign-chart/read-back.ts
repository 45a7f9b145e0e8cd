import { isAsked } from '../../label/place-label.ts';
import type { SignChartLayout } from './layout.ts';

export type SignChartValues = {
  readonly kind: 'sign-chart';
  /** Signs of each row from left to right; null where a question mark stands. */
  readonly rows: readonly (readonly (string | null)[])[];
};

export function readBackSignChart({ rows }: SignChartLayout): SignChartValues {
  return {
    kind: 'sign-chart',
    rows: rows.map(({ signs }) =>
      signs.toSorted((a, b) => a.box.x - b.box.x).map(({ text }) => (isAsked(text) ? null : text)),
    ),
  };
}
