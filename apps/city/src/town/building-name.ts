import { buildings, isBuildingType } from '@playforward/city-sim';

export function buildingName(type: string): string {
  return isBuildingType(type) ? buildings[type].name : type;
}
