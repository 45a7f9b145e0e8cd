import { expect, test } from 'vitest';
import { runMission, solveMission } from './every-family.ts';
import { judgedByCity, makeMission, seeds } from './testing-missions.ts';

test('homes, tanks and roofs are judged by the city: what it has, no process invents', () => {
  expect(judgedByCity.map(({ family, level, setting }) => `${family} ${level} ${setting}`)).toEqual([
    'ratio 1 solar',
    'percent 1 roofs',
    'linear 1 tanks',
    'system 2 homes',
    'geometry 2 tank',
    'geometry 2 pour',
    'exponential 2 reserve',
    'calculus 1 night',
    'calculus 1 rain',
  ]);
});

test('a roof of more panels than the plot has room for counts those that stand', () => {
  const mission = makeMission({ family: 'ratio', level: 1, setting: 'solar', seed: 2 });
  const { prediction } = solveMission(mission);
  const symbol = mission.unknowns[0]?.symbol ?? '';
  const most = mission.unknowns[0]?.max ?? 0;
  const run = runMission(mission, { [symbol]: String(most) }, prediction);
  if (!run.ok) throw new Error(run.reason);
  const panels = run.run.placements.reduce(
    (sum, command) => sum + (command.kind === 'place' ? (command.params?.n ?? 0) : 0),
    0,
  );
  const before = runMission(mission, { [symbol]: '0' }, prediction);
  if (!before.ok) throw new Error(before.reason);
  const gained = (run.run.series.solar?.at(-1) ?? 0) - (before.run.series.solar?.at(-1) ?? 0);
  expect(panels).toBe(Math.min(most, 800));
  expect(gained / panels).toBeCloseTo(0.1266, 3);
});

test('a tank that is typed is a tank that stands: the city fills it, and its meter is the answer', () => {
  const mission = makeMission({ family: 'calculus', level: 1, setting: 'rain', seed: 3 });
  const { inputs, prediction } = solveMission(mission);
  const run = runMission(mission, inputs, prediction);
  if (!run.ok) throw new Error(run.reason);
  expect(run.run).toMatchObject({ stars: 3 });
  const tanks = run.run.placements.filter((command) => command.kind === 'place' && command.type === 'tank');
  expect(tanks.length).toBeGreaterThan(0);
  expect(run.run.series.size?.at(-1)).toBeCloseTo(Number(inputs.v), 0);
});

test.each([
  ['linear', 1, 'tanks'],
  ['exponential', 2, 'reserve'],
] as const)(
  'on 20 seeds the stored water of the city gives %s %i, %s three stars for the solution and none for a wrong way [R15] [R5]',
  (family, level, setting) => {
    for (const seed of seeds) {
      const mission = makeMission({ family, level, setting, seed });
      const { inputs, prediction, wrong } = solveMission(mission);
      const solved = runMission(mission, inputs, prediction);
      expect(solved, mission.id).toMatchObject({ run: { stars: 3 } });
      if (!solved.ok) continue;
      const tanks = solved.run.placements.map((command) => command.kind === 'place' && command.type);
      expect(new Set(tanks), mission.id).toEqual(new Set(['tank']));
      for (const { name, ...typed } of wrong) {
        const run = runMission(mission, typed.inputs, typed.prediction);
        expect(run.ok && run.run.stars, `${mission.id}: ${name}`).toBe(0);
      }
    }
  },
  120_000,
);
