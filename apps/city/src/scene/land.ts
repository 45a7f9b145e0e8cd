import { side } from './drawing/tile-textures.ts';

/**
 * The land around the city, as the ground's shader paints it: what stands there keeps out of the water and off the
 * roads. Each function has its twin of the same name in `ground-shader.ts`.
 */
const fract = (value: number): number => value - Math.floor(value);

function hash(x: number, y: number): number {
  const [a, b] = [fract(x * 0.1031), fract(y * 0.103)];
  const dot = a * (b + 33.33) + b * (a + 33.33);
  return fract((a + b + 2 * dot) * (a + dot) * 43.7);
}

function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const soft = (part: number): number => part * part * (3 - 2 * part);
  const [u, v] = [soft(x - i), soft(y - j)];
  const row = (at: number): number => hash(i, at) + (hash(i + 1, at) - hash(i, at)) * u;
  return row(j) + (row(j + 1) - row(j)) * v;
}

/** Tiles from the edge of the city. */
export function outside(x: number, z: number): number {
  const [a, b] = [Math.abs(x - side / 2) - side / 2, Math.abs(z - side / 2) - side / 2];
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0);
}

/** Where the sea lies, from -1 (behind the city) to 1 (before it). */
export function seaSide(x: number, z: number): number {
  const [a, b] = [x - side / 2, z - side / 2];
  return (a * 0.55 + b * 0.83) / (Math.hypot(a, b) || 1);
}

/** Positive in the sea, tiles from its edge. */
export function sea(x: number, z: number): number {
  const part = Math.max(0, Math.min(1, (seaSide(x, z) + 0.25) / 0.75));
  const behind = Math.max(0, Math.min(1, (-0.05 - seaSide(x, z)) / 0.4));
  const reach = 15 + (2.6 - 15) * part * part * (3 - 2 * part) + 60 * behind * behind * (3 - 2 * behind);
  const shape = 3.4 * (noise(x * 0.13 + 3, z * 0.13 + 3) - 0.35) + 1.2 * noise(x * 0.5, z * 0.5);
  return outside(x, z) - reach - shape;
}

/** Negative in the river that comes from the hills. */
export function river(x: number, z: number): number {
  return Math.abs(x + 8.5 - 2.2 * Math.sin(z * 0.16) - 1.2 * Math.sin(z * 0.05 + 1)) - 1.15;
}

/** Country roads lead on from the avenues, to the hills and over the river. */
export function onCountryRoad(x: number, z: number): boolean {
  return (Math.abs(x - avenue - 0.5) < 0.8 && z < 0) || (Math.abs(z - avenue - 0.5) < 0.8 && x < 0);
}

/** The street that is an avenue, with trees between its lanes, in both directions. */
export const avenue = 24;

/** Something may grow here: dry land off the roads. */
export function isDryLand(x: number, z: number): boolean {
  return outside(x, z) > 0.9 && sea(x, z) < -2.4 && river(x, z) > 0.7 && !onCountryRoad(x, z);
}
