import type { Diagram } from './diagram.ts';
import { openPicture } from './kinds/registry.ts';
import { groupDigits } from './label/group-digits.ts';

const mixedNumber = /(?<![\p{L}\d.,/])(\d{1,6}) (\d{1,6}\/\d{1,6})(?![\d/]|[.,]\d)/gu;

/**
 * Text alternative in whole sentences: what a sighted learner reads off, and nothing that is asked for. A mixed number
 * is said with 'and': '1 and 3/4 cups'.
 * @example describeDiagram({ kind: 'fraction-bar', bars: [{ label: 'Ribbon', wholes: 1, parts: 4, shaded: 3, group: null }] }) // 'A fraction bar. Ribbon: 1 whole, cut into 4 equal parts. 3 parts are shaded.'
 */
export function describeDiagram(diagram: Diagram): string {
  return groupDigits(openPicture(diagram).describe().replace(mixedNumber, '$1 and $2'));
}
