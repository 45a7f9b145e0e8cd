import type { City } from '@playforward/city-sim';
import type { CityTileChange } from '@playforward/contract';

/** What is sent of each tile. */
export type Tiles = Pick<City, 'type' | 'level' | 'variant' | 'owner'>;

export function copyTiles({ type, level, variant, owner }: Tiles): Tiles {
  return { type: type.slice(), level: level.slice(), variant: variant.slice(), owner: owner.slice() };
}

/** The tiles that are other than told, which count as told from now on. */
export function takeTileChanges(told: Tiles, { type, level, variant, owner }: Tiles): CityTileChange[] {
  const changes: CityTileChange[] = [];
  for (let index = 0; index < type.length; index += 1) {
    const now = {
      type: type[index] ?? 0,
      level: level[index] ?? 0,
      variant: variant[index] ?? 0,
      owner: owner[index] ?? 0,
    };
    if (
      now.type === told.type[index] &&
      now.level === told.level[index] &&
      now.variant === told.variant[index] &&
      now.owner === told.owner[index]
    ) {
      continue;
    }
    told.type[index] = now.type;
    told.level[index] = now.level;
    told.variant[index] = now.variant;
    told.owner[index] = now.owner;
    changes.push({ index, ...now });
  }
  return changes;
}
