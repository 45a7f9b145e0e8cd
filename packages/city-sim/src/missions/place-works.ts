import type { BuildingType } from '../buildings/building-types.ts';
import { checkParams } from '../buildings/check-params.ts';
import type { City } from '../city.ts';
import { applyCommand } from '../commands/apply-command.ts';
import type { Command } from '../commands/command.ts';
import { plotTiles, xOf, yOf } from '../grid.ts';
import { forkCity } from '../storage/fork-city.ts';
import type { Answer, Facts, Setting, Template } from './template.ts';

/** A building that a mission puts up, before it has a place. */
export type Work = { type: BuildingType; params?: Record<string, number> };

type Plan = { template: Template; setting: Setting; facts: Facts; answer: Answer };

const mostPanels = 200;
const mostHomes = 30;

/** The buildings that an answer stands for. A number that no building takes builds the theme's building once. */
export function worksOf({ template, setting, facts, answer }: Plan): Work[] {
  const { building } = setting;
  const typed = (symbol: string) => (typeof answer[symbol] === 'number' ? answer[symbol] : 0);
  if (template.params.cottage) return homes(typed('x'), typed('y'));
  if (building === 'solar-array') return arrays(typed('n'));
  if (building === 'tank' && facts.across) {
    return [fitted('tank', { r: facts.across / 2, h: Math.round(typed('h') * 10) / 10 })];
  }
  if (building === 'park') return [fitted('park', { w: 2, h: 2 })];
  return [{ type: building }];
}

function homes(cottages: number, rows: number): Work[] {
  const some = (type: BuildingType, count: number): Work[] =>
    Array.from({ length: Math.max(0, Math.min(mostHomes, Math.round(count))) }, () => ({ type }));
  return [...some('cottage', cottages), ...some('row-houses', rows)];
}

function arrays(panels: number): Work[] {
  const works: Work[] = [];
  for (let left = Math.round(panels); left > 0 && works.length < 4; left -= mostPanels) {
    works.push(fitted('solar-array', { n: Math.min(left, mostPanels) }));
  }
  return works;
}

/** Numbers outside of what can be built leave the building as its catalogue has it. */
function fitted(type: BuildingType, params: Record<string, number>): Work {
  return checkParams(type, params) ? { type, params } : { type };
}

/**
 * Commands that put works on the free tiles of a plot, in the order of the map. What finds no place is left out. The
 * city stays as it is; `budget` (cents) pays instead of the plot's purse.
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
