import { type BuildingType, buildings } from '@playforward/city-sim';
import { heldTool } from '../game/held-tool.ts';
import type { OtherPlace } from '../scene/scene-types.ts';
import type { CitySession } from '../session/city-session.ts';
import { hudText as text } from './text.ts';

type Other = OtherPlace & { id: string; words: string };

/** Colours of players, as many as can be told apart. */
const hues = 8;

/** Where the others of the room are, and what they hold: their name and the ground under it. */
export function othersShown(
  players: ReturnType<CitySession['players']>,
  isHidden: (plot: number) => boolean,
) {
  return players.flatMap(({ id, me, online, plot, alias, hue, x, y, tool }): Other[] => {
    // Whoever has not pointed anywhere yet stands in the first corner.
    if (me || !online || alias === '' || x + y === 0 || isHidden(plot)) return [];
    const held = heldTool(tool);
    const type: BuildingType | null = held === 'remove' ? null : held;
    const does = held === 'remove' ? text.takesAway : type && buildings[type].name;
    return [{ id, x, y, type, hue: hue % hues, words: does ? text.holds(alias, does) : alias }];
  });
}
