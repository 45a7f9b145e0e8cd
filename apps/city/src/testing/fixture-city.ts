import {
  type BuildingType,
  civicPlot,
  footprintOf,
  isRoad,
  noOwner,
  type Placement,
  plotOfTile,
  tileFlags,
  tileTypeOf,
} from '@playforward/city-sim';
import { randomAt } from '../scene/life/random-at.ts';
import type { SceneCity } from '../scene/scene-city.ts';

const side = 48;
const tiles = side * side;

type FixtureBuilding = { type: BuildingType; x: number; y: number; params?: Record<string, number> };

/**
 * A grown city for pictures and counts. It is laid out by hand and by seed, not by the simulation, so that a picture
 * changes only when the scene does. `full` leaves no tile without a building.
 */
export function fixtureCity({ seed = 7, full = false } = {}): SceneCity {
  const city: SceneCity = {
    seed,
    tick: 13,
    type: new Uint8Array(tiles),
    owner: Uint8Array.from({ length: tiles }, (_, tile) =>
      isRoad(tile) ? noOwner : (plotOfTile(tile) ?? civicPlot),
    ),
    flags: new Uint8Array(tiles),
    pop: new Uint16Array(tiles),
    jobs: new Uint16Array(tiles),
    pollution: new Int16Array(tiles),
    placed: new Map(),
    blocks: {
      happiness: Int16Array.from(
        { length: 36 },
        (_, block) => 250 + Math.floor(randomAt(seed, block, 4) * 750),
      ),
      power: Int16Array.from({ length: 36 }, (_, block) => 450 + Math.floor(randomAt(seed, block, 5) * 550)),
      water: Int16Array.from({ length: 36 }, (_, block) => 200 + Math.floor(randomAt(seed, block, 6) * 800)),
      travel: Int16Array.from({ length: 36 }, (_, block) => 200 + Math.floor(randomAt(seed, block, 7) * 800)),
    },
    weather: { cloud: 300, wind: 600 },
  };
  for (const given of landmarks) build(city, given);
  for (let block = 0; block < 36; block += 1) fillBlock(city, block, full);
  for (let tile = 0; tile < tiles; tile += 1) city.pollution[tile] = dirtAt(city, tile);
  return city;
}

/** Puts a building up unless something stands there. */
export function build(city: SceneCity, { type, x, y, params = {} }: FixtureBuilding): void {
  const { width, height } = footprintOf(type, params);
  const covered = Array.from(
    { length: width * height },
    (_, index) => (y + Math.floor(index / width)) * side + x + (index % width),
  );
  if (covered.some((tile) => city.type[tile] !== 0 || isRoad(tile))) return;
  const id = y * side + x;
  const variant = Math.floor(randomAt(city.seed, x, y * 3) * 3);
  const placement: Placement = {
    id,
    type,
    x,
    y,
    owner: city.owner[id] ?? 0,
    params,
    builtAt: 0,
    variant,
    paid: 0,
  };
  city.placed.set(id, placement);
  for (const tile of covered) city.type[tile] = tileTypeOf(type);
  city.pop[id] = 40;
  city.jobs[id] = 6;
}

/** Takes the light from a block. */
export function darken(city: SceneCity, block: number): void {
  for (let tile = 0; tile < tiles; tile += 1) {
    const at = Math.floor(tile / side / 8) * 6 + Math.floor((tile % side) / 8);
    if (at === block) city.flags[tile] = (city.flags[tile] ?? 0) | tileFlags.dark;
  }
}

const landmarks: readonly FixtureBuilding[] = [
  { type: 'city-hall', x: 19, y: 19 },
  { type: 'station', x: 26, y: 18 },
  { type: 'observatory', x: 19, y: 28 },
  { type: 'library', x: 27, y: 27 },
  { type: 'fountain', x: 28, y: 29 },
  { type: 'school', x: 12, y: 25 },
  { type: 'clinic', x: 34, y: 19 },
  { type: 'fire-station', x: 25, y: 35 },
  { type: 'playground', x: 14, y: 28 },
  { type: 'park', x: 34, y: 28, params: { w: 4, h: 3 } },
  { type: 'park', x: 10, y: 11, params: { w: 3, h: 4 } },
  { type: 'bridge', x: 27, y: 37, params: { a: -0.01, b: 0.4, c: 0 } },
  { type: 'solar-array', x: 42, y: 9, params: { n: 30 } },
  { type: 'solar-array', x: 43, y: 9, params: { n: 120 } },
  { type: 'solar-array', x: 44, y: 9, params: { n: 6 } },
  { type: 'solar-array', x: 42, y: 11, params: { n: 200 } },
  { type: 'solar-array', x: 43, y: 11, params: { n: 50 } },
  { type: 'wind-turbine', x: 18, y: 3 },
  { type: 'wind-turbine', x: 21, y: 5 },
  { type: 'wind-turbine', x: 26, y: 3 },
  { type: 'battery', x: 41, y: 13 },
  { type: 'gas-backup', x: 44, y: 14 },
  { type: 'pump', x: 25, y: 38 },
  { type: 'tank', x: 37, y: 33, params: { r: 4, h: 8 } },
  { type: 'tank', x: 35, y: 33, params: { r: 2, h: 3 } },
  { type: 'farm', x: 4, y: 34 },
  { type: 'farm', x: 2, y: 34 },
  { type: 'farm', x: 4, y: 36 },
  { type: 'bus-stop', x: 17, y: 12 },
  { type: 'tram-stop', x: 33, y: 23 },
  { type: 'bike-lane', x: 35, y: 26 },
  { type: 'bike-lane', x: 36, y: 26 },
  { type: 'lab', x: 37, y: 12 },
  { type: 'lab', x: 35, y: 14 },
];

/** Houses along the streets, higher towards the middle. */
function fillBlock(city: SceneCity, block: number, full: boolean): void {
  const [bx, by] = [block % 6, Math.floor(block / 6)];
  const far = Math.hypot(bx - 2.5, by - 2.5);
  const kind = randomAt(city.seed, block, 1);
  const civic = (bx === 2 || bx === 3) && (by === 2 || by === 3);
  for (let index = 0; index < 49; index += 1) {
    const [i, j] = [1 + (index % 7), 1 + Math.floor(index / 7)];
    const [x, y] = [bx * 8 + i, by * 8 + j];
    const edge = i === 1 || i === 7 || j === 1 || j === 7;
    const random = randomAt(city.seed, x, y);
    if (!full && (!edge || civic || random > (far < 2 ? 0.92 : far < 3 ? 0.8 : 0.6))) continue;
    build(city, { type: typeFor(far, randomAt(city.seed + 1, x, y), kind), x, y });
  }
}

function typeFor(far: number, random: number, kind: number): BuildingType {
  if (far < 2) return random < 0.3 ? 'tower' : random < 0.6 ? 'flats' : random < 0.85 ? 'office' : 'shop-row';
  if (far < 3)
    return random < 0.22 ? 'shop-row' : random < 0.5 ? 'flats' : random < 0.9 ? 'row-houses' : 'kiosk';
  if (kind < 0.25) return random < 0.4 ? 'workshop' : random < 0.55 ? 'shop-row' : 'cottage';
  return random < 0.85 ? 'cottage' : 'row-houses';
}

function dirtAt(city: SceneCity, tile: number): number {
  const [x, y] = [tile % side, Math.floor(tile / side)];
  const near = Math.hypot(x - 44, y - 14);
  const works = [...city.placed.values()].filter(({ type }) => type === 'workshop');
  const smoke = works.reduce((sum, at) => sum + 40 / (1 + Math.hypot(at.x - x, at.y - y) ** 2 / 4), 0);
  return Math.min(450, Math.round(330 / (1 + near * near * 0.12) + smoke));
}
