import { dataParts, type MyData } from '@playforward/contract';
import type { AppContext } from '../../../context.ts';
import { daysKept, tablesOfPart } from '../../../privacy/kept-parts.ts';
import { countPersonData } from '../../../privacy/person-data.ts';
import { selectOptionalPrivacy } from '../../../privacy/queries.ts';
import { selectOptionalUserById } from '../queries.ts';
import { showAge } from './ask-age.ts';

/** What is kept of a person, by part; undefined when the account is gone meanwhile. */
export async function showMyData(context: AppContext, userId: number): Promise<MyData | undefined> {
  const { db, pool, settings } = context;
  const user = await selectOptionalUserById(db, userId);
  if (!user) return undefined;
  const privacy = await selectOptionalPrivacy(db, userId);
  const counts = await countPersonData(pool, userId);
  const kept = dataParts.map((part) => ({
    part,
    entries: tablesOfPart(part).reduce((sum, table) => sum + (counts[table] ?? 0), 0),
    days: daysKept(part, settings.companion),
  }));
  const { consentBy: by, consentAt: at, eraseAt } = privacy ?? {};
  return {
    name: user.name,
    email: user.email,
    is_guest: user.isGuest,
    since: user.createdAt.toISOString(),
    age: await showAge(context, userId),
    consent: by && at ? { by, at: at.toISOString() } : null,
    erase_at: eraseAt?.toISOString() ?? null,
    kept,
  };
}
