import type { Command } from '@playforward/city-sim';
import { cityCommand } from '@playforward/contract';
import { z } from 'zod';

/** What `changeCity` stores of each order. */
const storedOrder = z.looseObject({
  plot: z.int(),
  command: cityCommand,
  inverse: cityCommand,
  budget: z.int().optional(),
});
const undoing = z.looseObject({ undoes: z.int() });

export type StoredOrder = { plot: number; command: Command; inverse: Command; budget?: number };

/** The order in a stored event, or undefined for one that this version cannot read. */
export function readOrder(payload: unknown): StoredOrder | undefined {
  const read = storedOrder.safeParse(payload).data;
  return read && (read as StoredOrder);
}

/** The event that an undo took back. */
export function readUndone(payload: unknown): number | undefined {
  return undoing.safeParse(payload).data?.undoes;
}
