import type { OpenProblem } from '../companion-context.ts';
import { statesKey } from '../hints/states-key.ts';
import { joinParts } from './join-parts.ts';

/** A step of the way with its reason, as far as neither tells the answer. */
export function reasonOfStep(held: OpenProblem, at: number): string | null {
  const steps = held.rendered?.steps ?? [];
  const step = steps[Math.min(at, steps.length - 1)];
  const parts = [step?.instruction, step?.explanation].filter(
    (text) => text !== undefined && !statesKey(text, held),
  );
  return parts.length === 0 ? null : joinParts(parts);
}
