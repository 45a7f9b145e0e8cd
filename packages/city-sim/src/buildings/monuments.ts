import type { BuildingType } from './building-types.ts';

export const monumentTypes = [
  'city-hall',
  'station',
  'observatory',
] as const satisfies readonly BuildingType[];
export type MonumentType = (typeof monumentTypes)[number];

export function isMonument(type: string): type is MonumentType {
  return monumentTypes.some((monument) => monument === type);
}
