import type { BuildingType } from './buildings/building-types.ts';
import type { MonumentType } from './buildings/monuments.ts';
import type { Series } from './metrics/series.ts';
import type { Planned } from './neighbours/planned.ts';
import type { Networks } from './networks/networks.ts';

/** Stands in every record of a city. It rises when the same events would lead to another city. */
export const simVersion = 2;

/** One building on the map. Its id is the index of its upper left tile, so that undo finds it under the same id. */
export type Placement = {
  id: number;
  type: BuildingType;
  x: number;
  y: number;
  /** Plot that it stands on, or `civicPlot`. */
  owner: number;
  /** The student's numbers, with at most three decimals. */
  params: Readonly<Record<string, number>>;
  /** Tick in which it was built. */
  builtAt: number;
  /** Which of the three looks it has, 0 to 2. */
  variant: number;
  /** Cents taken for it, which removing gives back. */
  paid: number;
};

export type Weather = {
  /** 'seeded' changes by the city's chance; 'clear' is a cloudless, breezy day for ever, for missions. */
  mode: 'seeded' | 'clear';
  /** Cover of the sky, 0 to 1000. */
  cloud: number;
  /** Strength of the wind, 0 to 1000. */
  wind: number;
};

/** Each plot: who runs it, its balance in cents and the fare at its stops. */
export type PlotState = {
  /** True while no student has the plot and neighbours of the city's own run it. */
  isNeighbour: boolean;
  balance: number;
  /** Fare of a ride in cents: `fareBase` + `farePerTile` for each tile that a passenger lives from the stop. */
  fareBase: number;
  farePerTile: number;
};

/** Each block of 7 by 7 tiles, by its number. All scores are 0 to 1000. */
export type Blocks = {
  happiness: Int16Array;
  /** Hours since the block last lost its power. */
  servedHours: Uint16Array;
  /** 1 while its power is off. */
  dark: Uint8Array;
  power: Int16Array;
  water: Int16Array;
  travel: Int16Array;
  green: Int16Array;
  services: Int16Array;
};

/** Scores of the whole city, 0 to 1000: the mean over its people. */
export type Comfort = { power: number; water: number; travel: number; green: number; services: number };

/** All money that ever came or went, in cents; start + in - out is what treasury and balances hold. */
export type Ledger = {
  start: number;
  taxes: number;
  fares: number;
  upkeep: number;
  imports: number;
  fuel: number;
  building: number;
  refunds: number;
  projects: number;
  relief: number;
};

/** All people who ever came or went; movedIn + born - movedOut live here. */
export type Census = { movedIn: number; movedOut: number; born: number };

/** Watts and litres of the hour that just passed, as the balances left them. */
export type LastHour = {
  powerDemand: number;
  powerSupply: number;
  solar: number;
  wind: number;
  gas: number;
  gridImport: number;
  powerUnused: number;
  /** Watts that dark blocks did not get. */
  powerShort: number;
  charged: number;
  discharged: number;
  darkBlocks: number;
  waterNeed: number;
  waterPumped: number;
  waterUsed: number;
  waterShort: number;
  trips: number;
  riders: number;
};

/**
 * The whole state of a city in whole numbers. Commands and `advance` change it in place; `forkCity` gives a copy.
 * People and filled jobs of a building stand on its upper left tile.
 */
export type City = {
  simVersion: number;
  seed: number;
  /** Game hours since the city began; hour of the day is tick mod 24. */
  tick: number;
  rng: number;
  weather: Weather;
  /** The treasury, in cents. */
  money: number;
  /** Tax in thousandths of what people and firms earn; 100 is 10 %. */
  tax: number;
  /** True in a mission's district: its homes are always full, so that the student's numbers hold. */
  isSettled: boolean;
  /** What people and firms earn, cents a day. */
  earnings: number;
  /** Mean fare of a ride, cents. */
  fare: number;
  /** Watts that the cable from outside can bring. */
  importLimit: number;
  /** Watt-hours in all batteries together. */
  battery: number;
  /** Litres in all tanks and mains together. */
  water: number;
  /** How far people trust the tap, 0 to 1000: falls with every dry hour, comes back in two days. */
  waterComfort: number;
  /** Public transport: riders for 1000 seats, of the day that passed. */
  crowding: number;
  /** Share of trips by bus, tram and train, and by car, in thousandths. */
  ridersShare: number;
  carShare: number;
  happiness: number;
  /** Mean pollution of a tile, in tenths of a point. */
  smog: number;
  comfort: Comfort;
  /** Number of the building on each tile (`buildingOfTileType`), `emptyTile` or `roadTile`. */
  type: Uint8Array;
  /** How well a building is kept up, 1 to 3; 0 on empty land. */
  level: Uint8Array;
  variant: Uint8Array;
  /** People who live, and jobs that are filled, in the building whose upper left tile this is. */
  pop: Uint16Array;
  jobs: Uint16Array;
  /** Points, 0 to 2000. */
  pollution: Int16Array;
  /** A plot, `civicPlot` or `noOwner`; it never changes. */
  owner: Uint8Array;
  /** Bits of `tileFlags`; those of lines and stops follow a new building with the next tick. */
  flags: Uint8Array;
  /** By id, in the order in which they came; `sortedPlacements` gives the order of the map. */
  placed: Map<number, Placement>;
  plots: PlotState[];
  blocks: Blocks;
  /** Cents collected for each monument that the class builds together. */
  projects: Record<MonumentType, number>;
  ledger: Ledger;
  census: Census;
  lastHour: LastHour;
  series: Series;
  /** Follows from `placed`; null when it must be worked out anew. Never stored. */
  networks: Networks | null;
  /** What each neighbour will build; follows from the seed. Never stored. */
  plans: readonly (readonly Planned[])[] | null;
};

/** Bits of a tile's flags. */
export const tileFlags = {
  /** A cable reaches it. */
  wired: 1,
  /** A water pipe reaches it. */
  piped: 2,
  /** Its block is without power now. */
  dark: 4,
  /** Upper left tile of a building. */
  corner: 8,
  /** A stop is within walking distance. */
  nearStop: 16,
  /** No water comes from its taps while a work site waits for water. */
  dry: 32,
} as const;
