import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type LaidTree, layTree } from '../lay-tree.ts';
import type { FactorTree } from './schema.ts';

export type FactorTreeLayout = Layout & { readonly tree: LaidTree; readonly primes: readonly boolean[] };

/** A factor that is not split any further stands in a circle. */
export function layoutFactorTree({ nodes }: FactorTree): FactorTreeLayout {
  const primes = nodes.map((_, index) => nodes.length > 1 && !nodes.some(({ parent }) => parent === index));
  const tree = layTree(
    nodes.map(({ label, parent }) => ({ label, parent, look: 'strong' as const })),
    'down',
  );
  return {
    width: sheetWidth,
    height: margin + tree.height + margin,
    labels: tree.nodes.map(({ label }) => label),
    tree,
    primes,
  };
}
