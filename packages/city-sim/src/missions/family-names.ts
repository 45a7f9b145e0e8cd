import type { MissionFamily } from './mission.ts';

/** The families of CITY.md section 6; `coordinate` is the twelfth (decision 0051). */
export const missionFamilies = [
  'ratio',
  'percent',
  'linear',
  'system',
  'quadratic',
  'geometry',
  'exponential',
  'statistics',
  'probability',
  'sinusoid',
  'calculus',
  'coordinate',
] as const satisfies readonly MissionFamily[];

export const missionLevels = [1, 2, 3] as const;

export function isMissionFamily(text: string): text is MissionFamily {
  return missionFamilies.some((family) => family === text);
}
