import {
  advance,
  applyCommand,
  type City,
  type Command,
  forkCity,
  openScenario,
  scenarioPlot,
} from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';

/** States from the first morning to the last evening, without the one before anything is built. */
const frameCount = 10;
const missionPays = Number.MAX_SAFE_INTEGER;

export type Lapse = {
  /** The district before the answer, then with what it built, day by day. */
  cities: City[];
  /** Days passed in each of them. */
  days: number[];
  plot: number;
};

/**
 * The run itself as cities to look at (R4): the district in which it was judged, from the same scenario and seed, with
 * what the answer built. Neither the student's own city nor anything that counts is in it.
 */
export function lapseOf(
  mission: Pick<CityMission, 'scenario' | 'seed' | 'run'>,
  placements: readonly Command[],
): Lapse {
  const city = openScenario(mission);
  const cities = [forkCity(city)];
  const days = [0];
  for (const command of placements) applyCommand(city, { plot: scenarioPlot, command, budget: missionPays });
  const hours = mission.run.days * 24;
  for (let frame = 0; frame < frameCount; frame += 1) {
    const passed = Math.round((frame * hours) / (frameCount - 1));
    advance(city, passed - (days.at(-1) ?? 0) * 24);
    cities.push(forkCity(city));
    days.push(passed / 24);
  }
  return { cities, days, plot: scenarioPlot };
}
