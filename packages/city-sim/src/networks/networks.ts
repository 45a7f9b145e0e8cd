import type { BuildingType } from '../buildings/building-types.ts';
import type { Feeling } from '../buildings/measures.ts';

/** Buildings of one use, side by side in arrays for the loops of a tick. */
export type BuildingRows = {
  ids: Uint16Array;
  blocks: Uint8Array;
  /** People or jobs that fit. */
  capacity: Uint16Array;
  /** Peak watts. */
  watts: Uint16Array;
  /** Index into the day curves. */
  curve: Uint8Array;
  /** Litres a day when full. */
  water: Uint16Array;
  /** 1 where a cable, and where a pipe, reaches it. */
  wired: Uint8Array;
  piped: Uint8Array;
};

/** What a road brings together: stores of one kind of goods, and the sites that use it. In thousandths. */
export type GoodsNet = {
  kind: number;
  /** What homes in the blocks of its sites go without while those wait. */
  feel: Feeling | null;
  blocks: readonly number[];
  stock: number;
  sites: readonly { id: number; builtAt: number; need: number; days: number }[];
};

/** Sums that follow from the buildings alone. */
export type Totals = {
  homes: number;
  jobs: number;
  panels: number;
  /** Peak watts of all wind turbines, and of all gas backups. */
  windWatts: number;
  gasWatts: number;
  batteries: number;
  tankLitres: number;
  /** Cents a day. */
  upkeep: number;
  /** Seats a day of all stops. */
  seats: number;
  bikeLanes: number;
};

/**
 * What follows from where buildings stand: cables, pipes, stops and services. Worked out again when a building comes
 * or goes, and never stored: a city that is loaded comes to the same.
 */
export type Networks = {
  /** Id of the building on each tile, -1 where none is. */
  building: Int16Array;
  homes: BuildingRows;
  work: BuildingRows;
  /** Watts of everything else that draws power, by block and curve: block * number of curves + curve. */
  steadyWatts: Int32Array;
  /** Litres a day of everything that is neither home nor work, by block. */
  steadyWater: Int32Array;
  /** Pumps by block. */
  pumps: Uint8Array;
  /** Steps to the nearest stop: two for each tile to a bus, one to a tram; 255 beyond reach. */
  stopSteps: Uint8Array;
  /** Tiles to that stop. */
  stopTiles: Uint8Array;
  /** Owner of that stop, whose fare the passengers pay. */
  stopOwner: Uint8Array;
  /** Services at each tile, 0 to 1000. */
  learning: Uint16Array;
  health: Uint16Array;
  safety: Uint16Array;
  leisure: Uint16Array;
  /** Bike lanes and good bridges, by block: thousandths of trips that need no car. */
  walking: Uint16Array;
  /** Tiles that buildings make dirtier or cleaner, with the amount of a phase. */
  smokeTiles: Uint16Array;
  smoke: Int16Array;
  /** Tiles of gas backups, which smoke only while gas burns. */
  gasTiles: Uint16Array;
  /** Stores and work sites by their kind of goods. */
  goods: readonly GoodsNet[];
  hasMonument: Partial<Record<BuildingType, true>>;
  totals: Totals;
};
