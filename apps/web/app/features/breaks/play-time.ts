/** How long somebody has been at the screen without a rest, and how often that was said. */
export type PlayTime = { playedMs: number; at: number; told: number };

/** Away for so long, one has had a break. */
const restMs = 5 * 60_000;

/** The time of play at a look at the clock; looks happen only while the page is seen. */
export function addPlay(before: PlayTime | null, now: number): PlayTime {
  const gap = before ? now - before.at : Number.POSITIVE_INFINITY;
  // A clock that was set back is a rest, too.
  if (!before || gap > restMs || gap < 0) return { playedMs: 0, at: now, told: 0 };
  return { playedMs: before.playedMs + gap, at: now, told: before.told };
}

/** Whether a break is to be proposed now: once after each so many minutes, never with 0. */
export function isBreakDue({ playedMs, told }: PlayTime, everyMinutes: number): boolean {
  return everyMinutes > 0 && playedMs >= (told + 1) * everyMinutes * 60_000;
}

/** What the browser kept; null when it is not ours. */
export function readPlay(kept: string | null): PlayTime | null {
  const [playedMs, at, told] = (kept ?? '').split(' ').map(Number);
  const known = [playedMs, at, told].every((part) => Number.isFinite(part));
  return known && kept ? { playedMs: playedMs ?? 0, at: at ?? 0, told: told ?? 0 } : null;
}

export function writePlay({ playedMs, at, told }: PlayTime): string {
  return `${playedMs} ${at} ${told}`;
}
