import type { NumberLine } from '../number-line/schema.ts';
import type { UprightLine } from './schema.ts';

/** The same line lying down: what holds for its numbers is checked and said there. */
export function lying(diagram: UprightLine): NumberLine {
  return { ...diagram, kind: 'number-line', spans: [], jumps: [] };
}
