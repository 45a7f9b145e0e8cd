import { buildings, tileFlags } from '@playforward/city-sim';
import type { Prop } from '../drawing/prop-mesh.ts';
import { side } from '../drawing/tile-textures.ts';
import type { SceneCity } from '../scene-city.ts';
import { randomAt } from './random-at.ts';

/** Seats taken, in thousandths, from which people queue, and how many more make one more in the line. */
const queue = { from: 700, step: 120, most: 7, all: 160 } as const;

/** People at stops, one behind the other along the pavement; the fuller the buses, the longer the line. */
export function layoutQueues(city: SceneCity): Prop[] {
  const length = Math.min(queue.most, Math.ceil(((city.crowding ?? 0) - queue.from) / queue.step));
  if (length <= 0) return [];
  const people: Prop[] = [];
  for (const { type, x, y } of city.placed.values()) {
    if (type !== 'bus-stop' && type !== 'tram-stop') continue;
    for (let place = 0; place < length; place += 1) {
      const look = Math.floor(randomAt(city.seed, x + place, y) * 3);
      people.push({ x: x + 0.1 + place * 0.13, z: y + 0.86, variant: look, scale: 1.25, turn: 0.4 });
    }
  }
  return people.slice(0, queue.all);
}

const mostSigns = 40;
const sign = { dry: 0, dark: 1 } as const;

/** A sign over each home whose taps are dry, and over each that is dark. */
export function layoutSigns(city: SceneCity): Prop[] {
  const signs: Prop[] = [];
  for (const { type, x, y } of city.placed.values()) {
    const { people, width, height } = buildings[type];
    if (people === 0) continue;
    const flags = city.flags[y * side + x] ?? 0;
    const variant = flags & tileFlags.dry ? sign.dry : flags & tileFlags.dark ? sign.dark : null;
    if (variant === null) continue;
    const high = type === 'tower' ? 4.4 : type === 'flats' ? 1.9 : 0.95;
    signs.push({ x: x + width / 2, z: y + height / 2, y: high, variant, motion: 'hop' });
  }
  return signs.slice(0, mostSigns);
}
