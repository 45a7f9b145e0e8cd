import { expect, test } from 'vitest';
import { missionFor } from './every-family.ts';
import { families } from './families.ts';
import { missionFamilies } from './family-names.ts';
import { loadFamily } from './load-family.ts';
import { missionFrom } from './mission-for.ts';
import { runFrom } from './run-mission.ts';
import { solveFrom } from './solve-mission.ts';
import { plainTheme } from './testing-missions.ts';

test.each(missionFamilies)(
  '%s comes alone as it comes with all others, and judges by itself',
  async (name) => {
    const family = await loadFamily(name);
    expect(family).toBe(families[name]);
    const wish = { family: name, level: 1, seed: 3, lessonId: 7, theme: plainTheme } as const;
    const mission = missionFrom(family, wish);
    expect(mission).toEqual(missionFor(wish));
    const { inputs, prediction } = solveFrom(family, mission);
    expect(runFrom(family, { mission, inputs, prediction })).toMatchObject({ ok: true, run: { stars: 3 } });
  },
);
