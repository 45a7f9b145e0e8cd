import {
  inputReasonText,
  loadFamily,
  type MissionFamily,
  type MissionRun,
  missionFrom,
  runFrom,
} from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { sessionText as text } from '../session/text.ts';
import type { Plan } from './plan.ts';

type Judged = { ok: true; run: MissionRun } | { ok: false; sentence: string; symbol?: string };

/**
 * What all missions are judged by. Only `ask-judge.ts` imports it, and only when a plan is to be run in a city of one's
 * own; the rules of a family come as a file of their own when a mission of it is opened.
 */
export async function judgePlan(plan: Plan): Promise<Judged> {
  const { mission } = plan;
  const result = runFrom(await loadFamily(mission.family), plan);
  if (result.ok) return result;
  const { reason, symbol } = result;
  if (reason === 'unknown-mission') return { ok: false, sentence: text.unknownMission };
  const field = mission.unknowns.find((unknown) => unknown.symbol === symbol);
  return { ok: false, sentence: inputReasonText(reason, field), symbol };
}

/** Fetches the rules of a family before they are wanted. */
export async function fetchFamily(family: MissionFamily): Promise<void> {
  await loadFamily(family);
}

/** One concept each, from the first pages of grade 6 on. */
const practiceFamilies: readonly MissionFamily[] = [
  'ratio',
  'percent',
  'geometry',
  'linear',
  'statistics',
  'coordinate',
];

/** Missions of no lesson, for a page that has neither a host nor a server to give it any. */
export function practiceMissions(seed: number): Promise<CityMission[]> {
  const theme = { grade: null, career: null, names: [] };
  return Promise.all(
    practiceFamilies.map(async (family) => {
      const wish = { family, level: 1, seed, lessonId: 0, theme } as const;
      return missionFrom(await loadFamily(family), wish) as CityMission;
    }),
  );
}
