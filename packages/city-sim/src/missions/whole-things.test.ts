import { expect, test } from 'vitest';
import { runMission, solveMission } from './every-family.ts';
import { families } from './families.ts';
import { templatesAtLevel } from './family-templates.ts';
import { makeMission, seeds, templates } from './testing-missions.ts';
import { asWholeThings, countsWholeThings } from './whole-things.ts';

test('a site takes whole trees: the store keeps the others, and a part of one is nowhere', () => {
  const series = { stored: [15.27, 9.9, 4.5, 0, 0], missing: [0, 0, 0, 0.9, 6.37] };
  expect(asWholeThings(series, { need: 27, supply: 20.63 })).toEqual({
    stored: [15, 10, 4, 0, 0],
    missing: [0, 0, 0, 1, 7],
  });
});

const settings = templates.flatMap(({ family, level, template }) =>
  Object.entries(template.settings)
    .filter(([, setting]) => countsWholeThings(setting, [{ need: 1, supply: 1 }]) && !setting.meter)
    .filter(() => template.lots && templatesAtLevel(families[family], level).includes(template))
    .map(([setting]) => ({ family, level, setting })),
);

test('nobody is told of 1.2e24 people', () => {
  const mission = makeMission({ family: 'exponential', level: 1, setting: 'calls', seed: 2 });
  const told = solveMission(mission).wrong.map(({ inputs, prediction }) => {
    const run = runMission(mission, inputs, prediction);
    return run.ok ? run.run.happened : run.reason;
  });
  expect(told.join(' ')).toContain('People called beyond the goal: more than a million');
  expect(told.join(' ')).not.toMatch(/e\+|\d\.\d/);
});

test('there are missions that count whole things', () => expect(settings.length).toBeGreaterThan(10));

test.each(settings)(
  '$family $level $setting: no chart, table or sentence shows a part of a thing, right or wrong',
  (wish) => {
    for (const seed of seeds.slice(0, 3)) {
      const mission = makeMission({ ...wish, seed });
      const solution = solveMission(mission);
      for (const plan of [solution, ...solution.wrong]) {
        const run = runMission(mission, plan.inputs, plan.prediction);
        if (!run.ok) throw new Error(`${mission.id}: ${run.reason}`);
        const isCounted = run.run.goals[2]?.some(({ label }) => label.endsWith('less than one off'));
        if (!isCounted) continue;
        const { stored = [], missing = [] } = run.run.series;
        expect(
          [...stored, ...missing].filter((value) => !Number.isInteger(value)),
          mission.id,
        ).toEqual([]);
        expect(run.run.happened, mission.id).not.toMatch(/\d\.\d/);
      }
    }
  },
);
