import type { Diagram } from './diagram.ts';
import { pictureOf } from './kinds/registry.ts';

/** Text alternative in whole sentences: what a sighted learner reads off, and nothing that is asked for. */
export function describeDiagram(diagram: Diagram): string {
  return pictureOf(diagram).describe();
}
