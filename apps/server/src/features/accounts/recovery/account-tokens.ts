import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { accountTokens, users } from '../../../db/schema/accounts.ts';
import type { UserRow } from '../queries.ts';

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose'];

/** The SHA-256 that is stored instead of a token. */
function digestOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export type NewToken = { userId: number; purpose: TokenPurpose; now: Date; seconds: number };

/** Makes a single-use token. One for the same purpose that was made before opens nothing any more. */
export async function insertToken(db: Db, { userId, purpose, now, seconds }: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
  await db.insert(accountTokens).values({
    tokenHash: digestOf(token),
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  });
  return token;
}

type TokenUse = { token: string; purpose: TokenPurpose; now: Date };

/** Whose token it is; the token stays as it is. */
export async function selectOptionalTokenOwner(
  db: Db,
  { token, purpose, now }: TokenUse,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.tokenHash, digestOf(token)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, now),
      ),
    );
  return row?.user;
}

/** Uses a token up; false when another call was quicker. */
export async function deleteToken(db: Db, { token, purpose, now }: TokenUse): Promise<boolean> {
  const used = await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, digestOf(token)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({ userId: accountTokens.userId });
  return used.length > 0;
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
}
