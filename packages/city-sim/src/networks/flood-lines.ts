import { citySize, isRoad, tileCount } from '../grid.ts';

/** Tiles from a road or building at which another building is still connected. */
export const cableReach = 3;
export const pipeReach = 2;

/** Each tile enters at most once for each strength that a line can have. */
const queue = new Int16Array(tileCount * (cableReach + 1));
const unreached = -1;

const roads = Array.from({ length: tileCount }, (_, tile) => tile).filter(isRoad);
const isOnRoad = Uint8Array.from({ length: tileCount }, (_, tile) => (isRoad(tile) ? 1 : 0));
/** The four neighbours of each tile in a row; a tile itself stands where the city ends. */
const neighbours = Int16Array.from({ length: tileCount * 4 }, (_, index) => {
  const tile = index >> 2;
  const x = tile % citySize;
  const around = [tile - citySize, tile + citySize, x > 0 ? tile - 1 : -1, x < citySize - 1 ? tile + 1 : -1];
  const next = around[index & 3] ?? -1;
  return next < 0 || next >= tileCount ? tile : next;
});

/**
 * 1 for every tile that a cable or pipe reaches. Lines run under all roads; each tile off the road takes one step of
 * their reach, and a building gives the whole reach again. So whatever stands near a road is connected at once, and
 * only the middle of an empty plot is not: a need that can be seen and mended, never a trap.
 */
export function floodLines(building: Int16Array, reach: number): Uint8Array {
  const left = new Int8Array(tileCount).fill(unreached);
  const reached = new Uint8Array(tileCount);
  let tail = 0;
  for (const road of roads) {
    left[road] = reach;
    reached[road] = 1;
    queue[tail++] = road;
  }
  for (let head = 0; head < tail; head += 1) {
    const tile = queue[head] ?? 0;
    const onward = (left[tile] ?? 0) - 1;
    if (onward < 0) continue;
    for (let side = tile * 4; side < tile * 4 + 4; side += 1) {
      const next = neighbours[side] ?? 0;
      if (isOnRoad[next] === 1) continue;
      const strength = (building[next] ?? -1) >= 0 ? reach : onward;
      if (strength <= (left[next] ?? 0)) continue;
      left[next] = strength;
      reached[next] = 1;
      queue[tail++] = next;
    }
  }
  return reached;
}
