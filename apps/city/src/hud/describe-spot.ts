import { buildings, type City, isRoad, placementAt, plotOfTile, tileName } from '@playforward/city-sim';
import { describeBuilding } from '../game/describe.ts';
import { hudText as text } from './text.ts';

type SpotNames = { own: number; aliasOf(plot: number): string };

/** What stands on a tile and whose it is, in one sentence. */
export function describeSpot(city: City, tile: number, { own, aliasOf }: SpotNames): string {
  const placement = placementAt(city, tile);
  const what = placement ? describeBuilding(placement.type, placement.params) : text.grass;
  const plot = plotOfTile(tile);
  if (plot === null) {
    if (isRoad(tile)) return placement ? `${text.road}: ${what}.` : `${text.road}.`;
    return placement ? `${text.centre}: ${buildings[placement.type].name}.` : `${text.centre}.`;
  }
  return text.tile(tileName(tile) ?? '', plot === own ? text.yours : aliasOf(plot), what);
}
