import { civicPlot, plotCount, tileFlags } from '@playforward/city-sim';
import { blockAtTile, isRoadAt, side } from '../drawing/tile-textures.ts';
import type { SceneCity } from '../scene-city.ts';

/** In the order of the keys 1 to 6. */
export const overlayIds = ['power', 'water', 'travel', 'pollution', 'happiness', 'owners'] as const;
export type OverlayId = (typeof overlayIds)[number];

/** Patterns of the ground's shader, so that colour is never the only sign. */
export const patterns = ['plain', 'dots', 'stripes', 'cross-stripes', 'bars', 'bricks'] as const;
export type Pattern = (typeof patterns)[number];

export type OverlayStep = { colour: number; pattern: Pattern };

/** From the best state to the worst. */
const ramps: Record<Exclude<OverlayId, 'owners'>, readonly [number, number, number, number]> = {
  power: [0xffd54a, 0xf5a623, 0xb9691f, 0x3a3f5c],
  water: [0x2f9be8, 0x7cc0ee, 0xd2c9a4, 0xb4552d],
  travel: [0x2aa876, 0x9bd06b, 0xf2b84b, 0xc8443a],
  pollution: [0xd9efc2, 0xd9c06a, 0xa8773c, 0x5a3a2c],
  happiness: [0x38b48b, 0xa6d96a, 0xf7b267, 0xd1495b],
};

const stepPatterns = ['plain', 'dots', 'stripes', 'cross-stripes'] as const;

/** The four steps of an overlay, best first, for the legend and the ground alike. */
export function overlaySteps(id: Exclude<OverlayId, 'owners'>): OverlayStep[] {
  return ramps[id].map((colour, step) => ({ colour, pattern: stepPatterns[step] ?? 'plain' }));
}

/** Owners lie beside each other: hue and pattern change from plot to plot, one's own is the brightest and plain. */
export function ownerStep(owner: number, mine: number): OverlayStep {
  if (owner === mine) return { colour: 0x5b3bf5, pattern: 'plain' };
  if (owner === civicPlot) return { colour: 0xd8d2c4, pattern: 'bricks' };
  const colours = [0xe88b8b, 0xe8b56b, 0xd8cf6a, 0x93c97a, 0x6fc4b4, 0x6fb0dc, 0x9d9be0, 0xd08fc8];
  const hue = (owner * 3) % colours.length;
  const pattern = patterns[1 + (owner % 4)] ?? 'dots';
  return { colour: colours[hue] ?? 0xe88b8b, pattern };
}

/** Fills the 48 by 48 picture of an overlay: red, green, blue and pattern (alpha 0: nothing to show). */
export function writeOverlay(target: Uint8Array, id: OverlayId, city: SceneCity, mine: number): void {
  for (let tile = 0; tile < side * side; tile += 1) {
    const step = stepOf(id, city, tile, mine);
    const at = tile * 4;
    if (!step) {
      target[at + 3] = 0;
      continue;
    }
    target[at] = step.colour >> 16;
    target[at + 1] = (step.colour >> 8) & 255;
    target[at + 2] = step.colour & 255;
    target[at + 3] = Math.min(255, (patterns.indexOf(step.pattern) + 1) * 32);
  }
}

function stepOf(id: OverlayId, city: SceneCity, tile: number, mine: number): OverlayStep | null {
  const road = isRoadAt(tile % side, Math.floor(tile / side));
  if (id === 'owners') {
    const owner = city.owner[tile] ?? 255;
    return owner < plotCount || owner === civicPlot ? ownerStep(owner, mine) : null;
  }
  if (id === 'pollution') return overlaySteps(id)[worst([15, 50, 150], city.pollution[tile] ?? 0)] ?? null;
  if (road) return null;
  return overlaySteps(id)[3 - worst([300, 550, 800], scoreAt(id, city, tile))] ?? null;
}

/** How well a tile is served, 0 to 1000. */
function scoreAt(id: 'power' | 'water' | 'travel' | 'happiness', city: SceneCity, tile: number): number {
  const block = blockAtTile(tile);
  if (id === 'power' && ((city.flags[tile] ?? 0) & tileFlags.dark) !== 0) return 0;
  return city.blocks[id][block] ?? 0;
}

/** How many of the limits a value has reached. */
function worst(limits: readonly number[], value: number): number {
  return limits.filter((limit) => value >= limit).length;
}
