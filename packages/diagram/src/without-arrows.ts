import type { Diagram } from './diagram.ts';

/**
 * The picture as it stands beside a question: arrows that name an operation belong to the solution.
 *
 * @example withoutArrows(sampleDiagrams['ratio-table'][0]).arrows // []
 */
export function withoutArrows(diagram: Diagram): Diagram {
  if (diagram.kind === 'double-number-line') return { ...diagram, arrow: null };
  if (diagram.kind === 'ratio-table') return { ...diagram, arrows: [] };
  return diagram;
}
