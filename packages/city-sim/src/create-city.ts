import { advance } from './advance.ts';
import { startBalance, startMoney } from './balance/balance-money.ts';
import { firstFare } from './balance/balance-travel.ts';
import { roadTile } from './buildings/building-types.ts';
import { buildings } from './buildings/buildings.ts';
import { footprintOf } from './buildings/measures.ts';
import { monumentTypes } from './buildings/monuments.ts';
import { putBuilding } from './buildings/placing.ts';
import { type City, type LastHour, simVersion } from './city.ts';
import { blockCount, civicPlot, isRoad, ownerOfTile, plotCount, tileCount } from './grid.ts';
import { emptySeries } from './metrics/series.ts';
import { monumentSites } from './neighbours/build-monument.ts';
import { centre } from './neighbours/characters.ts';
import { planCentre, plansOfPlots } from './neighbours/plan-plot.ts';
import { openNetworks } from './networks/build-networks.ts';
import { startRandom } from './random.ts';
import { clearWeather, firstWeather } from './weather.ts';
import { divide } from './whole-numbers.ts';

export type NewCity = {
  /** Any whole number; the same seed gives the same city for ever (per simVersion). */
  seed: number;
  /**
   * 'living' (the start value): civic centre and neighbours, three days old, at eight in the morning.
   * 'district': nothing but roads, settled homes, a clear sky and no cable, at midnight: the ground of a mission.
   */
  kind?: 'living' | 'district';
};

/** Watts of the cable from outside. */
const importLimit = 220_000;
/** Part of a neighbour's plan that stands in a new city, in hundredths. */
const firstShare = 62;
/** Beds taken in a new home of a new city, in tenths: people are still moving in. */
const firstPeople = 5;
/** Hours that a new city has lived before anyone sees it: three days and the morning. */
const firstHours = 80;
/** Part of the city hall that is paid from the first day, in tenths: the first class project is near. */
const firstHall = 8;

const noHour: LastHour = {
  powerDemand: 0,
  powerSupply: 0,
  solar: 0,
  wind: 0,
  gas: 0,
  gridImport: 0,
  powerUnused: 0,
  powerShort: 0,
  charged: 0,
  discharged: 0,
  darkBlocks: 0,
  waterNeed: 0,
  waterPumped: 0,
  waterUsed: 0,
  waterShort: 0,
  trips: 0,
  riders: 0,
};

function emptyBlocks(): City['blocks'] {
  const scores = () => new Int16Array(blockCount).fill(600);
  return {
    happiness: scores(),
    servedHours: new Uint16Array(blockCount).fill(48),
    dark: new Uint8Array(blockCount),
    power: new Int16Array(blockCount).fill(1000),
    water: new Int16Array(blockCount).fill(1000),
    travel: scores(),
    green: scores(),
    services: new Int16Array(blockCount),
  };
}

function emptyCity(seed: number, isSettled: boolean): City {
  return {
    simVersion,
    seed: seed | 0,
    tick: 0,
    rng: startRandom(seed | 0),
    weather: isSettled ? { ...clearWeather } : { ...firstWeather },
    money: startMoney,
    tax: 100,
    isSettled,
    earnings: 0,
    fare: firstFare.fareBase,
    importLimit: isSettled ? 0 : importLimit,
    battery: 0,
    water: 0,
    waterComfort: 1000,
    crowding: 0,
    ridersShare: 0,
    carShare: 900,
    happiness: 600,
    smog: 0,
    comfort: { power: 1000, water: 1000, travel: 600, green: 600, services: 0 },
    type: Uint8Array.from({ length: tileCount }, (_, tile) => (isRoad(tile) ? roadTile : 0)),
    level: new Uint8Array(tileCount),
    variant: new Uint8Array(tileCount),
    pop: new Uint16Array(tileCount),
    jobs: new Uint16Array(tileCount),
    pollution: new Int16Array(tileCount),
    owner: ownerOfTile.slice(),
    flags: new Uint8Array(tileCount),
    placed: new Map(),
    plots: Array.from({ length: plotCount + 1 }, (_, plot) => ({
      isNeighbour: !isSettled && plot < plotCount,
      balance: plot < plotCount ? startBalance : 0,
      ...firstFare,
    })),
    blocks: emptyBlocks(),
    projects: { 'city-hall': 0, station: 0, observatory: 0 },
    ledger: {
      start: startMoney + plotCount * startBalance,
      taxes: 0,
      fares: 0,
      upkeep: 0,
      imports: 0,
      fuel: 0,
      building: 0,
      refunds: 0,
      projects: 0,
      relief: 0,
    },
    census: { movedIn: 0, movedOut: 0, born: 0 },
    lastHour: { ...noHour },
    series: emptySeries(),
    networks: null,
    plans: null,
  };
}

function settleCentre(city: City): void {
  const sites = monumentTypes.map((type) => ({ ...monumentSites[type], ...footprintOf(type) }));
  for (const planned of planCentre(city.seed, centre, sites)) {
    putBuilding(city, { ...planned, owner: civicPlot, paid: 0 });
  }
  city.projects['city-hall'] = divide(buildings['city-hall'].cost * firstHall, 10);
}

function settleNeighbours(city: City): void {
  plansOfPlots(city).forEach((plan, plot) => {
    for (const planned of plan.slice(0, divide(plan.length * firstShare, 100))) {
      putBuilding(city, { ...planned, owner: plot, paid: 0 });
    }
  });
}

/** People who live in a new city from the start, and tanks half full. */
function openHomes(city: City): void {
  const { homes, totals } = openNetworks(city);
  for (let row = 0; row < homes.ids.length; row += 1) {
    const people = divide((homes.capacity[row] ?? 0) * firstPeople, 10);
    city.pop[homes.ids[row] ?? 0] = people;
    city.census.movedIn += people;
  }
  city.water = divide(totals.tankLitres, 2);
}

/** A new city: roads every 8th row and column, 32 plots, and what its kind brings. */
export function createCity({ seed, kind = 'living' }: NewCity): City {
  const city = emptyCity(seed, kind === 'district');
  if (kind === 'district') return city;
  settleCentre(city);
  settleNeighbours(city);
  openHomes(city);
  advance(city, firstHours);
  return city;
}
