import { type OrbContext, orbLimits } from '@playforward/contract';

type RecentAttempt = { isCorrect: boolean; at: Date };

export type RecentActivity = {
  now: Date;
  /** The newest counted answers, newest first, whatever their age. */
  attempts: readonly RecentAttempt[];
  /** Hints and guidance asked for in the window. */
  hintsUsed: number;
  /** When the newest unfinished problem was started. */
  openSince: Date | undefined;
};

/** Where the window of GET /api/orb/context begins (D-93). */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - orbLimits.contextMinutes * 60_000);
}

/** What recorded answers say about how a student is doing (D-93, D-94). */
export function computeOrbContext({ now, attempts, hintsUsed, openSince }: RecentActivity): OrbContext {
  const start = windowStart(now);
  const recent = attempts.filter(({ at }) => at >= start).slice(0, orbLimits.contextAttempts);
  const seconds = openSince ? Math.floor((now.getTime() - openSince.getTime()) / 1000) : 0;
  return {
    emotional_state: emotionOf(recent, { hintsUsed, isOpen: openSince !== undefined }),
    help_level: Math.min(countWrongRun(attempts), orbLimits.highestHelpLevel),
    recent_attempts: recent.length,
    recent_correct: recent.filter(({ isCorrect }) => isCorrect).length,
    time_on_current_problem: Math.min(Math.max(seconds, 0), orbLimits.longestOnProblem),
    recent_hints_used: hintsUsed,
  };
}

/** Wrong answers since the last right one. */
function countWrongRun(attempts: readonly RecentAttempt[]): number {
  const lastRight = attempts.findIndex(({ isCorrect }) => isCorrect);
  return lastRight === -1 ? attempts.length : lastRight;
}

function emotionOf(
  recent: readonly RecentAttempt[],
  { hintsUsed, isOpen }: { hintsUsed: number; isOpen: boolean },
): OrbContext['emotional_state'] {
  if (recent.length >= 3 && recent.slice(0, 3).every(({ isCorrect }) => isCorrect)) return 'excited';
  if (recent[0]?.isCorrect) return 'happy';
  if (recent.length > 0) return countWrongRun(recent) >= 3 ? 'worried' : 'supportive';
  if (hintsUsed > 0) return 'curious';
  return isOpen ? 'focused' : 'calm';
}
