import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { learnerProfiles } from '../../db/schema/accounts.ts';
import { missionAttempts } from '../../db/schema/missions.ts';

/** The career a student has chosen, or null. */
export async function selectOptionalCareer(db: Db, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ career: learnerProfiles.chosenCareer })
    .from(learnerProfiles)
    .where(eq(learnerProfiles.userId, userId));
  return row?.career ?? null;
}

/** Keeps an attempt and answers its number; one that was kept under the same attempt id keeps the number it has. */
export async function insertMissionAttempt(
  db: Db,
  attempt: Omit<typeof missionAttempts.$inferInsert, 'id'>,
): Promise<number> {
  const { id, userId, attemptId } = missionAttempts;
  const [row] = await db.insert(missionAttempts).values(attempt).onConflictDoNothing().returning({ id });
  if (row) return row.id;
  const [known] = await db
    .select({ id })
    .from(missionAttempts)
    .where(and(eq(userId, attempt.userId), eq(attemptId, attempt.attemptId ?? '')));
  if (!known) throw new Error('the database gave no id for an attempt');
  return known.id;
}

/** Keeps a student's own reason beside the newest run of the mission; false where no run is kept. */
export async function keepReason(
  db: Db,
  { userId, missionId, reason }: { userId: number; missionId: string; reason: string },
): Promise<boolean> {
  const [newest] = await db
    .select({ id: missionAttempts.id })
    .from(missionAttempts)
    .where(and(eq(missionAttempts.userId, userId), eq(missionAttempts.missionId, missionId)))
    .orderBy(desc(missionAttempts.id))
    .limit(1);
  if (!newest) return false;
  await db.update(missionAttempts).set({ reason }).where(eq(missionAttempts.id, newest.id));
  return true;
}

export type BestOfMission = {
  missionId: string;
  level: number;
  seed: number;
  attempts: number;
  bestStars: number;
};

/** A student's best stars and number of runs for each mission of a lesson. */
export function selectBestOfLesson(
  db: Db,
  { userId, lessonId }: { userId: number; lessonId: number },
): Promise<BestOfMission[]> {
  const { missionId, level, seed, stars } = missionAttempts;
  return db
    .select({
      missionId,
      level,
      seed,
      attempts: sql<number>`count(*)::int`,
      bestStars: sql<number>`max(${stars})::int`,
    })
    .from(missionAttempts)
    .where(and(eq(missionAttempts.userId, userId), eq(missionAttempts.lessonId, lessonId)))
    .groupBy(missionId, level, seed);
}
