import type { RaceRegisterBody } from '@playforward/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { raceProfiles, races } from '../../db/schema/race.ts';

export async function upsertRaceProfile(
  db: Db,
  { userId, profile, now }: { userId: number; profile: RaceRegisterBody; now: Date },
): Promise<void> {
  const row = { ...profile, updatedAt: now };
  await db
    .insert(raceProfiles)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: raceProfiles.userId, set: row });
}

/** Stores a race once for each update id of a student; without an id each time. */
export async function insertRace(db: Db, race: Omit<typeof races.$inferInsert, 'id'>): Promise<void> {
  await db
    .insert(races)
    .values(race)
    .onConflictDoNothing({ target: [races.userId, races.updateId] });
}

/** The race of a student that a report names. */
export async function selectRace(db: Db, { userId, updateId }: { userId: number; updateId: string }) {
  const [race] = await db
    .select({ score: races.score, won: races.won })
    .from(races)
    .where(and(eq(races.userId, userId), eq(races.updateId, updateId)));
  return race;
}

/** A student's finished races, oldest first. */
export function selectRaces(db: Db, userId: number) {
  return db
    .select({ score: races.score, won: races.won })
    .from(races)
    .where(eq(races.userId, userId))
    .orderBy(asc(races.id));
}
