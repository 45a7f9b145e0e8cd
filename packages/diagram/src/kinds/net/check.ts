import { judgedWords } from './describe.ts';
import { rowLength } from './faces.ts';
import type { NetLayout } from './layout.ts';
import type { Net } from './schema.ts';

const mostRatio = 8;

/** Written lengths must be those that are drawn; a very flat solid cannot be read. */
export function checkNet({ solid, sizes, labels, judged, ends }: Net, _layout: NetLayout): readonly string[] {
  const problems: string[] = [];
  if (judged !== undefined && judgedWords({ solid, judged }) === undefined)
    problems.push(`There is no figure '${judged}' of this solid.`);
  if (judged !== undefined && labels.some((label) => label !== ''))
    problems.push('A figure to be judged has no lengths.');
  if (ends !== undefined) problems.push(...checkEnds({ solid, judged, ends }));
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

/** Ends hang at faces of a row, and two that land on one place hang at two faces. */
function checkEnds({ solid, judged, ends }: Pick<Net, 'solid' | 'judged'> & { ends: readonly number[] }) {
  if (solid === 'square-pyramid' || judged === undefined || judged === 'open-top')
    return ['Only a row to be judged has ends that hang elsewhere.'];
  if (ends.some((at) => at >= rowLength[solid])) return ['An end hangs beyond the row.'];
  return judged === 'overlap' && ends[0] === ends[1] ? ['Two ends hang at one face.'] : [];
}
