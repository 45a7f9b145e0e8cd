import { checkClaim } from '@playforward/math';
import { expect, test } from 'vitest';
import { runMission, solveMission } from '../every-family.ts';
import { makeMission, templates } from '../testing-missions.ts';

/** Typed numbers around the solution, and what each named wrong way types. */
function attemptsAt(inputs: Readonly<Record<string, string>>, wrong: readonly Record<string, string>[]) {
  const shifted = [0.5, 0.9, 0.98, 0.99, 1.004, 1.01, 1.05, 1.2, 2].map((factor) =>
    Object.fromEntries(
      Object.entries(inputs).map(([symbol, text]) => [
        symbol,
        Number.isFinite(Number(text)) ? String(Math.round(Number(text) * factor * 100) / 100) : text,
      ]),
    ),
  );
  return [inputs, ...wrong, ...shifted];
}

test.each(templates)(
  '$family, level $level, $setting: an equation is shown at three stars alone, and another engine agrees with it',
  ({ family, level, setting }) => {
    for (const seed of [1, 2, 3, 4]) {
      const mission = makeMission({ family, level, setting, seed });
      const { inputs, prediction, wrong } = solveMission(mission);
      const solved = runMission(mission, inputs, prediction);
      expect(solved, mission.id).toMatchObject({ ok: true, run: { equation: expect.any(String) } });
      for (const typed of attemptsAt(
        inputs,
        wrong.map((way) => way.inputs),
      )) {
        const result = runMission(mission, typed, prediction);
        if (!result.ok) continue;
        const { equation, stars, happened } = result.run;
        expect(happened, mission.id).toMatch(/\S/);
        if (equation === undefined) continue;
        expect(stars, `${mission.id} ${equation}`).toBe(3);
        for (const part of equation.split(', ')) {
          const plain = part.replace(/^[a-z]+ = /, '');
          if (plain.includes('≈') || /[a-zA-Z]/.test(plain) || !/[=<≤≥]/.test(plain)) continue;
          expect(checkClaim(plain), `${mission.id}: ${part}`).not.toBe('false');
        }
      }
    }
  },
  240_000,
);
