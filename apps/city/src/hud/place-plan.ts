import {
  type BuildingType,
  type City,
  checkPlace,
  isBuildingType,
  plotTiles,
  xOf,
  yOf,
} from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { readNumber } from '../ui/numbers.ts';

export type Spot = { type: BuildingType; x: number; y: number; params: Record<string, number> };

/** Whether something can stand there, whatever it costs: money is the plan's question, not the ghost's. */
export function hasRoom(city: City, plot: number, { type, x, y, params }: Spot): boolean {
  const budget = Number.MAX_SAFE_INTEGER;
  return checkPlace(city, { plot, budget }, { type, x, y, params }) === null;
}

/** The mission's blueprint on the first tile of the plot that has room for it (R2); null while nothing can be drawn. */
export function blueprint(
  city: City,
  plot: number,
  { action }: CityMission,
  inputs: Record<string, string>,
): Spot | null {
  const { target } = action;
  if (!isBuildingType(target)) return null;
  const params: Record<string, number> = {};
  for (const [name, symbol] of Object.entries(action.params)) {
    const value = readNumber(inputs[symbol] ?? '');
    if (value !== null) params[name] = value;
  }
  const spots = plotTiles(plot).map((tile) => ({ type: target, x: xOf(tile), y: yOf(tile), params }));
  return (
    spots.find((spot) => hasRoom(city, plot, spot)) ??
    spots.map((spot) => ({ ...spot, params: {} })).find((spot) => hasRoom(city, plot, spot)) ??
    null
  );
}
