import { expect, test } from 'vitest';
import { runMission, solveMission } from './every-family.ts';
import type { MissionRun } from './run-mission.ts';
import { judgedByCity, makeMission, seeds, templates } from './testing-missions.ts';

/** By day the first four of the seeds; at night all. */
const asked = process.env.WHOLE === '1' ? seeds : seeds.slice(0, 4);

const numbersOf = ({ series, outcome, predictionError }: MissionRun): number[] => [
  ...Object.values(series).flat(),
  ...Object.values(outcome),
  predictionError,
];

test.each(templates)(
  '$family, level $level, $setting: on every seed the solution earns three stars and no wrong way any [R15] [R5]',
  ({ family, level, setting }) => {
    for (const seed of asked) {
      const mission = makeMission({ family, level, setting, seed });
      const { inputs, prediction, wrong } = solveMission(mission);
      const solved = runMission(mission, inputs, prediction);
      const told = `${mission.id} ${JSON.stringify(inputs)}`;
      expect(solved, told).toMatchObject({ ok: true, run: { stars: 3 } });
      if (!solved.ok) continue;
      expect(Math.abs(solved.run.predictionError), told).toBeLessThanOrEqual(mission.predict.max / 1000);
      expect(numbersOf(solved.run).every(Number.isFinite), told).toBe(true);
      expect(wrong.length, told).toBeGreaterThanOrEqual(2);
      for (const { name, ...typed } of wrong) {
        const run = runMission(mission, typed.inputs, typed.prediction);
        expect(run, `${told}: ${name} ${JSON.stringify(typed.inputs)}`).toMatchObject({ ok: true });
        if (!run.ok) continue;
        expect(run.run.stars, `${told}: ${name} ${JSON.stringify(typed.inputs)}`).toBe(0);
        expect(numbersOf(run.run).every(Number.isFinite), `${told}: ${name}`).toBe(true);
      }
    }
  },
  240_000,
);

test.each(judgedByCity)(
  'the city of $family, level $level, $setting gives three stars to the solution and none to a wrong way [R15]',
  (wish) => {
    for (const seed of [1, 2, 3, 4]) {
      const mission = makeMission({ ...wish, seed });
      const { inputs, prediction, wrong } = solveMission(mission);
      expect(runMission(mission, inputs, prediction), mission.id).toMatchObject({ run: { stars: 3 } });
      for (const { name, ...typed } of wrong) {
        const run = runMission(mission, typed.inputs, typed.prediction);
        expect(run.ok && run.run.stars, `${mission.id}: ${name}`).toBe(0);
      }
    }
  },
  240_000,
);
