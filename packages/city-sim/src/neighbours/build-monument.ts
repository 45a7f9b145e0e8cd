import type { MonumentType } from '../buildings/monuments.ts';
import { putBuilding } from '../buildings/placing.ts';
import type { City, Placement } from '../city.ts';
import { civicPlot } from '../grid.ts';

/** Upper left tile of each monument: around the crossing in the middle, kept free from the first day. */
export const monumentSites: Readonly<Record<MonumentType, { x: number; y: number }>> = {
  'city-hall': { x: 19, y: 19 },
  observatory: { x: 27, y: 19 },
  station: { x: 26, y: 27 },
};

/** Puts up a monument that the class has paid. */
export function buildMonument(city: City, type: MonumentType): Placement {
  return putBuilding(city, { type, ...monumentSites[type], owner: civicPlot, params: {}, paid: 0 });
}
