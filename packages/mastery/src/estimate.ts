import type { Evidence } from './evidence.ts';
import {
  halfLifeInIntervals,
  type MasteryParameters,
  masteryParameters,
  reviewDays,
  spacedAfter,
} from './parameters.ts';
import { traceKnowledge } from './trace-knowledge.ts';

/** What is known about one student and one skill. Moments are milliseconds since 1970. */
export type Estimate = {
  /** The chance that the student can do it alone, as it was right after the last answer. */
  readonly alone: number;
  /** The chance that the student can do it with help. */
  readonly helped: number;
  readonly aloneAnswers: number;
  readonly helpedAnswers: number;
  /** Place in `reviewDays`. */
  readonly step: number;
  readonly seenAt: number;
  readonly dueAt: number;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The estimate after one more answer; `undefined` before the first.
 * @example recordEvidence(undefined, { evidence: { right: true, help: false, way: 'number', level: 1 }, now: 0 }) // { aloneAnswers: 1, dueAt: 86_400_000, … }
 */
export function recordEvidence(
  before: Estimate | undefined,
  { evidence, now }: { evidence: Evidence; now: number },
  parameters: MasteryParameters = masteryParameters,
): Estimate {
  const known = before ? recall(before, now, parameters) : parameters.prior;
  const step = nextStep(before, evidence, now);
  return {
    ...traceKnowledge(known, evidence, parameters),
    aloneAnswers: (before?.aloneAnswers ?? 0) + (evidence.help ? 0 : 1),
    helpedAnswers: (before?.helpedAnswers ?? 0) + (evidence.help ? 1 : 0),
    step,
    seenAt: Math.max(now, before?.seenAt ?? now),
    dueAt: before && evidence.help ? before.dueAt : now + intervalOf(step) * dayMs,
  };
}

/**
 * What is thought left of an estimate after a pause. Forgetting goes back to the prior, never below it, and slower
 * the more often the skill was done after a pause.
 * @example recall({ alone: 0.2, helped: 0.4, aloneAnswers: 1, helpedAnswers: 0, step: 0, seenAt: 5, dueAt: 9 }, 5) // { alone: 0.2, helped: 0.4 }
 */
export function recall(
  { alone, helped, step, seenAt }: Estimate,
  now: number,
  { prior }: MasteryParameters = masteryParameters,
): { alone: number; helped: number } {
  const halfLife = intervalOf(step) * halfLifeInIntervals * dayMs;
  const kept = 2 ** (-Math.max(0, now - seenAt) / halfLife);
  const fade = (chance: number, floor: number) => (chance > floor ? floor + (chance - floor) * kept : chance);
  return { alone: fade(alone, prior.alone), helped: fade(helped, prior.helped) };
}

/**
 * True once the skill should be practised again.
 * @example isDue({ alone: 0.9, helped: 0.9, aloneAnswers: 1, helpedAnswers: 0, step: 0, seenAt: 5, dueAt: 9 }, 9) // true
 */
export function isDue({ dueAt }: Estimate, now: number): boolean {
  return dueAt <= now;
}

function intervalOf(step: number): number {
  return reviewDays[Math.min(step, reviewDays.length - 1)] ?? 1;
}

/** A right answer alone after a pause goes one step on, a wrong one alone goes one back; help changes nothing. */
function nextStep(before: Estimate | undefined, { right, help }: Evidence, now: number): number {
  if (!before) return 0;
  if (help) return before.step;
  if (!right) return Math.max(0, before.step - 1);
  const spaced = now - before.seenAt >= intervalOf(before.step) * spacedAfter * dayMs;
  return spaced ? Math.min(reviewDays.length - 1, before.step + 1) : before.step;
}
