import type { BuildingType } from '../buildings/building-types.ts';
import { footprintOf } from '../buildings/measures.ts';
import type { City } from '../city.ts';
import {
  blockCount,
  blockOfPlot,
  citySize,
  civicBlocks,
  cornerOfBlock,
  plotCount,
  plotSize,
} from '../grid.ts';
import { draw, startRandom } from '../random.ts';
import { divide } from '../whole-numbers.ts';
import { type Character, characters, innerCharacters, outerCharacters, type PlanStep } from './characters.ts';
import type { Planned } from './planned.ts';

type Chance = { rng: number };
type Land = { x: number; y: number; taken: Uint8Array; chance: Chance };

function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items];
  for (let index = left.length - 1; index > 0; index -= 1) {
    const other = draw(chance, index + 1);
    const [a, b] = [left[index], left[other]];
    if (a !== undefined && b !== undefined) [left[index], left[other]] = [b, a];
  }
  return left;
}

function isOuter(plot: number): boolean {
  const { x, y } = cornerOfBlock(blockOfPlot(plot));
  const isEdge = (from: number) => from === 1 || from + plotSize === citySize;
  return isEdge(x) || isEdge(y);
}

/** Character of every plot's neighbour in a city: the same mix in every city, in another order for each seed. */
function charactersOf(seed: number): Character[] {
  const chance = { rng: startRandom(seed) };
  const inner = shuffle(innerCharacters, chance);
  const outer = shuffle(outerCharacters, chance);
  return Array.from(
    { length: plotCount },
    (_, plot) => (isOuter(plot) ? outer.pop() : inner.pop()) ?? 'garden',
  );
}

function fits(
  { taken }: Land,
  column: number,
  row: number,
  size: { width: number; height: number },
): boolean {
  if (column + size.width > plotSize || row + size.height > plotSize) return false;
  for (let index = 0; index < size.width * size.height; index += 1) {
    const tile = (row + divide(index, size.width)) * plotSize + column + (index % size.width);
    if (taken[tile] === 1) return false;
  }
  return true;
}

/** Steps from the road, 0 beside it to 3 in the middle. */
function depthOf(column: number, row: number): number {
  return Math.min(column, row, plotSize - 1 - column, plotSize - 1 - row);
}

/** Homes and shops stand along the road; parks lie inside. Of equally good spots the land's chance picks one. */
function findSpot(land: Land, type: BuildingType, params: Readonly<Record<string, number>>): number | null {
  const size = footprintOf(type, params);
  const wantsInside = type === 'park' || type === 'playground' || type === 'bike-lane';
  let best: number | null = null;
  let bestRank = -1;
  for (let tile = 0; tile < plotSize * plotSize; tile += 1) {
    const column = tile % plotSize;
    const row = divide(tile, plotSize);
    if (!fits(land, column, row, size)) continue;
    const far = Math.min(depthOf(column, row), depthOf(column + size.width - 1, row + size.height - 1));
    const rank = (wantsInside ? far : 3 - far) * 64 + draw(land.chance, 64);
    if (rank > bestRank) {
      best = tile;
      bestRank = rank;
    }
  }
  return best;
}

function planLand(land: Land, steps: readonly PlanStep[]): Planned[] {
  const plan: Planned[] = [];
  for (const { type, count, params = {} } of steps) {
    const { width, height } = footprintOf(type, params);
    for (let built = 0; built < count; built += 1) {
      const spot = findSpot(land, type, params);
      if (spot === null) break;
      const column = spot % plotSize;
      const row = divide(spot, plotSize);
      for (let index = 0; index < width * height; index += 1) {
        land.taken[(row + divide(index, width)) * plotSize + column + (index % width)] = 1;
      }
      plan.push({ type, x: land.x + column, y: land.y + row, params });
    }
  }
  return plan;
}

/** Everything that the neighbour of a plot will ever build, in order. It depends on seed and plot alone. */
function planPlot(seed: number, plot: number, character: Character): Planned[] {
  const chance = { rng: startRandom(seed + plot * 7919 + 1) };
  const land = { ...cornerOfBlock(blockOfPlot(plot)), taken: new Uint8Array(plotSize * plotSize), chance };
  return planLand(land, characters[character]);
}

/** The plans of all neighbours, worked out once for a city and its forks. */
export function plansOfPlots(city: Pick<City, 'seed' | 'plans'>): readonly (readonly Planned[])[] {
  city.plans ??= charactersOf(city.seed).map((character, plot) => planPlot(city.seed, plot, character));
  return city.plans;
}

/** The centre, spread over its four blocks around the sites of the monuments. */
export function planCentre(
  seed: number,
  steps: readonly PlanStep[],
  kept: readonly { x: number; y: number; width: number; height: number }[],
): Planned[] {
  const chance = { rng: startRandom(seed + blockCount * 7919) };
  const lands = civicBlocks.map((block): Land => {
    const corner = cornerOfBlock(block);
    const taken = new Uint8Array(plotSize * plotSize);
    for (let tile = 0; tile < taken.length; tile += 1) {
      const x = corner.x + (tile % plotSize);
      const y = corner.y + divide(tile, plotSize);
      const isKept = kept.some(
        (site) => x >= site.x && x < site.x + site.width && y >= site.y && y < site.y + site.height,
      );
      if (isKept) taken[tile] = 1;
    }
    return { ...corner, taken, chance };
  });
  let turn = 0;
  return steps.flatMap(({ count, ...step }) =>
    Array.from({ length: count }, () => {
      turn += 1;
      const land = lands[turn % lands.length];
      return land ? planLand(land, [{ ...step, count: 1 }]) : [];
    }).flat(),
  );
}
