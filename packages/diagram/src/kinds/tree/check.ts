import { checkTree as checkShape } from '../lay-tree.ts';
import type { TreeLayout } from './layout.ts';
import type { Tree } from './schema.ts';

const near = 1e-9;

/** Probabilities on the branches of one fork must add up to 1 when all of them are told as numbers. */
export function checkTree({ nodes }: Tree, _layout: TreeLayout): readonly string[] {
  const problems = [...checkShape(nodes)];
  if (nodes.some(({ label, parent }) => parent !== null && label?.trim() === ''))
    problems.push('Every branch leads to a label.');
  for (const index of nodes.keys()) {
    const told = nodes.flatMap(({ parent, branch }) => (parent === index ? [numberOf(branch)] : []));
    if (told.length === 0 || told.includes(null)) continue;
    const sum = told.reduce<number>((all, one) => all + (one ?? 0), 0);
    if (Math.abs(sum - 1) > near) problems.push('The probabilities of one fork do not add up to 1.');
  }
  return problems;
}

function numberOf(text: string | null): number | null {
  const fraction = /^(\d+)\/(\d+)$/.exec(text?.trim() ?? '');
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  return /^\d*\.\d+$|^[01]$/.test(text?.trim() ?? '') ? Number(text) : null;
}
