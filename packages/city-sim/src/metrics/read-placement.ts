import { sunshineOf } from '../balance/balance-energy.ts';
import { pumpLitres } from '../balance/balance-water.ts';
import { dayCurves, powerByHour } from '../balance/day-curves.ts';
import { buildings } from '../buildings/buildings.ts';
import { peakWatts, tankLitres } from '../buildings/measures.ts';
import { type City, type Placement, tileFlags } from '../city.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { landValueAt } from '../phases/land-value.ts';
import { divide } from '../whole-numbers.ts';

/** 'no-cable' and 'no-pipe': something must be built between it and the road. 'dark': the block's power is off now. */
export type PlacementStatus = 'working' | 'dark' | 'no-cable' | 'no-pipe';

/** What a building does in this hour. Watts and litres an hour are positive when given and negative when taken. */
export type PlacementReading = {
  placement: Placement;
  status: PlacementStatus;
  level: number;
  /** What its land is worth, 0 to 1000. */
  landValue: number;
  people: number;
  jobs: number;
  watts: number;
  litres: number;
};

function statusOf(city: City, { id, type }: Placement): PlacementStatus {
  const flags = city.flags[id] ?? 0;
  const spec = buildings[type];
  const usesPower = spec.watts !== 0 || type === 'battery';
  const usesWater = spec.water !== 0 || spec.people > 0 || type === 'tank';
  if (usesPower && (flags & tileFlags.wired) === 0) return 'no-cable';
  if (usesWater && (flags & tileFlags.piped) === 0) return 'no-pipe';
  return spec.watts > 0 && (flags & tileFlags.dark) !== 0 ? 'dark' : 'working';
}

function wattsOf(city: City, { id, type, params }: Placement): number {
  const spec = buildings[type];
  if (type === 'solar-array') return divide(peakWatts(type, params) * sunshineOf(city), 1000);
  if (type === 'wind-turbine') return divide(peakWatts(type) * city.weather.wind, 1000);
  if (type === 'gas-backup') {
    const all = openNetworks(city).totals.gasWatts;
    return all === 0 ? 0 : divide(city.lastHour.gas * peakWatts(type), all);
  }
  const part = powerByHour[dayCurves.indexOf(spec.curve) * 24 + (city.tick % 24)] ?? 0;
  const room = spec.people + spec.jobs;
  const used = spec.people > 0 ? (city.pop[id] ?? 0) : (city.jobs[id] ?? 0);
  const watts = room === 0 ? divide(spec.watts * part, 1000) : divide(spec.watts * used * part, room * 1000);
  return watts === 0 ? 0 : -watts;
}

/** A building as the list view and the card of a tile show it, or null when no building has this id. */
export function readPlacement(city: City, id: number): PlacementReading | null {
  const networks = openNetworks(city);
  const placement = city.placed.get(id);
  if (!placement) return null;
  const status = statusOf(city, placement);
  const { type, params } = placement;
  return {
    placement,
    status,
    level: city.level[id] ?? 1,
    landValue: landValueAt(city, networks, id),
    people: city.pop[id] ?? 0,
    jobs: city.jobs[id] ?? 0,
    watts: status === 'working' ? wattsOf(city, placement) : 0,
    litres:
      status !== 'working' ? 0 : type === 'pump' ? pumpLitres : type === 'tank' ? tankLitres(params) : 0,
  };
}

/** The building that covers a tile, or null. */
export function placementAt(city: City, tile: number): Placement | null {
  return city.placed.get(openNetworks(city).building[tile] ?? -1) ?? null;
}
