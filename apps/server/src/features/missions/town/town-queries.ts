import type { Estimate } from '@playforward/mastery';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { cityEvents, cityPlots } from '../../../db/schema/city.ts';
import { mastery } from '../../../db/schema/mastery.ts';
import { missionAttempts } from '../../../db/schema/missions.ts';
import type { BuiltMission } from './growth.ts';

/** Each mission of which a run was built on a plot, with its best stars and whether the first run had three. */
export async function selectBuiltMissions(db: Db, userId: number): Promise<BuiltMission[]> {
  const built = db
    .select({ attempt: sql<string>`${cityEvents.payload} ->> 'attempt'` })
    .from(cityEvents)
    .where(and(eq(cityEvents.userId, userId), eq(cityEvents.kind, 'commit')));
  const { id, missionId, stars } = missionAttempts;
  const rows = await db
    .select({
      bestStars: sql<number>`max(${stars})::int`,
      firstStars: sql<number>`(array_agg(${stars} order by ${id}))[1]::int`,
      wasBuilt: sql<boolean>`bool_or(${id}::text in ${built})`,
    })
    .from(missionAttempts)
    .where(eq(missionAttempts.userId, userId))
    .groupBy(missionId);
  return rows
    .filter(({ wasBuilt }) => wasBuilt)
    .map(({ bestStars, firstStars }) => ({ bestStars, isFirstTry: firstStars === 3 }));
}

/** All that is known of a student's skills. */
export async function selectAllEstimates(db: Db, userId: number): Promise<Map<string, Estimate>> {
  const rows = await db.select().from(mastery).where(eq(mastery.userId, userId));
  return new Map(
    rows.map(({ skill, alone, helped, aloneAnswers, helpedAnswers, step, seenAt, dueAt }) => [
      skill,
      { alone, helped, aloneAnswers, helpedAnswers, step, seenAt: seenAt.getTime(), dueAt: dueAt.getTime() },
    ]),
  );
}

/** The most stars of any mission in each of some lessons. */
export async function selectStarsOfLessons(
  db: Db,
  { userId, lessonIds }: { userId: number; lessonIds: readonly number[] },
): Promise<Map<number, number>> {
  if (lessonIds.length === 0) return new Map();
  const { lessonId, stars } = missionAttempts;
  const rows = await db
    .select({ lessonId, best: sql<number>`max(${stars})::int` })
    .from(missionAttempts)
    .where(and(eq(missionAttempts.userId, userId), inArray(lessonId, [...lessonIds])))
    .groupBy(lessonId);
  return new Map(rows.map((row) => [row.lessonId, row.best]));
}

/** The most stars that a student has for a mission; null where it was never run. */
export async function selectOptionalStars(
  db: Db,
  { userId, missionId }: { userId: number; missionId: string },
): Promise<number | null> {
  const [row] = await db
    .select({ best: sql<number | null>`max(${missionAttempts.stars})::int` })
    .from(missionAttempts)
    .where(and(eq(missionAttempts.userId, userId), eq(missionAttempts.missionId, missionId)));
  return row?.best ?? null;
}

type Together = { students: number; helpers: number; stars: number };

/** What all students of a student's city have in some lessons: the best stars of each mission of each of them. */
export async function selectStarsTogether(
  db: Db,
  { userId, lessonIds }: { userId: number; lessonIds: readonly number[] },
): Promise<Together> {
  const city = db
    .select({ id: cityPlots.cityId })
    .from(cityPlots)
    .where(eq(cityPlots.userId, userId))
    .orderBy(cityPlots.kind)
    .limit(1);
  const students = await db
    .select({ id: cityPlots.userId })
    .from(cityPlots)
    .where(inArray(cityPlots.cityId, city));
  const ids = students.length > 0 ? students.map(({ id }) => id) : [userId];
  if (lessonIds.length === 0) return { students: ids.length, helpers: 0, stars: 0 };
  const rows = await db
    .select({ who: missionAttempts.userId, best: sql<number>`max(${missionAttempts.stars})::int` })
    .from(missionAttempts)
    .where(and(inArray(missionAttempts.userId, ids), inArray(missionAttempts.lessonId, [...lessonIds])))
    .groupBy(missionAttempts.userId, missionAttempts.missionId);
  const earned = rows.filter(({ best }) => best > 0);
  return {
    students: ids.length,
    helpers: new Set(earned.map(({ who }) => who)).size,
    stars: earned.reduce((sum, { best }) => sum + best, 0),
  };
}
