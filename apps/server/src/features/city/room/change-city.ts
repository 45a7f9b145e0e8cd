import {
  applyCommand,
  buildings,
  type Command,
  citySize,
  forkCity,
  isBuildingType,
  plotOfTile,
  type ReasonId,
  reasonText,
  tileOf,
} from '@playforward/city-sim';
import { type CityRoomReason, cityRoomReasons } from '@playforward/contract';
import { type CityGame, loseGame, showState } from './city-game.ts';
import type { EventKind, NewEvent } from './event-queries.ts';

export type CommandRefusal = { ok: false; reasonId: string; text: string; symbol?: string };
type Change = { command: Command; note?: Record<string, unknown> };
type Changes = {
  userId: number | null;
  plot: number;
  kind: EventKind;
  changes: Change[];
  /** What a mission pays with, in place of the plot's balance. */
  budget?: number;
};
export type Changed = { ok: true; placementIds: number[] } | CommandRefusal;

export function refuse(reasonId: CityRoomReason): CommandRefusal {
  return { ok: false, reasonId, text: cityRoomReasons[reasonId] };
}

/**
 * Changes the city by all commands or by none. Whoever asked hears ok only when every event is stored: what cannot be
 * stored is taken back. Runs in turn only.
 */
export async function changeCity(
  game: CityGame,
  { userId, plot, kind, changes, budget }: Changes,
): Promise<Changed> {
  const before = forkCity(game.city);
  const events: NewEvent[] = [];
  const placementIds: number[] = [];
  for (const { command, note } of changes) {
    const order = { plot, command, ...(budget !== undefined && { budget }) };
    const result = applyCommand(game.city, order);
    if (!result.ok) {
      game.city = before;
      return { ok: false, reasonId: result.reason, text: sayWhy(game, result.reason, command) };
    }
    if (result.placement) placementIds.push(result.placement.id);
    const payload = { ...order, inverse: result.inverse, ...note };
    events.push({ tick: game.city.tick, userId, plotNo: plot, kind, payload });
  }
  if (events.length === 0) return { ok: true, placementIds };
  if (!(await store(game, events))) {
    game.city = before;
    return refuse('not-stored');
  }
  game.isDirty = true;
  game.packed = undefined;
  for (const { command } of changes) {
    const tick = game.city.tick;
    game.ports.sendAll({ type: 'applied', tick, plot, command, ...(budget !== undefined && { budget }) });
  }
  showState(game);
  return { ok: true, placementIds };
}

/** The simulation's sentence with the names it needs: whose tile it is, and what was to be built. */
function sayWhy({ plots }: CityGame, reason: ReasonId, command: Command): string {
  if (command.kind !== 'place') return reasonText(reason);
  const { x, y, type } = command;
  const isInside = Math.min(x, y) >= 0 && Math.max(x, y) < citySize;
  const tileOwner = isInside ? plotOfTile(tileOf(x, y)) : null;
  const owner = tileOwner === null ? undefined : plots.owners.get(tileOwner)?.alias;
  const building = isBuildingType(type) ? buildings[type].name : undefined;
  return reasonText(reason, { ...(owner && { owner }), ...(building && { building }) });
}

async function store(game: CityGame, events: NewEvent[]): Promise<boolean> {
  const { services, cityId, epoch } = game;
  try {
    const isOwner = await services.events.store({ cityId, epoch, events });
    if (!isOwner) loseGame(game);
    return isOwner;
  } catch (error) {
    services.log.error({ err: error, city: cityId }, 'an event could not be stored');
    return false;
  }
}
