import { type Estimate, isDue } from './estimate.ts';
import { mastered, masteryParameters, starsWithHelp } from './parameters.ts';

/** How a skill stands, from untouched to mastered without help. */
export type SkillState = 'new' | 'started' | 'with-help' | 'alone';

/** What a student is shown of a skill: shares between 0 (nothing yet) and 1 (mastered), kept apart. */
export type ShownSkill = { state: SkillState; alone: number; withHelp: number; due: boolean };

/**
 * Shows the estimates as they were after the last answer: what a student has reached does not fade from the screen;
 * a skill that needs refreshing is marked as due instead.
 * @example showSkill(undefined, 0) // { state: 'new', alone: 0, withHelp: 0, due: false }
 */
export function showSkill(estimate: Estimate | undefined, now: number): ShownSkill {
  if (!estimate) return { state: 'new', alone: 0, withHelp: 0, due: false };
  const { prior } = masteryParameters;
  const alone = estimate.aloneAnswers === 0 ? 0 : shareOf(estimate.alone, prior.alone);
  const withHelp = Math.max(alone, shareOf(estimate.helped, prior.helped));
  const state = alone === 1 ? 'alone' : withHelp === 1 ? 'with-help' : 'started';
  return { state, alone, withHelp, due: isDue(estimate, now) };
}

/**
 * How many of a lesson's stars are filled; every skill of the lesson brings the same part of them.
 * @example countStars([undefined, undefined], 3) // 0
 */
export function countStars(skills: readonly (Estimate | undefined)[], stars: number): number {
  if (skills.length === 0) return 0;
  const parts = skills.map((estimate) => {
    const { alone, withHelp } = showSkill(estimate, 0);
    return starsWithHelp * withHelp + (1 - starsWithHelp) * alone;
  });
  const share = parts.reduce((sum, part) => sum + part, 0) / skills.length;
  return Math.floor(share * stars + 1e-9);
}

function shareOf(chance: number, prior: number): number {
  return Math.min(1, Math.max(0, (chance - prior) / (mastered - prior)));
}
