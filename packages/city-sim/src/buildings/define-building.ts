import type { BuildingSpec } from './building-spec.ts';

type BuildingDraft = Pick<BuildingSpec, 'name' | 'about' | 'group' | 'cost' | 'upkeep'> &
  Partial<BuildingSpec>;

/** A building with what it leaves out: one tile, no people, no jobs, no power, no water, no smoke. */
export function defineBuilding(given: BuildingDraft): BuildingSpec {
  return {
    width: 1,
    height: 1,
    people: 0,
    jobs: 0,
    watts: 0,
    water: 0,
    params: [],
    curve: 'always',
    smoke: 0,
    ...given,
  };
}
