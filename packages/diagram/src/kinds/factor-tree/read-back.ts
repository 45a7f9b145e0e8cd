import { isAsked } from '../../label/place-label.ts';
import type { FactorTreeLayout } from './layout.ts';

export type FactorTreeValues = {
  readonly kind: 'factor-tree';
  /** Row by row from the top, from left to right; null where a question mark stands. */
  readonly rows: readonly (readonly (string | null)[])[];
};

export function readBackFactorTree({ tree }: FactorTreeLayout): FactorTreeValues {
  const heights = [...new Set(tree.nodes.map(({ at }) => at.y))].sort((a, b) => a - b);
  return {
    kind: 'factor-tree',
    rows: heights.map((y) =>
      tree.nodes
        .filter(({ at }) => at.y === y)
        .sort((a, b) => a.at.x - b.at.x)
        .map(({ label }) => (isAsked(label.text) ? null : label.text)),
    ),
  };
}
