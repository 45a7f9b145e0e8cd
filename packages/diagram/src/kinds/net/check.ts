import { judgedWords } from './describe.ts';
import type { NetLayout } from './layout.ts';
import type { Net } from './schema.ts';

const mostRatio = 8;

/** Written lengths must be those that are drawn; a very flat solid cannot be read. */
export function checkNet({ solid, sizes, labels, judged }: Net, _layout: NetLayout): readonly string[] {
  const problems: string[] = [];
  if (judged !== undefined && judgedWords({ solid, judged }) === undefined)
    problems.push(`There is no figure '${judged}' of this solid.`);
  if (judged !== undefined && labels.some((label) => label !== ''))
    problems.push('A figure to be judged has no lengths.');
  const used = solid === 'square-pyramid' ? sizes.slice(0, 2) : sizes;
  if (Math.max(...used) / Math.min(...used) > mostRatio)
    problems.push('One length is too short beside another to be seen.');
  if (solid === 'square-pyramid' && (sizes[1] ?? 0) <= (sizes[0] ?? 0) / 2)
    problems.push('The triangles of the pyramid do not meet at a top.');
  for (const [index, size] of used.entries()) {
    const told = /^(\d+(?:\.\d+)?)/.exec(labels[index]?.trim() ?? '')?.[1];
    if (told !== undefined && Math.abs(Number(told) - size) > 1e-9)
      problems.push(`The label ${labels[index]} stands at a length of ${size}.`);
  }
  return problems;
}
