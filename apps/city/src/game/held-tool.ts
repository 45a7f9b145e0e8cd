import { type BuildingType, buildingTypes } from '@playforward/city-sim';
import type { GameState } from './game-state.ts';

/** What a player holds, as the room passes it on: 0 is nothing, 255 takes away, else the place of a building. */
const takesAway = 255;

export function toolNumber(tool: GameState['tool']): number {
  if (tool === null) return 0;
  return tool.kind === 'remove' ? takesAway : 1 + buildingTypes.indexOf(tool.type);
}

/** Null for nothing, and for a number that this page does not know. */
export function heldTool(tool: number): BuildingType | 'remove' | null {
  return tool === takesAway ? 'remove' : (buildingTypes[tool - 1] ?? null);
}
