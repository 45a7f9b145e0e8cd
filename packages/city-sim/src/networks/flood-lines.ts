import { citySize, isRoad, tileCount } from '../grid.ts';

/** Tiles from a road or building at which another building is still connected. */
export const cableReach = 3;
export const pipeReach = 2;

/** Each tile enters at most once for each strength that a line can have. */
const queue = new Int16Array(tileCount * (cableReach + 1));
const unreached = -1;

function neighboursOf(tile: number): readonly number[] {
  const x = tile % citySize;
  const around = [tile - citySize, tile + citySize];
  if (x > 0) around.push(tile - 1);
  if (x < citySize - 1) around.push(tile + 1);
  return around.filter((next) => next >= 0 && next < tileCount);
}
const neighbours = Array.from({ length: tileCount }, (_, tile) => neighboursOf(tile));

/**
 * 1 for every tile that a cable or pipe reaches. Lines run under all roads; each tile off the road takes one step of
 * their reach, and a building gives the whole reach again. So whatever stands near a road is connected at once, and
 * only the middle of an empty plot is not: a need that can be seen and mended, never a trap.
 */
export function floodLines(building: Int16Array, reach: number): Uint8Array {
  const left = new Int8Array(tileCount).fill(unreached);
  let tail = 0;
  for (let tile = 0; tile < tileCount; tile += 1) {
    if (!isRoad(tile)) continue;
    left[tile] = reach;
    queue[tail++] = tile;
  }
  for (let head = 0; head < tail; head += 1) {
    const tile = queue[head] ?? 0;
    const onward = (left[tile] ?? 0) - 1;
    if (onward < 0) continue;
    for (const next of neighbours[tile] ?? []) {
      const strength = (building[next] ?? -1) >= 0 ? reach : onward;
      if (strength <= (left[next] ?? 0)) continue;
      left[next] = strength;
      queue[tail++] = next;
    }
  }
  return Uint8Array.from(left, (value) => (value === unreached ? 0 : 1));
}
