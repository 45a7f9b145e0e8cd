import type { InputReason, MissionRun } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';

type MissionAttempt = {
  userId: number;
  mission: CityMission;
  /** What the student typed, symbol by symbol, and the predicted value as typed. */
  inputs: Record<string, string>;
  prediction: string;
  /** What the simulation ended in, by metric. */
  outcome: Record<string, number>;
  simVersion: number;
  stars: 0 | 1 | 2 | 3;
  /** A run that comes again under its number is kept once. */
  attemptId?: string | undefined;
};

export type RecordedAttempt = {
  id: number;
  /** How often this student has run this very mission, this run included. */
  attempts: number;
  /** The most stars this student has for this very mission. */
  bestStars: number;
  /** Three stars on three different seeds of this lesson's family and level (R8). */
  mastered: boolean;
};

export type MissionPlan = {
  missionId: string;
  userId: number;
  inputs: Record<string, string>;
  prediction: string;
  attemptId?: string | undefined;
};

export type MissionRunReply =
  | { ok: true; run: MissionRun; attempt: RecordedAttempt }
  /** `text` is the sentence for the student; `symbol` names the field that it is about. */
  | { ok: false; reason: InputReason; text: string; symbol: string }
  | { ok: false; reason: 'unknown-mission' };

/** A building that opens with mastered skills. */
export type ClosedBuilding = { building: string; skills: string; have: number; need: number };

/** What the missions lend to the rooms of the city, as `app.missions`. */
export type MissionService = {
  /** The mission of an id, worded for this student; null for an id that is no mission of this server. */
  readMission(id: string, userId: number): Promise<CityMission | null>;
  /** Simulates a plan in a fork of the mission's own district, and keeps the attempt before it answers. */
  runMission(plan: MissionPlan): Promise<MissionRunReply>;
  /** Buildings that are not open to a student yet, with the skills that open them (CITY.md section 15). */
  closedTo(userId: number): Promise<readonly ClosedBuilding[]>;
  /** Whether a building asks nobody for skills: whoever places one needs no look into the record. */
  isOpenToAll(building: string): boolean;
  /** Writes the attempt before anything about it is answered (D-148). */
  recordMissionAttempt(attempt: MissionAttempt): Promise<RecordedAttempt>;
};

declare module 'fastify' {
  interface FastifyInstance {
    missions: MissionService;
  }
}
