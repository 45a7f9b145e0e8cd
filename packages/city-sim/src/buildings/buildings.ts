import type { BuildingSpec } from './building-spec.ts';
import type { BuildingType } from './building-types.ts';
import { civic } from './civic.ts';
import { homesAndWork } from './homes-and-work.ts';
import { utilities } from './utilities.ts';
import { works } from './works.ts';

/** The catalogue: 27 buildings, 3 monuments and the works of missions. Money in cents, power in watts, water in litres. */
export const buildings: Record<BuildingType, BuildingSpec> = {
  ...homesAndWork,
  ...utilities,
  ...civic,
  ...works,
};
