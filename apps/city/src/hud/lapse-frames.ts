import {
  advance,
  applyCommand,
  type City,
  forkCity,
  openScenario,
  scenarioPlot,
} from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import type { FinishedRun } from '../planner/planner-state.ts';
import type { SiteLook } from '../scene/site/site-look.ts';
import { siteAfter } from './site-look.ts';

/** States from the first morning to the last evening, without the one before anything is built. */
const frameCount = 10;
const missionPays = Number.MAX_SAFE_INTEGER;

export type Lapse = {
  /** The district before the answer, then with what it built, day by day. */
  cities: City[];
  /** Days passed in each of them, and how the work site looks then. */
  days: number[];
  sites: (SiteLook | null)[];
  plot: number;
};

const played = new WeakMap<FinishedRun, Lapse>();

/**
 * The run itself as cities to look at (R4): the district in which it was judged, from the same scenario and seed, with
 * what the answer built. Neither the student's own city nor anything that counts is in it. The same film each time, so
 * that what is read afterwards is where it ended.
 */
export function layLapse(mission: CityMission, finished: FinishedRun): Lapse {
  const known = played.get(finished);
  if (known) return known;
  const lapse = playDays(mission, finished);
  played.set(finished, lapse);
  return lapse;
}

function playDays(mission: CityMission, finished: FinishedRun): Lapse {
  const { placements } = finished.run;
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
  return { cities, days, sites: days.map((day) => siteAfter(mission, finished, day)), plot: scenarioPlot };
}
