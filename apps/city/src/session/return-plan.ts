/** Seconds before each try to go back in: soon at first, then twice a minute for as long as the page is open. */
const waits = [0.5, 1, 2, 4, 8, 15] as const;
const longest = 30;

/**
 * Milliseconds before a try, the first one with number 0. `random` from 0 to 1 spreads a class over up to the same time
 * again, so that not everybody knocks at once when a server is back.
 */
export function waitBefore(attempt: number, random: number): number {
  const seconds = waits[attempt] ?? longest;
  return Math.round(1000 * seconds * (1 + random));
}
