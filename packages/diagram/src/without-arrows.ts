import type { Diagram } from './diagram.ts';

/**
 * The picture as it stands beside a question: arrows that name an operation belong to the solution.
 *
 * @example withoutArrows({ kind: 'ratio-table', heads: ['Cups', 'Liters'], rows: [['1', '2'], ['3', '6']], arrows: [{ from: 0, to: 1, label: '× 2' }] }) // { kind: 'ratio-table', heads: ['Cups', 'Liters'], rows: [['1', '2'], ['3', '6']], arrows: [] }
 */
export function withoutArrows(diagram: Diagram): Diagram {
  if (diagram.kind === 'double-number-line') return { ...diagram, arrow: null };
  if (diagram.kind === 'ratio-table') return { ...diagram, arrows: [] };
  return diagram;
}
