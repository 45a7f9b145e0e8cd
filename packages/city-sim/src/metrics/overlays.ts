import { type City, tileFlags } from '../city.ts';
import { blocksByTile, noOwner, tileCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { longestWalk } from '../networks/walk-to-stops.ts';

/** The six maps over the city, in the order of the keys 1 to 6. */
export const overlayIds = ['power', 'water', 'travel', 'pollution', 'happiness', 'owners'] as const;
export type OverlayId = (typeof overlayIds)[number];

/** Value of one tile on a map, 0 (bad or none) to 255 (good or full); pollution counts up from clean to dirty. */
function overlayAt(city: City, overlay: OverlayId, tile: number): number {
  const flags = city.flags[tile] ?? 0;
  const block = blocksByTile[tile] ?? 0;
  switch (overlay) {
    case 'power':
      return (flags & tileFlags.wired) === 0 ? 0 : (flags & tileFlags.dark) !== 0 ? 64 : 255;
    case 'water':
      return (flags & tileFlags.piped) === 0 ? 0 : Math.trunc((city.waterComfort * 255) / 1000);
    case 'travel': {
      const steps = openNetworks(city).stopSteps[tile] ?? 255;
      return steps > longestWalk ? 0 : 255 - steps * 15;
    }
    case 'pollution':
      return Math.min(255, city.pollution[tile] ?? 0);
    case 'happiness':
      return Math.trunc(((city.blocks.happiness[block] ?? 0) * 255) / 1000);
    case 'owners':
      return city.owner[tile] ?? noOwner;
  }
}

/** One map of the whole city, a byte a tile. The map of owners holds plot numbers. */
export function readOverlay(city: City, overlay: OverlayId): Uint8Array {
  openNetworks(city);
  return Uint8Array.from({ length: tileCount }, (_, tile) => overlayAt(city, overlay, tile));
}
