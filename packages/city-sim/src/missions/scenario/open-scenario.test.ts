import { describe, expect, test } from 'vitest';
import { countPeople } from '../../advance.ts';
import { applyCommand } from '../../commands/apply-command.ts';
import { createCity } from '../../create-city.ts';
import { plotTiles } from '../../grid.ts';
import { hashCity } from '../../storage/hash-city.ts';
import { runMission, solveMission } from '../every-family.ts';
import { families } from '../families.ts';
import { templatesAtLevel } from '../family-templates.ts';
import { missionIdOf, readMissionId } from '../mission-id.ts';
import { makeMission, templates } from '../testing-missions.ts';
import { openScenario, scenarioPlot } from './open-scenario.ts';
import { settlePlacements } from './place-works.ts';
import { scenarios } from './scenarios.ts';

describe.each(Object.keys(scenarios))('the district %s', (scenario) => {
  test('is the same from the same seed and leaves room to build [R11]', () => {
    const city = openScenario({ scenario, seed: 5 });
    expect(hashCity(openScenario({ scenario, seed: 5 }))).toBe(hashCity(city));
    const free = plotTiles(0).filter((tile) => city.type[tile] === 0);
    const onPlot = [...city.placed.values()].filter(({ owner }) => owner === scenarioPlot);
    expect(onPlot).toHaveLength(scenarios[scenario]?.length ?? 0);
    expect(countPeople(city)).toBeGreaterThan(60);
    expect(free.length).toBeGreaterThanOrEqual(30);
  });
});

test('every theme stands in a district that exists, and an unknown one is empty land', () => {
  const settings = templates.flatMap(({ template }) => Object.values(template.settings));
  for (const { scenario, title } of settings) expect(Object.keys(scenarios), title).toContain(scenario);
  expect(openScenario({ scenario: 'moon-base', seed: 1 }).placed.size).toBe(0);
});

test.each(templates)(
  'each theme of $family, level $level is found again by its district and building',
  ({ family, level }) => {
    const told = templatesAtLevel(families[family], level).flatMap(({ settings }) => Object.values(settings));
    const pairs = told.map(({ scenario, building }) => `${scenario} ${building}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  },
);

test.each(templates)(
  'what $family, level $level commits finds its place on a plot of a living city [R12]',
  (template) => {
    const mission = makeMission(template);
    const { inputs, prediction } = solveMission(mission);
    const result = runMission(mission, inputs, prediction);
    if (!result.ok) throw new Error(result.reason);
    const { placements } = result.run;
    expect(placements.length).toBeGreaterThan(0);
    const city = createCity({ seed: 3, kind: 'district' });
    const commands = settlePlacements(city, { plot: 9, placements, budget: 1_000_000_000 });
    expect(commands).toHaveLength(placements.length);
    for (const command of commands) {
      expect(applyCommand(city, { plot: 9, command, budget: 1_000_000_000 })).toMatchObject({ ok: true });
    }
  },
);

describe('mission ids', () => {
  test('read back to what they were made of', () => {
    const key = { lessonId: 12, family: 'ratio', level: 2, seed: 900_001 } as const;
    expect(readMissionId(missionIdOf(key))).toEqual(key);
  });

  test.each([
    '',
    'mission-1-ratio-2',
    'mission-01-ratio-2-1',
    'mission-1-magic-2-1',
    'mission-1-ratio-4-1',
    'mission-1-ratio-2-0',
    'mission-1-ratio-2-1 ',
  ])('"%s" is none', (id) => expect(readMissionId(id)).toBeNull());

  test('an id that is none refuses the run with a reason', () => {
    const mission = { ...makeMission({ family: 'ratio', level: 1 }), id: 'mission-x' };
    expect(runMission(mission, { n: '1' }, '1')).toMatchObject({ ok: false, reason: 'unknown-mission' });
  });
});

test('people have lived in a district before the student comes: a right plan never costs them their mood or their money', () => {
  const days = templates.slice(0, 40).map(({ family, level, setting }) => {
    const mission = makeMission({ family, level, setting, seed: 3 });
    const { inputs, prediction } = solveMission(mission);
    const run = runMission(mission, inputs, prediction);
    const [first = 0, ...others] = (run.ok && run.run.series.happiness) || [];
    const money = (run.ok && run.run.series.money?.at(-1)) || 0;
    // Homes that are built bring people who live farther from the park.
    return { id: mission.id, money, change: (others.at(-1) ?? first) - first };
  });
  expect(days.filter(({ change, money }) => change < -1 || money < 0)).toEqual([]);
});
