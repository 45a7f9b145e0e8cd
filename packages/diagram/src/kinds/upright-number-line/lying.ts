import type { NumberLine } from '../number-line/schema.ts';
import type { UprightNumberLine } from './schema.ts';

/** The same line lying down: what holds for its numbers is checked and said there. */
export function lying(diagram: UprightNumberLine): NumberLine {
  return { ...diagram, kind: 'number-line', spans: [], jumps: [] };
}
