import { type BuildingType, civicPlot, footprintOf, type Placement } from '@playforward/city-sim';
import type { Prop } from './drawing/prop-mesh.ts';
import { isRoadAt, side } from './drawing/tile-textures.ts';
import { avenue, isDryLand, outside, river, seaSide } from './land.ts';
import { randomAt } from './life/random-at.ts';
import { buildingModels, type ModelId } from './models/model-list.ts';
import type { SceneCity } from './scene-city.ts';
import { siteCorner } from './site/site-look.ts';

/** Height of a model in tiles, at its own size. */
export type HeightOf = (id: ModelId) => number;
export type Layout = Map<ModelId, Prop[]>;

/** Second of the scene's clock at which a building came up, or undefined when it stood from the start. */
export type Births = ReadonlyMap<number, number>;

/** Every building of the city with the parts that follow its numbers. */
export function layoutBuildings(city: SceneCity, heightOf: HeightOf, births: Births): Layout {
  const layout: Layout = new Map();
  for (const placement of city.placed.values()) {
    const born = births.get(placement.id);
    for (const { model, prop } of standing(placement, heightOf)) {
      add(layout, model, born === undefined ? prop : { ...prop, born });
    }
  }
  return layout;
}

/** What stands for one placement, also used for the blueprint under the pointer. */
export function standing(
  placement: Pick<Placement, 'type' | 'x' | 'y' | 'params' | 'variant'>,
  heightOf: HeightOf,
): { model: ModelId; prop: Prop }[] {
  const { type, variant } = placement;
  const { width, height } = footprintOf(type, placement.params);
  const base: Prop = {
    x: placement.x + width / 2,
    z: placement.y + height / 2,
    turn: turnToStreet(placement.x, placement.y, width, height),
    scale: Math.max(width, type === 'park' ? 1 : height) / buildingModels[type].span,
    variant,
    tile: [placement.x, placement.y],
  };
  switch (type) {
    case 'solar-array':
      return [{ model: type, prop: base }, ...panelRows(base, placement.params.n ?? 1)];
    case 'wind-turbine':
      return [
        { model: type, prop: base },
        { model: 'blades', prop: bladesOf(base, variant) },
      ];
    case 'tank':
      return tankOf(base, placement.params);
    case 'park':
      return parkOf(placement, width, height);
    case 'bridge':
      return bridgeOf(placement, base);
    default:
      return [{ model: type, prop: base }, ...flagOf(type, base, heightOf)];
  }
}

function add(layout: Layout, model: ModelId, prop: Prop): void {
  const props = layout.get(model);
  if (props) props.push(prop);
  else layout.set(model, [prop]);
}

/** Fronts look at the nearest street; what is longer than wide keeps its length. */
function turnToStreet(x: number, y: number, width: number, height: number): number {
  const south = 8 - ((y + height - 1) % 8);
  const north = y % 8;
  const ways: [number, number][] = [
    [south, 0],
    [north, Math.PI],
  ];
  if (width === height) ways.push([8 - ((x + width - 1) % 8), Math.PI / 2], [x % 8, -Math.PI / 2]);
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}

/** The panels of an array, exactly n of them, in rows that fill one tile. The shader draws the joints. */
function panelRows(base: Prop, n: number): { model: ModelId; prop: Prop }[] {
  const columns = Math.max(1, Math.min(14, Math.ceil(Math.sqrt(n))));
  const rows = Math.ceil(n / columns);
  const wide = 0.86 / Math.max(columns, 4);
  const deep = 0.86 / Math.max(rows, 3);
  return Array.from({ length: rows }, (_, row) => {
    const count = Math.min(columns, n - row * columns);
    const z = (row - (rows - 1) / 2) * deep;
    return {
      model: 'panel',
      prop: {
        ...base,
        x: base.x,
        z: base.z + z,
        turn: 0,
        scale: [count * wide, Math.min(0.62, deep * 1.5), deep * 0.92],
        motion: 'cells',
        tile: [count, -2],
      },
    };
  });
}

function bladesOf(base: Prop, variant: number): Prop {
  return { ...base, y: 2.02 + 0.2 * variant, z: base.z + 0.2, turn: 0, motion: 'spin' };
}

/** Metres of a tank's radius and height as parts of its tile. */
const tileOfMetre = { r: 0.115, h: 0.2 };

function tankOf(base: Prop, params: Readonly<Record<string, number>>): { model: ModelId; prop: Prop }[] {
  const wide = (params.r ?? 2) * 2 * tileOfMetre.r;
  const tall = (params.h ?? 3) * tileOfMetre.h;
  const legs = 0.42;
  const spread = Math.max(0.5, Math.min(1, wide));
  return [
    { model: 'tank', prop: { ...base, scale: [spread, legs, spread], turn: 0 } },
    { model: 'drum', prop: { ...base, y: legs - 0.02, scale: [wide, tall, wide], turn: 0 } },
  ];
}

/** Trees and benches over the whole w by h of a park. */
function parkOf(
  placement: Pick<Placement, 'x' | 'y' | 'variant'>,
  width: number,
  height: number,
): { model: ModelId; prop: Prop }[] {
  return Array.from({ length: width * height }, (_, index) => {
    const x = placement.x + (index % width);
    const y = placement.y + Math.floor(index / width);
    return [...treesOn(x, y, 7, 2), ...(index % 3 === 0 ? [benchOn(x, y, placement.variant)] : [])];
  }).flat();
}

function benchOn(x: number, y: number, variant: number): { model: ModelId; prop: Prop } {
  return {
    model: 'park',
    prop: { x: x + 0.5, z: y + 0.5, turn: randomAt(3, x, y) > 0.5 ? 0 : Math.PI, variant },
  };
}

function treesOn(x: number, y: number, seed: number, count: number): { model: ModelId; prop: Prop }[] {
  return Array.from({ length: count }, (_, index) => {
    const random = (n: number): number => randomAt(seed + n * 17 + index * 101, x, y);
    return {
      model: 'tree',
      prop: {
        x: x + 0.14 + random(1) * 0.72,
        z: y + 0.14 + random(2) * 0.72,
        turn: random(3) * 6,
        scale: 0.75 + random(4) * 0.5,
        variant: Math.floor(random(5) * 3),
        motion: 'sway',
      },
    };
  });
}

/** Deck pieces whose height follows y = ax² + bx + c (metres over 40 m), with a rail post at every second one. */
function bridgeOf(
  placement: Pick<Placement, 'params' | 'variant'>,
  base: Prop,
): { model: ModelId; prop: Prop }[] {
  const { a = -0.01, b = 0.4, c = 0 } = placement.params;
  const pieces = 16;
  return Array.from({ length: pieces }, (_, index) => {
    const metres = ((index + 0.5) / pieces) * 40;
    const y = Math.max(-2, Math.min(14, a * metres * metres + b * metres + c)) * 0.12;
    return { model: 'bridge', prop: { ...base, x: base.x - 2 + metres / 10, y, turn: 0, scale: 0.25 } };
  });
}

const flagTypes: Partial<Record<BuildingType, true>> = {
  flats: true,
  tower: true,
  school: true,
  'row-houses': true,
};

function flagOf(type: BuildingType, base: Prop, heightOf: HeightOf): { model: ModelId; prop: Prop }[] {
  const isHome = flagTypes[type] || (type === 'cottage' && randomAt(5, base.x, base.z) < 0.34);
  if (!isHome) return [];
  const y = heightOf(type) * (typeof base.scale === 'number' ? base.scale : 1) * 0.86;
  return [
    { model: 'flag', prop: { ...base, y, turn: 0.6, scale: type === 'tower' ? 1.8 : 1.05, motion: 'flag' } },
  ];
}

/** Trees on land that nobody has built on, fewer in the middle of a plot, and woods around the city. */
export function layoutTrees(city: SceneCity, limit: number): Prop[] {
  const trees: Prop[] = [];
  for (let tile = 0; tile < side * side; tile += 1) {
    const x = tile % side;
    const y = Math.floor(tile / side);
    if (isRoadAt(x, y) || city.type[tile] !== 0 || (city.isSettled && isSite(x, y))) continue;
    const civic = city.owner[tile] === civicPlot;
    if (civic && (x % 8 === 4 || y % 8 === 4)) continue;
    if (randomAt(city.seed, x, y) < (civic ? 0.5 : 0.4))
      trees.push(...treesOn(x, y, city.seed, 1).map(({ prop }) => prop));
  }
  trees.push(...avenueTrees());
  for (let index = 0; index < 2600 && trees.length < limit; index += 1) {
    const x = Math.floor(randomAt(city.seed, index, 1) * 104) - 32;
    const y = Math.floor(randomAt(city.seed, index, 2) * 104) - 32;
    // Woods stand behind the city; towards the sea there is a tree here and there.
    const isWood = seaSide(x, y) < -0.15 && outside(x, y) < 17 + randomAt(1, x, y) * 4;
    const isLone = outside(x, y) < 9 && randomAt(3, x, y) < 0.2;
    if (!(isWood || isLone)) continue;
    const grown = treesOn(x, y, city.seed + 9, 1).map(({ prop }) => ({
      ...prop,
      scale: 1 + randomAt(2, x, y) * 0.7,
    }));
    trees.push(...grown.filter((tree) => isDryLand(tree.x, tree.z)));
  }
  return trees.slice(0, limit);
}

/** In the district of a mission the block of its works lies open. */
function isSite(x: number, y: number): boolean {
  return x >= siteCorner.x && x < siteCorner.x + 7 && y >= siteCorner.z && y < siteCorner.z + 7;
}

/** A tree every two tiles between the lanes of both avenues, but not on crossings. */
function avenueTrees(): Prop[] {
  const trees: Prop[] = [];
  for (let along = 2; along < side; along += 1.5) {
    const part = along % 8;
    if (part < 1.6 || part > 7.4) continue;
    const look = { scale: 0.62, motion: 'sway', variant: 2 * (Math.floor(along) % 2) } as const;
    trees.push(
      { x: avenue + 0.5, z: along, turn: along, ...look },
      { x: along, z: avenue + 0.5, turn: along, ...look },
    );
  }
  return trees;
}

/** Hills behind the city, farther ones higher; none in the river or on a road. */
export function layoutHills(seed: number): Prop[] {
  const hills: Prop[] = [];
  for (let index = 0; index < 200 && hills.length < mostHills; index += 1) {
    const x = randomAt(seed, index, 41) * 92 - 30;
    const z = randomAt(seed, index, 42) * 92 - 30;
    const away = outside(x, z);
    if (seaSide(x, z) > -0.35 || away < 7 || away > 30 || river(x, z) < 4.6) continue;
    if (Math.abs(x - avenue) < 5.5 || Math.abs(z - avenue) < 5.5) continue;
    const scale = 0.62 + away * 0.032 + randomAt(seed, index, 43) * 0.35;
    hills.push({
      x,
      z,
      scale,
      turn: randomAt(seed, index, 44) * 6,
      variant: away > 19 ? 2 : away > 12 ? 1 : 0,
    });
  }
  return hills;
}

const mostHills = 30;

/** A lamp at both sides of each street, every four tiles. */
export function layoutLamps(): Prop[] {
  const lamps: Prop[] = [];
  for (let street = 0; street < side; street += 8) {
    for (let along = 2.5; along < side; along += 4) {
      if (Math.floor(along) % 8 === 0) continue;
      const aside = Math.floor(along / 4) % 2 === 0 ? 0.07 : 0.93;
      lamps.push({ x: street + aside, z: along, tile: [street, Math.floor(along)] });
      lamps.push({ x: along, z: street + aside, tile: [Math.floor(along), street] });
    }
  }
  return lamps;
}
