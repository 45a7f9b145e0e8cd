import type { RenderedProblem } from '@playforward/curriculum';
import type { Estimate } from '@playforward/mastery';

/** A problem that made-up students answer; those of the exit ticket stand in no slot of a lesson. */
export type InventedProblem = { nth: number; slotId: number; skill: string; rendered: RenderedProblem };

/** An answer of a made-up student, by their place in the list of names. */
export type InventedTry = {
  student: number;
  problem: InventedProblem;
  answerId: number;
  right: boolean;
  misconception: string | null;
  help: boolean;
  at: number;
  /** Which problem of the exit ticket it answers; null for practice. */
  place: number | null;
};

/** What the answers of a made-up student say about a skill. */
export type InventedEstimate = { student: number; skill: string; estimate: Estimate };

export type InventedWork = {
  problems: InventedProblem[];
  /** In the order they were given. */
  tries: InventedTry[];
  estimates: InventedEstimate[];
  /** The skill of the wrong idea that some share. */
  stuckSkill: string;
  /** How far each student has come: the skills practiced, in the order of the lessons. */
  reached: string[][];
  ticket: { problems: RenderedProblem[]; opensAt: number; closesAt: number };
};
