import { missionFamilies, missionLevels } from './family-names.ts';
import type { Mission, MissionFamily, MissionLevel, Theme } from './mission.ts';
import { missionFor } from './mission-for.ts';

/** Every template: 12 families at 3 levels. */
export const templates: { family: MissionFamily; level: MissionLevel }[] = missionFamilies.flatMap((family) =>
  missionLevels.map((level) => ({ family, level })),
);

export const plainTheme: Theme = { grade: null, career: null, names: [] };

export const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

type Wish = { family: MissionFamily; level: MissionLevel; seed?: number; theme?: Theme };

export function makeMission({ family, level, seed = 1, theme = plainTheme }: Wish): Mission {
  return missionFor({ family, level, seed, lessonId: 7, theme });
}
