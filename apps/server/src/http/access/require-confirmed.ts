import { and, eq, or } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Student } from '../../sessions/session-store.ts';
import { Refusal } from '../errors.ts';

type Needed = Pick<AppContext, 'settings' | 'db'>;

const sentence =
  'Please open the link in your welcome letter first. Then this is open to you; your lessons already are.';

/**
 * Whether somebody has proved the own address. Asked only where mail can be sent: elsewhere nobody could. A guest has no
 * address and is alone anyway.
 */
export async function isConfirmed({ settings, db }: Needed, userId: number): Promise<boolean> {
  if (!settings.operation.mail) return true;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(users.emailVerified, users.isGuest)));
  return rows.length === 1;
}

/** Refuses, in a sentence that tells the way, who has not proved the own address yet. */
export async function refuseUnconfirmed(context: Needed, student: Student): Promise<void> {
  if (!(await isConfirmed(context, student.id))) throw new Refusal(403, sentence);
}
