import { findTwice } from '../find-twice.ts';
import type { DistributionLayout } from './layout.ts';
import type { Distribution } from './schema.ts';

const mostLines = 12;
const near = 1e-6;

/** The probabilities of all values make 1; with one that is asked for, the others make less. */
export function checkDistribution(
  { label, top, step, bars }: Distribution,
  _layout: DistributionLayout,
): readonly string[] {
  const problems: string[] = [];
  if (label.trim() === '') problems.push('The values need a name.');
  if (top / step > mostLines) problems.push(`The probabilities have more than ${mostLines} grid lines.`);
  if (Math.abs(top / step - Math.round(top / step)) > near)
    problems.push('The top must be a multiple of the step.');
  for (const value of findTwice(bars.map((bar) => bar.value)))
    problems.push(`The value ${value} stands twice.`);
  if (bars.some(({ probability }) => (probability ?? 0) > top + near))
    problems.push('A bar is higher than the picture.');
  const sum = bars.reduce((all, { probability }) => all + (probability ?? 0), 0);
  const isOpen = bars.some(({ probability }) => probability === null);
  if (isOpen ? sum >= 1 - near : Math.abs(sum - 1) > near)
    problems.push('The probabilities do not add up to 1.');
  return problems;
}
