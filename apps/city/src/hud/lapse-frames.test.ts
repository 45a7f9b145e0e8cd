import {
  hashCity,
  missionFor,
  openScenario,
  runMission,
  scenarioPlot,
  solveMission,
} from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { expect, test } from 'vitest';
import type { RunShown } from '../session/city-session.ts';
import { layLapse } from './lapse-frames.ts';

const mission = missionFor({
  family: 'geometry',
  level: 2,
  seed: 4,
  lessonId: 1,
  theme: { grade: null, career: null, names: [] },
});
const { inputs, prediction } = solveMission(mission);
const result = runMission(mission, inputs, prediction);
if (!result.ok) throw new Error('The solution runs.');
const { run } = result;

test('the days that play are those of the run that was judged: its district, its building, its meters [R4]', () => {
  const { cities, days, plot } = layLapse(mission as CityMission, {
    runId: '1',
    run: run as unknown as RunShown,
    inputs,
    prediction,
  });
  expect(plot).toBe(scenarioPlot);
  expect(hashCity(cities[0] ?? openScenario(mission))).toBe(hashCity(openScenario(mission)));
  expect(cities[1]?.placed.size).toBe((cities[0]?.placed.size ?? 0) + run.placements.length);
  expect([days[0], days[1], days.at(-1)]).toEqual([0, 0, mission.run.days]);
  expect(cities.map(({ tick }) => tick)).toEqual(
    days.map((day) => Math.round(day * 24) + (cities[0]?.tick ?? 0)),
  );
  const people = [...(cities.at(-1)?.pop ?? [])].reduce((sum, count) => sum + count, 0);
  expect(people).toBe(run.series.people?.at(-1));
});
