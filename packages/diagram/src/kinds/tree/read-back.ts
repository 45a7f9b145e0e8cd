import { isAsked } from '../../label/place-label.ts';
import type { TreeLayout } from './layout.ts';

export type TreeValues = {
  readonly kind: 'tree';
  /** From each branch what it leads to and what stands on it; null where a question mark stands. */
  readonly branches: readonly { readonly to: string | null; readonly says: string | null }[];
};

export function readBackTree({ laid, branchLabels }: TreeLayout): TreeValues {
  const say = (text: string | undefined): string | null =>
    text === undefined || isAsked(text) ? null : text;
  return {
    kind: 'tree',
    branches: laid.branches.map(({ child }) => ({
      to: say(laid.nodes[child]?.label.text),
      says: say(branchLabels.find((one) => one.child === child)?.label.text ?? ''),
    })),
  };
}
