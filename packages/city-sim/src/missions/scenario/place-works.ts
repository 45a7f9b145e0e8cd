import type { BuildingType } from '../../buildings/building-types.ts';
import { buildings } from '../../buildings/buildings.ts';
import { checkParams } from '../../buildings/check-params.ts';
import { tankLitres } from '../../buildings/measures.ts';
import type { City } from '../../city.ts';
import { applyCommand } from '../../commands/apply-command.ts';
import type { Command } from '../../commands/command.ts';
import { plotTiles, xOf, yOf } from '../../grid.ts';
import { forkCity } from '../../storage/fork-city.ts';
import type { Facts, MissionAnswer, Setting, Template } from '../template.ts';

/** A building that a mission puts up, before it has a place. */
export type Work = { type: BuildingType; params?: Record<string, number> };

type Plan = { template: Template; setting: Setting; facts: Facts; answer: MissionAnswer };

const litresOfCube = 1000;
const mostPanels = 200;
const mostHomes = 32;
const mostPieces = 5;

/** The buildings that an answer stands for: as many, or as large, as the number says and the plot can take. */
export function worksToPlace({ template, setting, facts, answer }: Plan): Work[] {
  const { building, per, meter } = setting;
  const typed = (symbol: string) => (typeof answer[symbol] === 'number' ? answer[symbol] : 0);
  const all = Object.keys(answer).reduce((sum, symbol) => sum + typed(symbol), 0);
  if (template.params.cottage) {
    return [...copies('cottage', typed('x'), mostHomes), ...copies('row-houses', typed('y'), mostHomes)];
  }
  if (template.holds) return tanksFor(typed(template.holds));
  if (building === 'tank' && meter) return tankPair(((all / (meter.step ?? 1)) * meter.each) / litresOfCube);
  if (building === 'solar-array') return arrays(all);
  if (building === 'tank' && facts.across) return [roundTank(facts.across / 2, typed('h'))];
  if (!per) return [{ type: building }];
  if (building === 'park') return [park(all / per)];
  return copies(building, Math.max(1, all / per), mostPieces);
}

function copies(type: BuildingType, count: number, most: number): Work[] {
  return Array.from({ length: Math.max(0, Math.min(most, Math.round(count))) }, () => ({ type }));
}

function arrays(panels: number): Work[] {
  const works: Work[] = [];
  for (let left = Math.round(panels); left > 0 && works.length < 4; left -= mostPanels) {
    works.push({ type: 'solar-array', params: { n: Math.min(left, mostPanels) } });
  }
  return works;
}

/** A tank higher than the catalogue builds ends at its highest, in tenths of a meter. */
function roundTank(r: number, height: number): Work {
  const bounds = buildings.tank.params.find(({ name }) => name === 'h');
  const h = Math.min(bounds?.max ?? height, Math.max(bounds?.min ?? height, Math.round(height * 10) / 10));
  const params = { r, h };
  return checkParams('tank', params) ? { type: 'tank', params } : { type: 'tank' };
}

const mostTanks = 4;

/** Tanks that hold so many cubic meters together, as closely as radius and height in tenths of a meter can. */
function tanksFor(volume: number): Work[] {
  const { most } = tankSizes();
  const count = Math.max(1, Math.min(mostTanks, Math.ceil((volume * 1000) / most.litres)));
  const wanted = (volume * 1000) / count;
  const nearest = tankSizes().all.reduce((best, size) =>
    Math.abs(size.litres - wanted) < Math.abs(best.litres - wanted) ? size : best,
  );
  return Array.from({ length: count }, () => ({ type: 'tank', params: { r: nearest.r, h: nearest.h } }));
}

/** A miss of so many litres is below what any meter of a mission shows. */
const missOfPair = 5;

/** A tank and a smaller one beside it that hold just so many cubic meters together; large volumes need more of them. */
function tankPair(volume: number): Work[] {
  const { all, most } = tankSizes();
  const wanted = volume * litresOfCube;
  if (wanted > most.litres) return tanksFor(volume);
  const worksOfSizes = (...pair: TankSize[]): Work[] =>
    pair.map(({ r, h }) => ({ type: 'tank', params: { r, h } }));
  const alone = all.find(({ litres }) => Math.abs(litres - wanted) <= missOfPair);
  if (alone) return worksOfSizes(alone);
  for (const large of all) {
    if (large.litres > wanted || large.litres < wanted / 2) continue;
    const rest = wanted - large.litres;
    const small = all.find(({ litres }) => Math.abs(litres - rest) <= missOfPair);
    if (small) return worksOfSizes(large, small);
  }
  return tanksFor(volume);
}

type TankSize = { r: number; h: number; litres: number };
let sizes: { all: readonly TankSize[]; most: TankSize } | null = null;

/** Every tank of the catalogue, and the largest. */
function tankSizes() {
  if (sizes) return sizes;
  const [radius, height] = ['r', 'h'].map((name) =>
    buildings.tank.params.find((param) => param.name === name),
  );
  const all: TankSize[] = [];
  for (let r = 10 * (radius?.min ?? 1); r <= 10 * (radius?.max ?? 1); r += 1) {
    for (let h = 10 * (height?.min ?? 1); h <= 10 * (height?.max ?? 1); h += 1) {
      const params = { r: r / 10, h: h / 10 };
      all.push({ ...params, litres: tankLitres(params) });
    }
  }
  sizes = { all, most: all.at(-1) ?? { r: 1, h: 1, litres: 1 } };
  return sizes;
}

/** A park of about that many tiles, at most 3 by 3. */
function park(tiles: number): Work {
  const w = Math.min(3, Math.max(1, Math.round(Math.sqrt(tiles))));
  const h = Math.min(3, Math.max(1, Math.round(tiles / w)));
  return { type: 'park', params: { w, h } };
}

/**
 * Commands that put works on the free tiles of a plot, in the order of the map. What finds no place is left out. The
 * city stays as it is; `budget` (cents) pays instead of the plot's balance.
 */
export function settleWorks(
  city: City,
  { plot, works, budget }: { plot: number; works: readonly Work[]; budget?: number },
): Command[] {
  const trial = forkCity(city);
  const commands: Command[] = [];
  for (const { type, params } of works) {
    for (const tile of plotTiles(plot)) {
      const command: Command = { kind: 'place', type, x: xOf(tile), y: yOf(tile), ...(params && { params }) };
      const order = { plot, command, ...(budget !== undefined && { budget }) };
      if (!applyCommand(trial, order).ok) continue;
      commands.push(command);
      break;
    }
  }
  return commands;
}

/** The same buildings as in `placements`, on the free tiles of another plot: what a commit writes. */
export function settlePlacements(
  city: City,
  { plot, placements, budget }: { plot: number; placements: readonly Command[]; budget?: number },
): Command[] {
  const works = placements.flatMap((command): Work[] =>
    command.kind === 'place'
      ? [{ type: command.type, ...(command.params && { params: { ...command.params } }) }]
      : [],
  );
  return settleWorks(city, { plot, works, ...(budget !== undefined && { budget }) });
}
