/** Who does nothing for longer than this is not at work. */
const longestGapMs = 5 * 60_000;
/** What comes before the first trace of a stretch of work is not seen. */
const leadMs = 60_000;

/** How long somebody was at work, in milliseconds; `key` says where each stretch between two traces belongs. */
export function countWork<Moment extends { at: number }, Key>(
  moments: readonly Moment[],
  key: (moment: Moment) => Key,
): Map<Key, number> {
  const spent = new Map<Key, number>();
  let before: number | undefined;
  for (const moment of moments) {
    const gap = before === undefined ? Number.POSITIVE_INFINITY : moment.at - before;
    const place = key(moment);
    spent.set(place, (spent.get(place) ?? 0) + (gap > longestGapMs ? leadMs : gap));
    before = moment.at;
  }
  return spent;
}
