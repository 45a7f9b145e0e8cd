import { eq } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { learnerProfiles } from '../../db/schema/accounts.ts';

/** The career a student has chosen, or null. */
export async function selectOptionalCareer(db: Db, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ career: learnerProfiles.chosenCareer })
    .from(learnerProfiles)
    .where(eq(learnerProfiles.userId, userId));
  return row?.career ?? null;
}
