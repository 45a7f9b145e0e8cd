import { tileFlags } from '@playforward/city-sim';
import type { DroneMood } from '../camera/drone.ts';
import { blockAtTile, side } from '../drawing/tile-textures.ts';
import { plotRect } from '../plot-place.ts';
import type { SceneCity } from '../scene-city.ts';

/** Happiness of a plot, 0 to 1000, from which the companion shows its joy. */
const joyful = 850;

/** The companion feels for the pupil's own plot: darkness first, then how happy its people are. */
export function droneMood(city: SceneCity, plot: number | null): DroneMood {
  const rect = plotRect(plot);
  if (!rect) return 'idle';
  const tile = rect.y * side + rect.x;
  if (((city.flags[tile] ?? 0) & tileFlags.dark) !== 0) return 'worried';
  return (city.blocks.happiness[blockAtTile(tile)] ?? 0) >= joyful ? 'fulfilled' : 'idle';
}
