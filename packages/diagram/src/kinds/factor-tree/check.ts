import { checkTree } from '../lay-tree.ts';
import type { FactorTreeLayout } from './layout.ts';
import type { FactorTree } from './schema.ts';

/** Every number must be the product of the numbers it splits into, as far as all are whole numbers that are told. */
export function checkFactorTree({ nodes }: FactorTree, _layout: FactorTreeLayout): readonly string[] {
  const problems = [...checkTree(nodes)];
  if (nodes.some(({ label }) => label?.trim() === ''))
    problems.push('Every place of a factor tree needs a number.');
  for (const [index, { label }] of nodes.entries()) {
    const parts = nodes.filter(({ parent }) => parent === index);
    if (parts.length === 1) problems.push('A number splits into two factors or more.');
    const product = parts.reduce((all, part) => all * Number(part.label ?? Number.NaN), 1);
    if (parts.length > 1 && Number.isFinite(product) && label !== null && Number(label) !== product)
      problems.push(`${label} is not the product of its factors.`);
  }
  return problems;
}
