import { eraseDue } from './my-data/erasure.ts';
import { deleteInactive, deleteOutlived } from './queries.ts';
import { deleteExpiredTokens } from './recovery/account-tokens.ts';
import type { AccountServices } from './services.ts';

const dayMs = 86_400_000;

/** How long things are kept, in days. Students' accounts stay as KEEP_INACTIVE_MONTHS says. */
const retentionDays = { guestAfterLastUse: 7, sessionAfterExpiry: 0, securityEvents: 90 } as const;

/**
 * Removes guests, unused and erased accounts, sessions and security events that have outlived their time; the log line
 * is the proof.
 */
export async function purgeOutlived(services: AccountServices): Promise<void> {
  const { db, clock, log, bus, settings } = services;
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
  const erased = await eraseDue(services);
  for (const id of [...guestIds, ...inactive, ...erased]) await bus.publish('user', String(id));
  log.info(
    { guests: guestIds.length, inactive: inactive.length, erased: erased.length, ...removed },
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
