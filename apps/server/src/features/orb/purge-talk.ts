import { deleteOutlivedTalk } from './queries.ts';
import type { OrbServices } from './services.ts';

const dayMs = 86_400_000;
/** How long counts and safety events are kept, in days; conversations carry their own date. */
const retentionDays = 90;

/** Removes what was said and noted beyond its time; the log line is the proof. */
export async function purgeTalk({
  db,
  clock,
  log,
}: Pick<OrbServices, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - retentionDays * dayMs);
  const removed = await deleteOutlivedTalk(db, { now, before });
  log.info(removed, 'removed conversations that have outlived their retention');
}
