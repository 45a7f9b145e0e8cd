import { expect, test } from 'vitest';
import { runMission, solveMission } from '../every-family.ts';
import { makeMission, templates } from '../testing-missions.ts';

/** What is told of a number far too small. */
function toldOfTooLittle(setting: string): { happened: string; notes: string } {
  const mission = makeMission({ family: 'ratio', level: 2, setting, seed: 2 });
  const result = runMission(mission, { n: '1' }, '0');
  if (!result.ok) throw new Error(result.reason);
  expect(result.run.stars).toBe(0);
  return { happened: result.run.happened, notes: result.run.notes.join(' ') };
}

test('homes go without where water is missing', () => {
  const { happened, notes } = toldOfTooLittle('pump');
  expect(happened).toMatch(/^Tower left empty: [\d.]+ L\.$/);
  expect(notes).toMatch(/^It was not enough on \d+ of 14 days\. Taps ran dry in all \d+ homes\.$/);
});

test('nobody waits or goes without where too small a number leaves something unused', () => {
  const { happened, notes } = toldOfTooLittle('people');
  expect(happened).toMatch(/^Water that runs off: [\d.]+ L\.$/);
  expect(notes).toBe('');
});

test('a well that shall serve more people than it can earns no star', () => {
  const mission = makeMission({ family: 'ratio', level: 2, setting: 'people', seed: 2 });
  const { inputs, prediction } = solveMission(mission);
  const starsOf = (people: number) => {
    const result = runMission(mission, { n: String(people) }, prediction);
    return result.ok ? result.run.stars : result.reason;
  };
  const most = Number(inputs.n);
  expect([most - 1, most, most + 1].map(starsOf)).toEqual([0, 3, 0]);
  expect(mission.goals.map((tier) => tier.map(({ label }) => label.split(':')[0]))).toEqual(
    Array.from({ length: 3 }, () => ['Water missing', 'Water that runs off']),
  );
});

test('where too little is no matter of homes, only the days are told', () => {
  expect(toldOfTooLittle('model').notes).toMatch(/^It was not enough on \d+ of 14 days\.$/);
});

/** Three stars by the answer itself, and what is told of a number one step below it. */
function solvedAndLess(
  wish: Pick<(typeof templates)[number], 'family' | 'level' | 'setting'> & { seed: number },
) {
  const mission = makeMission(wish);
  const { inputs, prediction } = solveMission(mission);
  const [symbol = '', typed = ''] = Object.entries(inputs)[0] ?? [];
  const less = Number(typed) - (mission.unknowns[0]?.step ?? 1);
  const solved = runMission(mission, inputs, prediction);
  const below = runMission(mission, { ...inputs, [symbol]: String(less) }, prediction);
  if (!solved.ok) throw new Error(solved.reason);
  return { run: solved.run, below: below.ok ? below.run.stars : null };
}

test.each(templates)(
  '$family, level $level, $setting: what three stars are told as is so',
  ({ family, level, setting }) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { run, below } = solvedAndLess({ family, level, setting, seed });
      expect(run.stars).toBe(3);
      expect(run.notes).toEqual([]);
      const ends = [run.outcome.shortShare ?? 0, run.outcome.spareShare ?? 0];
      if (/^Just enough/.test(run.happened)) expect(ends, run.happened).toEqual([0, 0]);
      if (/next to nothing/.test(run.happened)) expect(Math.max(...ends)).toBeLessThanOrEqual(5);
      if (/ less is not\.$/.test(run.happened)) expect(below, run.happened).toBe(0);
    }
  },
);
