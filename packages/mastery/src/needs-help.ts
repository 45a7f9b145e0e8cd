import type { Estimate } from './estimate.ts';
import { needsHelpAfter } from './parameters.ts';
import { showSkill } from './show-skill.ts';

/** One counted answer to a problem of a skill. */
export type RecentTry = {
  /** Which problem it answers. */
  readonly problem: number;
  readonly right: boolean;
  /** The named wrong idea behind it; null for a right answer and for a slip. */
  readonly idea: string | null;
  readonly at: number;
};

/** Why a student needs help with a skill. */
export type NeedReason =
  | { readonly kind: 'same-idea'; readonly idea: string; readonly misses: number }
  | { readonly kind: 'low-estimate'; readonly tries: number };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a student needs a teacher with this skill, and why: the last answers were misses with one and the same wrong
 * idea, or the estimate is low after several own tries. Never for a skill that is mastered or untouched. `recent` are the
 * answers to the skill in the order they were given; only those of the last days count, and the same idea said again about
 * the same problem is no new miss.
 * @example needsHelp(undefined, { recent: [], now: 0 }) // undefined
 */
export function needsHelp(
  estimate: Estimate | undefined,
  { recent, now }: { recent: readonly RecentTry[]; now: number },
): NeedReason | undefined {
  if (!estimate || showSkill(estimate, now).state === 'alone') return undefined;
  const { misses, days, ownTries, estimateBelow } = needsHelpAfter;
  const tries = recent.filter(({ at }) => at > now - days * dayMs).filter(isNews);
  const idea = tries.at(-1)?.idea ?? null;
  const lastOther = tries.findLastIndex((one) => one.right || one.idea !== idea);
  const inARow = tries.length - 1 - lastOther;
  if (idea !== null && inARow >= misses) return { kind: 'same-idea', idea, misses: inARow };
  if (estimate.aloneAnswers >= ownTries && estimate.alone < estimateBelow)
    return { kind: 'low-estimate', tries: estimate.aloneAnswers };
  return undefined;
}

function isNews({ problem, idea }: RecentTry, place: number, tries: readonly RecentTry[]): boolean {
  const before = tries[place - 1];
  return before?.problem !== problem || before.idea !== idea;
}
