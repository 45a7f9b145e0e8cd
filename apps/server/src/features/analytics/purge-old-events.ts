import { analyticsLimits } from '@playforward/contract';
import type { AppContext } from '../../context.ts';
import { deleteOldEvents } from './queries.ts';

const dayMs = 86_400_000;
/** A flood must not fill the disk: about half a gigabyte. */
const mostRows = 3_000_000;

/** Removes events of all schools that have outlived their retention; the log line is the proof. */
export async function purgeOldEvents({
  dangerouslyAcrossSchools: { db },
  clock,
  log,
}: Pick<AppContext, 'dangerouslyAcrossSchools' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - analyticsLimits.retentionDays * dayMs);
  const events = await deleteOldEvents(db, { before, mostRows });
  log.info({ events }, 'removed usage events that have outlived their retention');
}
