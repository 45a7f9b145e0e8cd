import {
  inputReasonText,
  type MissionFamily,
  type MissionRun,
  missionFor,
  runMission,
} from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { sessionText as text } from '../session/text.ts';
import type { Plan } from './ask-judge.ts';

type Judged = { ok: true; run: MissionRun } | { ok: false; sentence: string; symbol?: string };

/**
 * The rules of all missions: as heavy as the rest of the page without its map, so that nothing loads them before a plan
 * is run in a city of one's own. Only `ask-judge.ts` imports them, and only when they are wanted.
 */
export function judgePlan({ mission, inputs, prediction }: Plan): Judged {
  const result = runMission(mission, inputs, prediction);
  if (result.ok) return result;
  const { reason, symbol } = result;
  if (reason === 'unknown-mission') return { ok: false, sentence: text.unknownMission };
  const field = mission.unknowns.find((unknown) => unknown.symbol === symbol);
  return { ok: false, sentence: inputReasonText(reason, field), symbol };
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
export function practiceMissions(seed: number): CityMission[] {
  const theme = { grade: null, career: null, names: [] };
  return practiceFamilies.map(
    (family) => missionFor({ family, level: 1, seed, lessonId: 0, theme }) as CityMission,
  );
}
