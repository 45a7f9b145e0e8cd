import { clamp, divide } from '../whole-numbers.ts';
import type { BuildingType } from './building-types.ts';
import { buildings } from './buildings.ts';
import { panelWatts, tileMetres } from './utilities.ts';

export type Params = Readonly<Record<string, number>>;

/** A number of a building in thousandths, its start value when it is not given. */
function thousandths(type: BuildingType, params: Params, name: string): number {
  const spec = buildings[type].params.find((param) => param.name === name);
  return Math.round((params[name] ?? spec?.start ?? 0) * 1000);
}

/** A tank's radius or height in tenths of a metre. */
function decimetres(params: Params, name: string): number {
  return divide(thousandths('tank', params, name), 100);
}

/** 355/113 stands for pi: right to seven digits, and a whole-number division. */
function timesPi(value: number): number {
  return divide(value * 355, 113);
}

/** Litres that a cylinder of radius r and height h (metres) holds: pi r² h, in cubic decimetres. */
export function tankLitres(params: Params): number {
  const r = decimetres(params, 'r');
  return timesPi(r * r * decimetres(params, 'h'));
}

/** Square decimetres of sheet that a tank takes: 2 pi r² + 2 pi r h. Its cost follows this. */
export function tankSheet(params: Params): number {
  const r = decimetres(params, 'r');
  return timesPi(2 * r * r + 2 * r * decimetres(params, 'h'));
}

/** What the homes around a work site go without while it waits for its goods; the tens of a kind, from 10 on. */
export const feelings = ['power', 'water', 'travel', 'green', 'services'] as const;
export type Feeling = (typeof feelings)[number];

/** What a store holds or a site needs, in thousandths of its unit; its kind of goods, and the days of a site. */
export function goodsOf(params: Params): {
  amount: number;
  kind: number;
  feel: Feeling | null;
  days: number;
} {
  const kind = divide(thousandths('store', params, 'k'), 1000);
  return {
    amount: thousandths('store', params, 'n'),
    kind,
    feel: feelings[divide(kind, 10) - 1] ?? null,
    days: Math.max(1, divide(thousandths('site', params, 'd'), 1000)),
  };
}

/** Solar panels of an array. */
export function panelsOf(params: Params): number {
  return divide(thousandths('solar-array', params, 'n'), 1000);
}

/** Height of a bridge's arch in millimetres, `metres` from its left bank. */
export function archHeight(params: Params, metres: number): number {
  const of = (name: string) => thousandths('bridge', params, name);
  return of('a') * metres * metres + of('b') * metres + of('c');
}

/** Metres from bank to bank. */
export const bridgeSpan = buildings.bridge.width * tileMetres;

/**
 * How well a bridge can be walked, 0 to 1000: it lands on both banks (height 0, half a metre of grace), and boats pass
 * under the middle (2 m at least) without making it too steep (6 m at most).
 */
export function bridgeQuality(params: Params): number {
  const grace = 500;
  const miss = Math.max(Math.abs(archHeight(params, 0)), Math.abs(archHeight(params, bridgeSpan)));
  const middle = archHeight(params, bridgeSpan / 2);
  const landing = clamp(1000 - divide(Math.max(0, miss - grace), 4), 0, 1000);
  const clearance = middle < 2000 ? clamp(divide(middle, 2), 0, 1000) : 1000;
  const climb = middle > 6000 ? clamp(1000 - divide(middle - 6000, 6), 0, 1000) : 1000;
  return divide(landing * Math.min(clearance, climb), 1000);
}

/** Tiles that a building covers: `width` columns to the right, `height` rows down. */
export function footprintOf(type: BuildingType, params: Params = {}): { width: number; height: number } {
  const { width, height } = buildings[type];
  if (type !== 'park') return { width, height };
  return {
    width: divide(thousandths('park', params, 'w'), 1000),
    height: divide(thousandths('park', params, 'h'), 1000),
  };
}

const centsPerPanel = 5000;
/** A tank's cents per square metre of sheet. */
const centsPerSheet = 2500;
const centsPerParkTile = 5000;
/** A park's fence, cents per tile of its edge. */
const centsPerFence = 1500;

/** What a building costs with its numbers, in cents. */
export function costOf(type: BuildingType, params: Params = {}): number {
  const { cost } = buildings[type];
  const { width, height } = footprintOf(type, params);
  switch (type) {
    case 'solar-array':
      return cost + panelsOf(params) * centsPerPanel;
    case 'tank':
      return cost + divide(tankSheet(params) * centsPerSheet, 100);
    case 'park':
      return cost + width * height * centsPerParkTile + 2 * (width + height) * centsPerFence;
    default:
      return cost;
  }
}

/** What a building costs to run, cents a day. */
export function upkeepOf(type: BuildingType, params: Params = {}): number {
  const { upkeep } = buildings[type];
  if (type === 'solar-array') return upkeep + panelsOf(params) * 10;
  if (type === 'park') {
    const { width, height } = footprintOf(type, params);
    return upkeep * width * height;
  }
  return upkeep;
}

/** Watts that a source of power gives at its best, 0 for everything else. */
export function peakWatts(type: BuildingType, params: Params = {}): number {
  if (type === 'solar-array') return panelsOf(params) * panelWatts;
  return Math.max(0, -buildings[type].watts);
}
