import type { OrbContext } from '@playforward/contract';

/** Documented thresholds of help the companion gives by itself, in milliseconds and seconds (L-334 to L-337). */
const proactive = {
  quiet: 120_000,
  helpLevel: 2,
  attempts: 3,
  secondsOnProblem: 300,
} as const;

/** What the companion knows about the student's day in this lesson; times are milliseconds of one clock. */
export type Attention = {
  openedAt: number;
  /** Last key, pointer or scroll. */
  touchedAt: number;
  /** Last hint, guidance or chat answer; null when none was asked for. */
  helpedAt: number | null;
  /** Last time the companion spoke up by itself. */
  offeredAt: number | null;
};

export type AttentionEvent = { type: 'opened' | 'touched' | 'helped' | 'offered'; at: number };

export function startAttention(at: number): Attention {
  return { openedAt: at, touchedAt: at, helpedAt: null, offeredAt: null };
}

export function nextAttention(attention: Attention, { type, at }: AttentionEvent): Attention {
  switch (type) {
    case 'opened':
      return { ...attention, openedAt: at, touchedAt: at };
    case 'touched':
      return { ...attention, touchedAt: at };
    case 'helped':
      return { ...attention, helpedAt: at };
    case 'offered':
      return { ...attention, offeredAt: at };
  }
}

export type OfferReason = 'misses' | 'attempts' | 'long-problem' | 'silence';

/**
 * Why help is due now, if it is. It never nags: two minutes between two offers, two minutes after help that was
 * asked for, and nobody who has left the chair is asked twice (D-95). The time on a problem counts where one is on the
 * screen: somebody who reads a concept is not told to have stayed with it for long.
 */
export function offerDue(
  attention: Attention,
  context: OrbContext | undefined,
  { now, hasProblem }: { now: number; hasProblem: boolean },
): OfferReason | null {
  const { openedAt, touchedAt, helpedAt, offeredAt } = attention;
  const justHelped = [helpedAt, offeredAt].some((at) => at !== null && now - at < proactive.quiet);
  if (justHelped) return null;
  if (context) {
    if (context.help_level > proactive.helpLevel) return 'misses';
    if (context.recent_attempts > proactive.attempts && context.recent_correct === 0) return 'attempts';
    const isLong = hasProblem && context.time_on_current_problem > proactive.secondsOnProblem;
    if (isLong && context.recent_hints_used === 0) return 'long-problem';
  }
  const silent = now - Math.max(openedAt, helpedAt ?? 0, offeredAt ?? 0) > proactive.quiet;
  const idle = now - touchedAt >= proactive.quiet;
  const asked = offeredAt !== null && offeredAt >= touchedAt;
  return silent && idle && !asked ? 'silence' : null;
}

/** When silence alone may make help due; null when somebody has to move first. */
export function silenceDueAt({ openedAt, touchedAt, helpedAt, offeredAt }: Attention): number | null {
  if (offeredAt !== null && offeredAt >= touchedAt) return null;
  return Math.max(openedAt, touchedAt, helpedAt ?? 0, offeredAt ?? 0) + proactive.quiet + 1;
}
