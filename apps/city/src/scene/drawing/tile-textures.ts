import { type BuildingType, buildings, civicPlot, footprintOf, tileFlags } from '@playforward/city-sim';
import type { SceneCity } from '../scene-city.ts';

export const side = 48;
const tiles = side * side;

/** What the ground of a tile looks like; the numbers are words of the ground's shader. */
export const tileKinds = {
  grass: 0,
  road: 1,
  water: 2,
  plaza: 3,
  park: 4,
  field: 5,
  lane: 6,
  garden: 7,
  paved: 8,
  meadow: 9,
  sand: 10,
} as const;

type TileKind = (typeof tileKinds)[keyof typeof tileKinds];

const kindOfType: Partial<Record<BuildingType, TileKind>> = {
  park: tileKinds.park,
  farm: tileKinds.field,
  'bike-lane': tileKinds.lane,
  bridge: tileKinds.water,
  playground: tileKinds.sand,
  fountain: tileKinds.plaza,
};

const kindOfGroup = {
  homes: tileKinds.garden,
  work: tileKinds.paved,
  energy: tileKinds.meadow,
  water: tileKinds.meadow,
  transport: tileKinds.paved,
  civic: tileKinds.plaza,
  monuments: tileKinds.plaza,
  works: tileKinds.paved,
} as const satisfies Record<string, TileKind>;

/** Buildings whose tiles stay open to the sky: no shade on the ground around them. */
const openTypes: readonly BuildingType[] = ['park', 'bike-lane', 'bridge', 'farm', 'playground'];

/** Sharp per tile: kind, comfort, people at home, power. Soft between tiles: water, built, dirt. All 0 to 255. */
export type TileTextures = { sharp: Uint8Array; soft: Uint8Array };

export function createTileTextures(): TileTextures {
  return { sharp: new Uint8Array(tiles * 4), soft: new Uint8Array(tiles * 4) };
}

/** Pollution of a tile that shows as full haze. */
const fullDirt = 450;

/** Writes what changes when something is built: kinds, water and what is built up. */
export function writeKinds(textures: TileTextures, city: SceneCity): void {
  for (let tile = 0; tile < tiles; tile += 1) {
    textures.sharp[tile * 4] = emptyKind(city, tile);
    textures.soft[tile * 4] = 0;
    textures.soft[tile * 4 + 1] = 0;
  }
  for (const placement of city.placed.values()) {
    const { width, height } = footprintOf(placement.type, placement.params);
    const kind = kindOfType[placement.type] ?? kindOfGroup[buildings[placement.type].group];
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const tile = (placement.y + row) * side + placement.x + column;
        textures.sharp[tile * 4] = kind;
        textures.soft[tile * 4] = kind === tileKinds.water ? 255 : 0;
        textures.soft[tile * 4 + 1] = openTypes.includes(placement.type) ? 0 : 255;
      }
    }
  }
}

/** Writes what changes with every hour: comfort, people at home, power and dirt. */
export function writeLife(textures: TileTextures, city: SceneCity): void {
  const happiness = city.blocks.happiness;
  for (let tile = 0; tile < tiles; tile += 1) {
    const dark = ((city.flags[tile] ?? 0) & tileFlags.dark) !== 0;
    textures.sharp[tile * 4 + 1] = share(happiness[blockAtTile(tile)] ?? 0, 1000);
    textures.sharp[tile * 4 + 3] = dark ? 0 : 255;
    textures.soft[tile * 4 + 2] = share(city.pollution[tile] ?? 0, fullDirt);
  }
  for (const placement of city.placed.values()) {
    const tile = placement.y * side + placement.x;
    const { people, jobs } = buildings[placement.type];
    const full = people > 0 ? (city.pop[tile] ?? 0) / people : jobs > 0 ? (city.jobs[tile] ?? 0) / jobs : 0.7;
    textures.sharp[tile * 4 + 2] = share(full, 1);
  }
}

function share(value: number, full: number): number {
  return Math.max(0, Math.min(255, Math.round((value / full) * 255)));
}

export function blockAtTile(tile: number): number {
  return Math.floor(tile / side / 8) * 6 + Math.floor((tile % side) / 8);
}

export function isRoadAt(x: number, y: number): boolean {
  return x % 8 === 0 || y % 8 === 0;
}

/** Empty civic land is laid out as lawns with a paved cross; everything else is grass. */
function emptyKind(city: SceneCity, tile: number): TileKind {
  const x = tile % side;
  const y = Math.floor(tile / side);
  if (isRoadAt(x, y)) return tileKinds.road;
  if (city.owner[tile] !== civicPlot) return tileKinds.grass;
  return x % 8 === 4 || y % 8 === 4 ? tileKinds.plaza : tileKinds.grass;
}
