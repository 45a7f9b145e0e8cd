import { deleteExpiredTokens } from './account-tokens.ts';
import { deleteInactive, deleteOutlived } from './queries.ts';
import type { AccountServices } from './services.ts';

const dayMs = 86_400_000;

/** How long things are kept, in days. Students' accounts stay as KEEP_INACTIVE_MONTHS says. */
const retentionDays = { guestAfterLastUse: 7, sessionAfterExpiry: 0, securityEvents: 90 } as const;

/** Removes guests, sessions and security events that have outlived their time; the log line is the proof. */
export async function purgeOutlived({ db, clock, log, bus, settings }: AccountServices): Promise<void> {
  const now = clock.now().getTime();
  const before = (days: number) => new Date(now - days * dayMs);
  const { guestIds, ...removed } = await deleteOutlived(db, {
    guestsBefore: before(retentionDays.guestAfterLastUse),
    sessionsBefore: before(retentionDays.sessionAfterExpiry),
    eventsBefore: before(retentionDays.securityEvents),
  });
  await deleteExpiredTokens(db, clock.now());
  const limit = inactiveBefore(clock.now(), settings.operation.keepInactiveMonths);
  const inactive = limit ? await deleteInactive(db, limit) : [];
  for (const id of inactive) await bus.publish('user', String(id));
  for (const id of guestIds) await bus.publish('user', String(id));
  log.info(
    { guests: guestIds.length, inactive: inactive.length, ...removed },
    'removed what has outlived its retention',
  );
}

/** Accounts last used before this moment have outlived `KEEP_INACTIVE_MONTHS`; undefined when they are kept for good. */
export function inactiveBefore(now: Date, months: number): Date | undefined {
  if (months === 0) return undefined;
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit;
}
