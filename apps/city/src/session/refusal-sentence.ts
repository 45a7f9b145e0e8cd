import {
  buildings,
  type Command,
  isBuildingType,
  plotOfTile,
  type ReasonId,
  reasonText,
  tileOf,
} from '@playforward/city-sim';
import type { CityPlotSummary } from '@playforward/contract';

/** Why the city did not do it, with the name of whoever the tile belongs to. */
export function refusalSentence(reason: ReasonId, command: Command, plots: CityPlotSummary[]): string {
  if (command.kind !== 'place') return reasonText(reason);
  const plot = plotOfTile(tileOf(command.x, command.y));
  const owner = plot === null ? null : plots[plot]?.alias;
  return reasonText(reason, {
    ...(owner && { owner }),
    ...(isBuildingType(command.type) && { building: buildings[command.type].name }),
  });
}
