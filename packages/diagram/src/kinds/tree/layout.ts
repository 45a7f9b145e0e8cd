import { type PlacedLabel, placeLabel, sizeValue } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type LaidTree, layTree } from '../lay-tree.ts';
import type { Tree } from './schema.ts';

export type TreeLayout = Layout & {
  readonly laid: LaidTree;
  readonly branchLabels: readonly { readonly child: number; readonly label: PlacedLabel }[];
};

/** How far along its branch a label stands: beyond the middle, where the branches are farther apart. */
const share = 0.6;

/** What stands on a branch stands beside it, on the upper side of an upper branch. */
export function layoutTree({ nodes }: Tree): TreeLayout {
  const tallest = Math.max(...nodes.map(({ branch }) => (branch === '' ? 0 : sizeValue(branch).height)));
  const laid = layTree(
    nodes.map(({ label, parent }) => ({ label, parent, look: 'strong' as const })),
    'right',
    { top: margin + 10, leafRoom: Math.max(44, tallest + 20) },
  );
  const branchLabels = laid.branches.flatMap(({ from, to, child }) => {
    const text = nodes[child]?.branch;
    if (text === undefined || text === '') return [];
    const sized = sizeValue(text);
    const rises = to.y <= from.y ? -1 : 1;
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share + rises * (sized.height / 2 - 1);
    return [{ child, label: placeLabel(sized, x, y) }];
  });
  return {
    width: sheetWidth,
    height:
      Math.max(laid.height + 10, ...branchLabels.map(({ label }) => label.box.y + label.box.height)) +
      2 * margin,
    labels: [...laid.nodes.map(({ label }) => label), ...branchLabels.map(({ label }) => label)].filter(
      ({ text }) => text.trim() !== '',
    ),
    laid,
    branchLabels,
  };
}
