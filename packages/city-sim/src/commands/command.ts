import type { BuildingType } from '../buildings/building-types.ts';
import type { MonumentType } from '../buildings/monuments.ts';
import type { Placement } from '../city.ts';
import type { ReasonId } from './reasons.ts';

/**
 * What can be done to a city. `set` changes the fare at a plot's stops ('fare': b cents and m cents a tile) or, for
 * the civic centre, the tax ('tax': percent). `claim` hands a plot to its student, `release` to the neighbours.
 * `paid` only comes from an inverse: the sum that the removal gave back and putting back takes again.
 */
export type Command =
  | {
      kind: 'place';
      type: BuildingType;
      x: number;
      y: number;
      params?: Record<string, number>;
      paid?: number;
    }
  | { kind: 'remove'; id: number }
  | { kind: 'set'; target: string; params: Record<string, number> }
  | { kind: 'contribute'; project: MonumentType; amount: number }
  | { kind: 'claim' }
  | { kind: 'release' }
  | { kind: 'nothing' };

/** Who does it. `budget` (cents) replaces the plot's balance: a mission pays, and the balance stays as it is. */
export type Order = { plot: number; command: Command; budget?: number };

export type CommandResult =
  | { ok: true; placement?: Placement; inverse: Command; changedTiles: number[] }
  | { ok: false; reason: ReasonId };

export const done: CommandResult = { ok: true, inverse: { kind: 'nothing' }, changedTiles: [] };

export function refuse(reason: ReasonId): CommandResult {
  return { ok: false, reason };
}
