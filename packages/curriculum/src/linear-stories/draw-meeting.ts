import type { Random } from '../random.ts';

/** Starts f and g, changes r and s with their signs, and the time x at which both amounts are equal; the second is late. */
export type Meeting = {
  readonly f: number;
  readonly r: number;
  readonly g: number;
  readonly s: number;
  readonly x: number;
  readonly late: number;
};

/** How both amounts change, and the least and most that are true of them. */
type MeetingRanges = Readonly<Record<'start' | 'rate' | 'times', readonly number[]>> & {
  readonly ways: readonly string[];
};

/** Numbers that are true to a story; the second amount starts `late` units of time after the first. */
export function drawMeeting(
  { ways, start, rate, times }: MeetingRanges,
  random: Random,
  late: number,
): Meeting | null {
  const between = ([least = 0, most = 0]: readonly number[]): number => random.int(least, most);
  const signOf = (way: string | undefined): number => (way === 'falls' ? -1 : 1);
  const [r, s] = [signOf(ways[0]) * between(rate), signOf(ways[1]) * between(rate)];
  const x = between(times);
  const f = between(start);
  const g = f + r * x - s * (x - late);
  const [least = 0, most = 0] = start;
  const then = f + r * x;
  const isTrue = g >= least && g <= most && f !== g && r !== s && Math.abs(r) !== Math.abs(s);
  // What falls must not have run out, and a late one has some time to catch up.
  return isTrue && then > 0 && x > late + 1 ? { f, r, g, s, x, late } : null;
}
