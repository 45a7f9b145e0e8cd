import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { sessions, users } from '../../../db/schema/accounts.ts';
import { cityTickets } from '../../../db/schema/city.ts';

export async function insertTicket(db: Db, ticket: typeof cityTickets.$inferInsert): Promise<void> {
  await db.insert(cityTickets).values(ticket);
}

export type RedeemedTicket = {
  userId: number;
  isGuest: boolean;
  sessionHash: Buffer;
  lessonId: number | null;
};

/** Takes a ticket away and answers whose it was; undefined when it is unknown, used, too old or its account locked. */
export async function deleteLiveTicket(
  db: Db,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<RedeemedTicket | undefined> {
  const taken = db.$with('taken').as(
    db
      .delete(cityTickets)
      .where(and(eq(cityTickets.tokenHash, tokenHash), gt(cityTickets.expiresAt, now)))
      .returning({
        userId: cityTickets.userId,
        sessionHash: cityTickets.sessionHash,
        lessonId: cityTickets.lessonId,
      }),
  );
  const [row] = await db
    .with(taken)
    .select({
      userId: sql<number>`${taken.userId}`,
      isGuest: users.isGuest,
      sessionHash: taken.sessionHash,
      lessonId: taken.lessonId,
    })
    .from(taken)
    .innerJoin(users, and(eq(users.id, taken.userId), eq(users.isActive, true)));
  return row;
}

export async function deleteOldTickets(db: Db, now: Date): Promise<void> {
  await db.delete(cityTickets).where(lt(cityTickets.expiresAt, now));
}

/** Which of these sessions still hold, by their hash in base64. */
export async function selectLiveSessions(
  db: Db,
  { hashes, now }: { hashes: Buffer[]; now: Date },
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.isActive, true)))
    .where(and(inArray(sessions.tokenHash, hashes), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ hash }) => hash.toString('base64')));
}
