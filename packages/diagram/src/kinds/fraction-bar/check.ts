import { findTwice } from '../find-twice.ts';
import type { FractionBarLayout } from './layout.ts';
import type { FractionBar } from './schema.ts';

const leastPartWidth = 8;

export function checkFractionBar({ bars }: FractionBar, layout: FractionBarLayout): readonly string[] {
  const problems: string[] = [];
  const names = bars.map(({ label }) => label.trim());
  if (names.includes('')) problems.push('Every bar needs a name.');
  for (const name of findTwice(names.filter((label) => label !== ''))) {
    problems.push(`Two bars are both named ${name}.`);
  }
  for (const [index, { wholes, parts, shaded, group }] of bars.entries()) {
    const all = wholes * parts;
    if (shaded > all) problems.push(`Bar ${index + 1} has ${all} parts; ${shaded} cannot be shaded.`);
    if (group !== null && group > (shaded === 0 ? all : shaded)) {
      problems.push(`A group of ${group} parts does not fit in bar ${index + 1}.`);
    }
    const width = layout.bars[index]?.parts[0]?.width ?? 0;
    if (width < leastPartWidth) problems.push(`The parts of bar ${index + 1} are too narrow to count.`);
  }
  return problems;
}
