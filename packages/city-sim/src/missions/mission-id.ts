import { isMissionFamily } from './family-names.ts';
import type { MissionFamily, MissionLevel } from './mission.ts';

export type MissionKey = {
  lessonId: number;
  family: MissionFamily;
  level: MissionLevel;
  seed: number;
};

/** `mission-12-ratio-2-7`: all that the mission's mathematics follows from. */
export function missionIdOf({ lessonId, family, level, seed }: MissionKey): string {
  return `mission-${lessonId}-${family}-${level}-${seed}`;
}

/** The key of an id, or null for a text that is no mission's id. */
export function readMissionId(id: string): MissionKey | null {
  const [, lesson, family, level, seed] =
    /^mission-(0|[1-9]\d{0,8})-([a-z]{5,12})-([123])-([1-9]\d{0,5})$/.exec(id) ?? [];
  if (!family || !isMissionFamily(family)) return null;
  return {
    lessonId: Number(lesson),
    family,
    level: Number(level) as MissionLevel,
    seed: Number(seed),
  };
}
