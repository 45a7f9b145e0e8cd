import { dayCurves } from '../balance/day-curves.ts';
import { buildings } from '../buildings/buildings.ts';
import {
  bridgeQuality,
  footprintOf,
  goodsOf,
  panelsOf,
  peakWatts,
  tankLitres,
  upkeepOf,
} from '../buildings/measures.ts';
import { sortedPlacements, tilesOf } from '../buildings/placing.ts';
import { type City, type Placement, tileFlags } from '../city.ts';
import { blockCount, blockOfTile, blocksAcross, tileCount } from '../grid.ts';
import { divide } from '../whole-numbers.ts';
import { cableReach, floodLines, pipeReach } from './flood-lines.ts';
import type { BuildingRows, GoodsNet, Networks, Totals } from './networks.ts';
import { spreadService } from './spread-service.ts';
import { noStop, type Stop, walkToStops } from './walk-to-stops.ts';

/** Seats a day at each kind of stop. */
export const seatsByVehicle = { 'bus-stop': 60, 'tram-stop': 240, station: 1200 } as const;
/** Litres in the mains of a city without any tank. */
const mainsLitres = 15_000;
/** Thousandths of trips without a car by one bike lane in the block, and by a bridge that is good to walk. */
const lanePart = 12;
const bridgePart = 120;
const mostWalking = 300;

type Lines = { wired: Uint8Array; piped: Uint8Array };

function rowsOf(all: readonly Placement[], kind: 'people' | 'jobs', { wired, piped }: Lines): BuildingRows {
  const placements = all.filter(({ type }) => buildings[type][kind] > 0);
  const specs = placements.map(({ type }) => buildings[type]);
  return {
    ids: new Uint16Array(placements.map(({ id }) => id)),
    blocks: new Uint8Array(placements.map(({ id }) => blockOfTile(id))),
    capacity: new Uint16Array(specs.map((spec) => spec[kind])),
    watts: new Uint16Array(specs.map(({ watts }) => watts)),
    curve: new Uint8Array(specs.map(({ curve }) => dayCurves.indexOf(curve))),
    water: new Uint16Array(specs.map(({ water }) => water)),
    wired: new Uint8Array(placements.map(({ id }) => wired[id] ?? 0)),
    piped: new Uint8Array(placements.map(({ id }) => piped[id] ?? 0)),
  };
}

function sumTotals(placements: readonly Placement[], isOn: (placement: Placement) => boolean): Totals {
  const totals: Totals = {
    homes: 0,
    jobs: 0,
    panels: 0,
    windWatts: 0,
    gasWatts: 0,
    batteries: 0,
    tankLitres: mainsLitres,
    upkeep: 0,
    seats: 0,
    bikeLanes: 0,
  };
  for (const placement of placements) {
    const { type, params } = placement;
    const spec = buildings[type];
    totals.homes += spec.people;
    totals.jobs += spec.jobs;
    totals.upkeep += upkeepOf(type, params);
    if (!isOn(placement)) continue;
    if (type === 'solar-array') totals.panels += panelsOf(params);
    if (type === 'wind-turbine') totals.windWatts += peakWatts(type);
    if (type === 'gas-backup') totals.gasWatts += peakWatts(type);
    if (type === 'battery') totals.batteries += 1;
    if (type === 'tank') totals.tankLitres += tankLitres(params);
    if (type === 'bus-stop' || type === 'tram-stop' || type === 'station')
      totals.seats += seatsByVehicle[type];
    if (type === 'bike-lane') totals.bikeLanes += 1;
  }
  return totals;
}

function walkingByBlock(placements: readonly Placement[]): Uint16Array {
  const walking = new Uint16Array(blockCount);
  for (const { id, type, params } of placements) {
    const block = blockOfTile(id);
    const part =
      type === 'bike-lane'
        ? lanePart
        : type === 'bridge'
          ? divide(bridgePart * bridgeQuality(params), 1000)
          : 0;
    walking[block] = Math.min(mostWalking, (walking[block] ?? 0) + part);
  }
  return walking;
}

/** A park grows stronger and reaches further with its size. */
function serviceOf({ type, params }: Placement) {
  const { service } = buildings[type];
  if (!service || type !== 'park') return service;
  const { width, height } = footprintOf(type, params);
  return {
    ...service,
    reach: service.reach + divide(width + height, 3),
    strength: Math.min(1000, service.strength + width * height * 40),
  };
}

function spreadServices(placements: readonly Placement[]) {
  const services = {
    learning: new Uint16Array(tileCount),
    health: new Uint16Array(tileCount),
    safety: new Uint16Array(tileCount),
    leisure: new Uint16Array(tileCount),
  };
  for (const placement of placements) {
    const service = serviceOf(placement);
    if (!service) continue;
    const { x, y, type, params } = placement;
    spreadService(services[service.kind], { x, y, ...footprintOf(type, params), ...service });
  }
  return services;
}

function stopsOf(placements: readonly Placement[]): Stop[] {
  return placements.flatMap(({ id, type, owner }): Stop[] =>
    type === 'bus-stop'
      ? [{ tile: id, owner, kind: 'bus' }]
      : type === 'tram-stop' || type === 'station'
        ? [{ tile: id, owner, kind: 'tram' }]
        : [],
  );
}

/** Power and water of what is neither home nor work. */
function sumSteady(placements: readonly Placement[], isOn: (placement: Placement) => boolean) {
  const steadyWatts = new Int32Array(blockCount * dayCurves.length);
  const steadyWater = new Int32Array(blockCount);
  const pumps = new Uint8Array(blockCount);
  for (const placement of placements) {
    const { watts, water, people, jobs, curve } = buildings[placement.type];
    if (people > 0 || jobs > 0 || !isOn(placement)) continue;
    const block = blockOfTile(placement.id);
    const at = block * dayCurves.length + dayCurves.indexOf(curve);
    if (watts > 0) steadyWatts[at] = (steadyWatts[at] ?? 0) + watts;
    if (water > 0) steadyWater[block] = (steadyWater[block] ?? 0) + water;
    if (placement.type === 'pump') pumps[block] = (pumps[block] ?? 0) + 1;
  }
  return { steadyWatts, steadyWater, pumps };
}

/** A block and those across its streets. */
function blocksAround(block: number): number[] {
  const [column, row] = [block % blocksAcross, divide(block, blocksAcross)];
  return [
    [column, row],
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ].flatMap(([x = -1, y = -1]) =>
    x >= 0 && y >= 0 && x < blocksAcross && y < blocksAcross ? [y * blocksAcross + x] : [],
  );
}

/** Stores and sites that a road reaches, kind by kind. */
function sumGoods(placements: readonly Placement[], isOn: (placement: Placement) => boolean): GoodsNet[] {
  const reached = placements.filter(
    (placement) => buildings[placement.type].group === 'works' && isOn(placement),
  );
  const kinds = [...new Set(reached.map(({ params }) => goodsOf(params).kind))].sort((a, b) => a - b);
  return kinds.map((kind) => {
    const here = reached.filter(({ params }) => goodsOf(params).kind === kind);
    const stores = here.filter(({ type }) => type === 'store');
    const sites = here.filter(({ type }) => type === 'site');
    return {
      kind,
      feel: here[0] ? goodsOf(here[0].params).feel : null,
      blocks: [...new Set(sites.flatMap(({ id }) => blocksAround(blockOfTile(id))))].sort((a, b) => a - b),
      stock: stores.reduce((sum, { params }) => sum + goodsOf(params).amount, 0),
      sites: sites.map(({ id, builtAt, params }) => ({
        id,
        builtAt,
        need: goodsOf(params).amount,
        days: goodsOf(params).days,
      })),
    };
  });
}

function smokeRows(placements: readonly Placement[]): Pick<Networks, 'smokeTiles' | 'smoke' | 'gasTiles'> {
  const smoking = placements.flatMap((placement) => {
    const { smoke } = buildings[placement.type];
    return smoke === 0 || placement.type === 'gas-backup'
      ? []
      : tilesOf(placement).map((tile) => ({ tile, smoke }));
  });
  return {
    smokeTiles: new Uint16Array(smoking.map(({ tile }) => tile)),
    smoke: new Int16Array(smoking.map(({ smoke }) => smoke)),
    gasTiles: new Uint16Array(placements.flatMap(({ id, type }) => (type === 'gas-backup' ? [id] : []))),
  };
}

function flagTiles(city: City, lines: Lines & { stopSteps: Uint8Array }): void {
  for (let tile = 0; tile < tileCount; tile += 1) {
    const flags =
      (lines.wired[tile] ? tileFlags.wired : 0) |
      (lines.piped[tile] ? tileFlags.piped : 0) |
      (lines.stopSteps[tile] === noStop ? 0 : tileFlags.nearStop) |
      (city.placed.has(tile) ? tileFlags.corner : 0);
    city.flags[tile] = ((city.flags[tile] ?? 0) & tileFlags.dark) | flags;
  }
}

/** Phases 0 to 3 of the simulation: cables, pipes, ways to stops, and the reach of services. */
function buildNetworks(city: City): Networks {
  const placements = sortedPlacements(city);
  const building = new Int16Array(tileCount).fill(-1);
  for (const placement of placements) for (const tile of tilesOf(placement)) building[tile] = placement.id;
  const wired = floodLines(building, cableReach);
  const piped = floodLines(building, pipeReach);
  const { steps: stopSteps, tiles: stopTiles, owner: stopOwner } = walkToStops(stopsOf(placements));
  flagTiles(city, { wired, piped, stopSteps });
  const needsPipe = (type: Placement['type']) => type === 'pump' || type === 'tank';
  const isOn = ({ id, type }: Placement) => wired[id] === 1 && (!needsPipe(type) || piped[id] === 1);
  return {
    building,
    homes: rowsOf(placements, 'people', { wired, piped }),
    work: rowsOf(placements, 'jobs', { wired, piped }),
    ...sumSteady(placements, isOn),
    stopSteps,
    stopTiles,
    stopOwner,
    ...spreadServices(placements),
    walking: walkingByBlock(placements),
    ...smokeRows(placements),
    goods: sumGoods(placements, isOn),
    hasMonument: Object.fromEntries(
      placements.filter(({ type }) => buildings[type].group === 'monuments').map(({ type }) => [type, true]),
    ),
    totals: sumTotals(placements, isOn),
  };
}

/** What follows from the buildings, worked out anew only when one came or went. */
export function openNetworks(city: City): Networks {
  city.networks ??= buildNetworks(city);
  return city.networks;
}
