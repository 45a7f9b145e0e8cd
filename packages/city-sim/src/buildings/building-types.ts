/** Every building, in the order of the catalogue. The position is the number of a tile's type, counted from 1. */
export const buildingTypes = [
  'cottage',
  'row-houses',
  'flats',
  'tower',
  'kiosk',
  'shop-row',
  'office',
  'workshop',
  'lab',
  'farm',
  'solar-array',
  'wind-turbine',
  'battery',
  'gas-backup',
  'pump',
  'tank',
  'fountain',
  'bus-stop',
  'tram-stop',
  'bike-lane',
  'bridge',
  'school',
  'clinic',
  'park',
  'fire-station',
  'library',
  'playground',
  'city-hall',
  'station',
  'observatory',
  'store',
  'site',
  'forecast-office',
] as const;

export type BuildingType = (typeof buildingTypes)[number];

export const buildingGroups = [
  'homes',
  'work',
  'energy',
  'water',
  'transport',
  'civic',
  'monuments',
  'works',
] as const;
export type BuildingGroup = (typeof buildingGroups)[number];

/** A tile without a building, and a road; buildings are numbered in between. */
export const emptyTile = 0;
export const roadTile = 255;

const numberByType = new Map<string, number>(buildingTypes.map((type, index) => [type, index + 1]));

/** Number under which the city's tiles store a building, 1 to 33. */
export function tileTypeOf(type: BuildingType): number {
  return numberByType.get(type) ?? emptyTile;
}

/** The building that a tile's stored number means, or null for empty land and roads. */
export function buildingOfTileType(tileType: number): BuildingType | null {
  return buildingTypes[tileType - 1] ?? null;
}

export function isBuildingType(text: string): text is BuildingType {
  return numberByType.has(text);
}
