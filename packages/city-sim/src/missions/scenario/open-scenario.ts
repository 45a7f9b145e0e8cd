import { advance } from '../../advance.ts';
import { buildings } from '../../buildings/buildings.ts';
import type { City } from '../../city.ts';
import { applyCommand } from '../../commands/apply-command.ts';
import { createCity } from '../../create-city.ts';
import { blockOfPlot, cornerOfBlock } from '../../grid.ts';
import type { Mission } from '../mission.ts';
import { neighborHomes, type Standing, scenarios, townGreen } from './scenarios.ts';

/** The plot that a scenario stands on in its own city. */
export const scenarioPlot = 0;
/** The plot across the street, whose people feel what is built; the one beside it stays free for works. */
const homesPlot = 6;
/** The plot across the crossing, so that no district stands alone on its meadow. */
const greenPlot = 7;

/** Cents for what stands before the student comes; more than any district costs. */
const ample = 1_000_000_000;

/**
 * The pre-built district of a mission: the same city from the same scenario and seed, on every machine. A scenario
 * that this version does not know is an empty district.
 */
export function openScenario({ scenario, seed }: Pick<Mission, 'scenario' | 'seed'>): City {
  const city = builtDistrict(scenario, seed);
  const { mood, happiness, pollution } = longLived(scenario);
  city.happiness = mood;
  city.blocks.happiness.set(happiness);
  city.pollution.set(pollution);
  return city;
}

function builtDistrict(scenario: string, seed: number): City {
  const city = createCity({ seed, kind: 'district' });
  const standing = scenarios[scenario];
  if (!standing) return city;
  putUp(city, { plot: scenarioPlot, standing });
  putUp(city, { plot: homesPlot, standing: neighborHomes });
  putUp(city, { plot: greenPlot, standing: townGreen });
  return city;
}

type Lived = { mood: number; happiness: City['blocks']['happiness']; pollution: City['pollution'] };
const settled = new Map<string, Lived>();
const hoursToSettle = 10 * 24;

/**
 * People have lived here before the student came, so their mood is what the district is worth: in the days of a run it
 * moves by what the student builds, and by nothing else.
 */
function longLived(scenario: string): Lived {
  const known = settled.get(scenario);
  if (known) return known;
  const city = builtDistrict(scenario, 1);
  advance(city, hoursToSettle);
  const lived = { mood: city.happiness, happiness: city.blocks.happiness, pollution: city.pollution };
  // Names of districts that there are: any other is empty, and nobody lives there.
  if (scenarios[scenario]) settled.set(scenario, lived);
  return lived;
}

function putUp(city: City, { plot, standing }: { plot: number; standing: readonly Standing[] }): void {
  const corner = cornerOfBlock(blockOfPlot(plot));
  for (const [type, column, row, params] of standing) {
    const at = { x: corner.x + column, y: corner.y + row };
    const command = { kind: 'place', type, ...at, ...(params && { params }) } as const;
    const placed = applyCommand(city, { plot, command, budget: ample });
    if (!placed.ok) throw new Error(`${buildings[type].name} was refused (${placed.reason})`);
  }
}

/** Tiles of the plot (0 to 48) on which a scenario's buildings stand, in their order. */
export function scenarioTiles(scenario: string): number[] {
  return (scenarios[scenario] ?? []).map(([, column, row]) => row * 7 + column);
}
