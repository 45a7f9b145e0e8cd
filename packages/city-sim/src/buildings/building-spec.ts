import type { BuildingGroup } from './building-types.ts';

/** A number that the student gives to a building. `step` is its grid, at most three decimals. */
export type ParamSpec = {
  name: string;
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  kind: 'int' | 'dec';
  /** Value when none is given. */
  start: number;
  /** For the simulation alone: no words are made of it. */
  isUnsaid?: true;
};

/** How a building's use of power changes over the day. */
export type DayCurve = 'home' | 'work' | 'shop' | 'school' | 'night' | 'always';

/** What a service gives to the homes around it. */
export type Service = 'learning' | 'health' | 'safety' | 'leisure';

export type BuildingSpec = {
  name: string;
  /** One sentence: what it does for the city. */
  about: string;
  group: BuildingGroup;
  /** Footprint in tiles; a park takes its own from its numbers. */
  width: number;
  height: number;
  /** Cents to build, without the part that depends on its numbers (`costOf` has the whole). */
  cost: number;
  /** Cents a day to run. */
  upkeep: number;
  /** People who fit. */
  people: number;
  /** Jobs when fully staffed. */
  jobs: number;
  /** Watts drawn at the day's peak (positive) or given at the best moment (negative, per panel for an array). */
  watts: number;
  /** Litres a day when fully used (positive), or litres an hour pumped (negative). */
  water: number;
  params: readonly ParamSpec[];
  curve: DayCurve;
  /** Pollution it adds a phase, or takes away when negative. */
  smoke: number;
  service?: { kind: Service; reach: number; strength: number };
};
