import { missionFor, runMission, solveMission } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { expect, test } from 'vitest';
import { plannedSite, siteAfter } from './site-look.ts';

const mission = missionFor({
  family: 'geometry',
  level: 1,
  seed: 3,
  lessonId: 1,
  theme: { grade: 6, career: null, names: [] },
}) as CityMission;
const { inputs, prediction, wrong } = solveMission(mission);
const { days } = mission.run;

function finished(typed: Record<string, string>) {
  const run = runMission(mission, typed, prediction);
  if (!run.ok) throw new Error('The plan was refused.');
  return { runId: 'r', inputs: typed, prediction, run: run.run };
}

test('a blueprint grows with the number that is typed, and tells nothing of the need that is not told', () => {
  const [symbol] = Object.keys(inputs);
  const at = (value: string) => plannedSite(mission, { [symbol ?? '']: value });
  expect(at('')).toMatchObject({ brought: 0, phase: 'planned', party: false });
  expect(at('4')?.brought).toBeLessThan(at('8')?.brought ?? 0);
  expect(at('12')?.slots).toBe(at('4')?.slots);
});

test('what is asked for comes day by day, what is left over is seen in the end, and a perfect fit is a feast', () => {
  const good = finished(inputs);
  const early = siteAfter(mission, good, 1);
  const late = siteAfter(mission, good, days);
  expect(early?.asked).toBeLessThan(late?.asked ?? 0);
  expect(late).toMatchObject({ phase: 'over', party: true, spare: 0 });
  expect(late?.met).toBe(late?.slots);
  const poor = siteAfter(mission, finished(wrong[0]?.inputs ?? {}), days);
  expect(poor?.party).toBe(false);
  expect(poor?.met !== poor?.slots || (poor?.spare ?? 0) > 0).toBe(true);
});
