import { deleteOutlived } from './queries.ts';
import type { AccountServices } from './services.ts';

const dayMs = 86_400_000;

/** How long things are kept, in days. Students' accounts stay until an operator deletes them. */
const retentionDays = { guestAfterLastUse: 7, sessionAfterExpiry: 0, securityEvents: 90 } as const;

/** Removes guests, sessions and security events that have outlived their time; the log line is the proof. */
export async function purgeOutlived({ db, clock, log, bus }: AccountServices): Promise<void> {
  const now = clock.now().getTime();
  const before = (days: number) => new Date(now - days * dayMs);
  const { guestIds, ...removed } = await deleteOutlived(db, {
    guestsBefore: before(retentionDays.guestAfterLastUse),
    sessionsBefore: before(retentionDays.sessionAfterExpiry),
    eventsBefore: before(retentionDays.securityEvents),
  });
  for (const id of guestIds) await bus.publish('user', String(id));
  log.info({ guests: guestIds.length, ...removed }, 'removed what has outlived its retention');
}
