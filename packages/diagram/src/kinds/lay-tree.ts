import {
  type LabelLook,
  type PlacedLabel,
  placeLabel,
  type SizedLabel,
  sizeValue,
} from '../label/place-label.ts';
import type { Place } from '../svg/box.ts';
import { margin, sheetWidth } from '../svg/sheet.ts';

/** A node of a tree: `parent` is the place of its parent in the list, which comes before it; null is the root. */
export type TreeNode = {
  readonly label: string | null;
  readonly parent: number | null;
  readonly look: LabelLook;
};

export type LaidTree = {
  readonly nodes: readonly { readonly at: Place; readonly label: PlacedLabel }[];
  readonly branches: readonly { readonly from: Place; readonly to: Place; readonly child: number }[];
  readonly height: number;
};

type Way = 'down' | 'right';

const apart = 12;
const rowHeight = 64;

/** Leaves share the width (or the height) evenly; a parent stands in the middle of its children. */
export function layTree(
  tree: readonly TreeNode[],
  way: Way,
  { top = margin, leafRoom = 44 }: { readonly top?: number; readonly leafRoom?: number } = {},
): LaidTree {
  const sized = tree.map(({ label, look }) => sizeValue(label, look));
  const depths = depthsOf(tree);
  const deepest = Math.max(0, ...depths);
  const places = slotsOf(tree);
  const leaves = tree.filter((_, index) => isLeaf(tree, index)).length;
  const height = way === 'down' ? deepest * rowHeight + 40 : Math.max(1, leaves) * leafRoom;
  const along = way === 'down' ? sheetWidth - 2 * margin : height;
  const columns = way === 'right' ? columnsOf(sized, depths, deepest) : [];
  const nodes = sized.map((label, index) => {
    const slot = ((places[index] ?? 0) + 0.5) / Math.max(1, leaves);
    const depth = depths[index] ?? 0;
    const at =
      way === 'down'
        ? { x: margin + slot * along, y: top + 20 + depth * rowHeight }
        : { x: columns[depth] ?? margin, y: top + slot * along };
    return { at, label: placeLabel(label, at.x, at.y, 'middle') };
  });
  const branches = tree.flatMap(({ parent }, child) => {
    const [a, b] = [parent === null ? undefined : nodes[parent], nodes[child]];
    return a && b ? [{ ...edge(a.label, b.label, way), child }] : [];
  });
  return { nodes, branches, height };
}

function edge(
  { box: a }: PlacedLabel,
  { box: b }: PlacedLabel,
  way: Way,
): { readonly from: Place; readonly to: Place } {
  if (way === 'down')
    return {
      from: { x: a.x + a.width / 2, y: a.y + a.height + 1 },
      to: { x: b.x + b.width / 2, y: b.y - 2 },
    };
  return {
    from: { x: a.x + a.width + 4, y: a.y + a.height / 2 },
    to: { x: b.x - 4, y: b.y + b.height / 2 },
  };
}

function isLeaf(tree: readonly TreeNode[], index: number): boolean {
  return !tree.some(({ parent }) => parent === index);
}

function depthsOf(tree: readonly TreeNode[]): readonly number[] {
  const depths: number[] = [];
  for (const { parent } of tree) depths.push(parent === null ? 0 : (depths[parent] ?? 0) + 1);
  return depths;
}

/** Leaves are counted from the left; a parent stands between its first and its last child. */
function slotsOf(tree: readonly TreeNode[]): readonly number[] {
  const slots: number[] = tree.map(() => 0);
  let next = 0;
  const visit = (index: number): number => {
    const children = tree.flatMap(({ parent }, child) => (parent === index && child > index ? [child] : []));
    if (children.length === 0) {
      slots[index] = next;
      next += 1;
    } else {
      const inner = children.map(visit);
      slots[index] = ((inner[0] ?? 0) + (inner.at(-1) ?? 0)) / 2;
    }
    return slots[index] ?? 0;
  };
  for (const [index, { parent }] of tree.entries()) if (parent === null) visit(index);
  return slots;
}

/** Middles of the columns of a tree that grows to the right, with room for the labels of its branches. */
function columnsOf(
  sized: readonly SizedLabel[],
  depths: readonly number[],
  deepest: number,
): readonly number[] {
  const widest = Array.from({ length: deepest + 1 }, (_, depth) =>
    Math.max(0, ...sized.flatMap(({ width }, index) => (depths[index] === depth ? [width] : []))),
  );
  const used = widest.reduce((sum, width) => sum + width, 0);
  const gap = deepest === 0 ? 0 : Math.max(apart, (sheetWidth - 2 * margin - used) / deepest);
  let x = margin;
  return widest.map((width) => {
    const middle = x + width / 2;
    x += width + gap;
    return middle;
  });
}

/** Faults of a tree's shape. */
export function checkTree(tree: readonly { readonly parent: number | null }[]): readonly string[] {
  const problems: string[] = [];
  if (tree.filter(({ parent }) => parent === null).length !== 1) problems.push('A tree has one root.');
  if (tree.some(({ parent }, index) => parent !== null && parent >= index))
    problems.push('A parent stands before its children.');
  return problems;
}
