import { families } from './families.ts';
import { templatesAtLevel } from './family-templates.ts';
import type { Mission, MissionFamily, MissionLevel } from './mission.ts';
import { type MissionWish, missionFrom } from './mission-for.ts';
import { readMissionId } from './mission-id.ts';
import { type MissionRunResult, runFrom } from './run-mission.ts';
import { type MissionSolution, solveFrom } from './solve-mission.ts';

type Themed = { family: MissionFamily; level: MissionLevel; setting: string };

/** The building themes of a family at a level by name, the usual one first. */
export function settingNames(family: MissionFamily, level: MissionLevel): string[] {
  return templatesAtLevel(families[family], level).flatMap(({ settings }) => Object.keys(settings));
}

/** What a mission of this building theme is called where its lesson has no name of its own for it. */
export function settingTitle({ family, level, setting }: Themed): string {
  const template = templatesAtLevel(families[family], level).find(({ settings }) => setting in settings);
  const title = template?.settings[setting]?.title;
  if (title === undefined) throw new Error(`${family} ${level} has no setting ${setting}`);
  return title;
}

/** `missionFrom` with the rules of every family at hand. */
export function missionFor(wish: MissionWish): Mission {
  return missionFrom(families[wish.family], wish);
}

/** `runFrom` with the rules of every family at hand: for servers, and for whoever need not count bytes. */
export function runMission(
  mission: Mission,
  inputs: Readonly<Record<string, string>>,
  prediction: string,
): MissionRunResult {
  const key = readMissionId(mission.id);
  if (!key) return { ok: false, reason: 'unknown-mission', symbol: '' };
  return runFrom(families[key.family], { mission, inputs, prediction });
}

/** `solveFrom` with the rules of every family at hand. */
export function solveMission(mission: Mission): MissionSolution {
  const key = readMissionId(mission.id);
  if (!key) throw new Error(`${mission.id} is no mission`);
  return solveFrom(families[key.family], mission);
}
