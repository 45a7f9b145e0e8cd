import { hear } from '../hear/hear.ts';
import type { Intent } from '../hear/intents.ts';
import { heardAs } from './heard-as.ts';
import { moveReasons } from './move-reasons.ts';
import type { Move } from './moves.ts';
import { policy } from './policy.ts';

/** A turn as a student may look into it: how it was read, what was chosen and why, and what else was on the list. */
export type ToldTurn = {
  readonly heardAs: string;
  /** Whole percent. */
  readonly sure: number;
  readonly move: { readonly does: string; readonly because: string } | null;
  readonly others: readonly string[];
};

/** Both rows of the list: a stored turn does not say whether a problem was open. */
function listFor(intent: Intent): readonly Move[] {
  const { open, free } = policy[intent];
  return [...new Set([...open, ...free])];
}

/** Reads a stored message again, as it was read when it came, and puts the stored move into words. */
export function tellTurn(said: string, move: Move | null): ToldTurn {
  const { intent, confidence } = hear(said, { held: null, shown: { lines: [] } });
  const others = listFor(intent).filter((other) => other !== move);
  return {
    heardAs: heardAs[intent],
    sure: Math.round(100 * confidence),
    move: move && moveReasons[move],
    others: others.slice(0, 4).map((other) => moveReasons[other].does),
  };
}
