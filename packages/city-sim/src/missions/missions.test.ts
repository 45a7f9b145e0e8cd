import { describe, expect, test } from 'vitest';
import { settingNames } from './families.ts';
import { missionFamilies, missionLevels } from './family-names.ts';
import type { Theme } from './mission.ts';
import { missionFor } from './mission-for.ts';
import { runMission } from './run-mission.ts';
import { solveMission } from './solve-mission.ts';

const plain: Theme = { grade: null, career: null, names: [] };
const seeds = Array.from({ length: 20 }, (_, at) => at + 1);
const templates = missionFamilies.flatMap((family) => missionLevels.map((level) => ({ family, level })));

describe.each(templates)('$family, level $level', ({ family, level }) => {
  test('a right answer earns three stars and every named wrong one at most one, on 20 seeds [R15]', () => {
    for (const seed of seeds) {
      const mission = missionFor({ family, level, seed, lessonId: 1, theme: plain });
      const { inputs, prediction, wrong } = solveMission(mission);
      const solved = runMission(mission, inputs, prediction);
      expect(solved, `${mission.id} ${JSON.stringify(inputs)}`).toMatchObject({
        ok: true,
        run: { stars: 3 },
      });
      for (const { name, ...typed } of wrong) {
        const run = runMission(mission, typed.inputs, typed.prediction);
        expect(run.ok, `${mission.id}: ${name} ${JSON.stringify(typed.inputs)}`).toBe(true);
        if (run.ok) expect(run.run.stars, `${mission.id}: ${name}`).toBeLessThanOrEqual(1);
      }
    }
  });
  test('settings', () => {
    expect(settingNames(family, level).length).toBeGreaterThan(0);
  });
});
