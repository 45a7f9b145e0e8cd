import { expect, test } from 'vitest';
import { runMission, solveMission } from './every-family.ts';
import type { Mission } from './mission.ts';
import type { MissionRun } from './run-mission.ts';
import { makeMission, seeds, templates } from './testing-missions.ts';

function runOf(mission: Mission, inputs: Record<string, string>, prediction = '0'): MissionRun {
  const result = runMission(mission, inputs, prediction);
  if (!result.ok) throw new Error(`${mission.id}: ${result.reason}`);
  return result.run;
}

function askedOf(mission: Mission) {
  const { inputs, prediction } = solveMission(mission);
  const { whatIf } = runOf(mission, inputs, prediction);
  if (!whatIf) throw new Error(`${mission.id} asks for no other number`);
  return { inputs, ...whatIf };
}

/** `And with 108 oaks, not 99 oaks?` → what is typed for it. */
function typedIn(words: string): string {
  const line = /y = \S+x [+−] [\d.]+|\([^)]*\)/.exec(words)?.[0];
  return (line ?? /−?[\d,.]*\d/.exec(words)?.[0]?.replaceAll(',', '') ?? '').replaceAll('−', '-');
}

test.each(templates)(
  '$family $level $setting: one of three unlike outcomes is right, in no fixed place',
  (wish) => {
    const places = new Set<number>();
    for (const seed of seeds.slice(0, 6)) {
      const { choices } = askedOf(makeMission({ ...wish, seed }));
      expect(new Set(choices.map(({ text }) => text)).size).toBe(3);
      for (const { text } of choices) expect(text).toMatch(/\d/);
      const right = choices.flatMap(({ reply }, at) => (reply === 'Yes, just that.' ? [at] : []));
      expect(right).toHaveLength(1);
      places.add(right[0] ?? -1);
    }
    expect(places.size).toBeGreaterThan(1);
  },
);

test.each(templates)('$family $level $setting: the city does say it once the number is run', (wish) => {
  const mission = makeMission({ ...wish, seed: 3 });
  const { inputs, prompt, choices } = askedOf(mission);
  const [symbol = ''] = mission.unknowns.map((unknown) => unknown.symbol);
  for (const { text, reply } of choices) {
    const words = reply.startsWith('Yes') ? prompt : reply;
    const run = runOf(mission, { ...inputs, [symbol]: typedIn(words) });
    expect(run.stars).toBeLessThan(3);
    // Where the typed number is the missing part itself, a run tells its size in words alone.
    if (/\d/.test(run.happened)) expect(run.happened, `${mission.id} ${words}`).toBe(text);
  }
});

test('nobody is asked about another number before three stars', () => {
  const mission = makeMission({ family: 'ratio', level: 1 });
  for (const { inputs, prediction } of solveMission(mission).wrong)
    expect(runOf(mission, inputs, prediction).whatIf).toBeUndefined();
});
