import type { BuildingType } from '../buildings/building-types.ts';

/** A building that a neighbour means to put up. */
export type Planned = { type: BuildingType; x: number; y: number; params: Readonly<Record<string, number>> };
