import { type NowRow, nowLimits } from '@playforward/contract';

export type NowGroups = {
  /** Longest waiting first. */
  hands: NowRow[];
  /** By idea, the one most students show first. */
  ideas: { idea: string; text: string; rows: NowRow[] }[];
  quiet: NowRow[];
  moving: NowRow[];
  done: NowRow[];
  away: NowRow[];
};

const missesInARow = 2;

/** Everybody once, where the need is greatest. `now` is the server's clock, in milliseconds. */
export function groupRows(rows: Iterable<NowRow>, now: number): NowGroups {
  const groups: NowGroups = { hands: [], ideas: [], quiet: [], moving: [], done: [], away: [] };
  const all = [...rows];
  const shared = countIdeas(all);
  const onIdea: NowRow[] = [];
  for (const row of all) {
    if (row.hand_at !== null) groups.hands.push(row);
    else if (!row.on) groups.away.push(row);
    else if (row.idea && (row.idea.misses >= missesInARow || (shared.get(row.idea.idea) ?? 0) > 1))
      onIdea.push(row);
    else if (row.done) groups.done.push(row);
    else if (isQuiet(row, now)) groups.quiet.push(row);
    else groups.moving.push(row);
  }
  const since = (row: NowRow) => row.hand_at ?? row.since ?? '';
  const bySince = (a: NowRow, b: NowRow) => since(a).localeCompare(since(b)) || a.id - b.id;
  const byName = (a: NowRow, b: NowRow) => a.name.localeCompare(b.name) || a.id - b.id;
  groups.hands.sort(bySince);
  groups.quiet.sort(bySince);
  for (const group of [groups.moving, groups.done, groups.away]) group.sort(byName);
  groups.ideas = [...Map.groupBy(onIdea, ({ idea }) => idea?.idea ?? '')]
    .map(([idea, found]) => ({
      idea,
      text: found[0]?.idea?.text ?? '',
      rows: found.toSorted((a, b) => (b.idea?.misses ?? 0) - (a.idea?.misses ?? 0) || bySince(a, b)),
    }))
    .toSorted((a, b) => b.rows.length - a.rows.length || a.idea.localeCompare(b.idea));
  return groups;
}

function countIdeas(rows: readonly NowRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { idea, on } of rows) if (idea && on) counts.set(idea.idea, (counts.get(idea.idea) ?? 0) + 1);
  return counts;
}

function isQuiet({ since, open }: NowRow, now: number): boolean {
  return open !== null && since !== null && now - Date.parse(since) > nowLimits.quietSeconds * 1000;
}

/** How long it has been, as minutes and seconds; hours where it comes to that. */
export function waitedText(since: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
