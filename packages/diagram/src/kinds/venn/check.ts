import { findTwice } from '../find-twice.ts';
import type { VennLayout } from './layout.ts';
import type { Venn } from './schema.ts';

export function checkVenn({ shape, sets, regions }: Venn, _layout: VennLayout): readonly string[] {
  const problems: string[] = [];
  if (sets.some((set) => set.trim() === '')) problems.push('Every set needs a name.');
  for (const set of findTwice(sets)) problems.push(`Two sets are both named ${set}.`);
  if (shape === 'overlap' && (sets.length !== 2 || regions.length !== 4))
    problems.push('Two sets that overlap have four regions.');
  if (shape === 'nested' && regions.length !== sets.length)
    problems.push('Nested sets have one region each.');
  return problems;
}
