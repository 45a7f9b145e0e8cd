import { side } from './drawing/tile-textures.ts';
import type { SceneCity } from './scene-city.ts';

type Corner = { x: number; y: number };

/** How far around a crossing its life is counted, in tiles. */
const around = 5;

/** The crossing at a corner of a plot around which most people live and work; `plot` is its upper left tile. */
export function busiestCorner(city: SceneCity, plot: Corner): Corner {
  const corners = [
    { x: plot.x - 1, y: plot.y - 1 },
    { x: plot.x + 7, y: plot.y - 1 },
    { x: plot.x - 1, y: plot.y + 7 },
    { x: plot.x + 7, y: plot.y + 7 },
  ].filter(({ x, y }) => x > 0 && y > 0 && x < side - 1 && y < side - 1);
  const bustle = ({ x, y }: Corner) => {
    let sum = 0;
    for (const { id, ...at } of city.placed.values()) {
      if (Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) > around) continue;
      sum += 1 + (city.pop[id] ?? 0) + (city.jobs[id] ?? 0);
    }
    return sum;
  };
  const [first = { x: plot.x + 3, y: plot.y + 3 }, ...rest] = corners;
  return rest.reduce((best, corner) => (bustle(corner) > bustle(best) ? corner : best), first);
}
