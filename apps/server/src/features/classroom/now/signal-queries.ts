import type { NudgePhrase } from '@playforward/contract';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';
import { classes, classSignals, classStudents, classTeachers } from '../../../db/schema/classroom.ts';

/** Hands of a class that are up since a moment, by student. */
export async function selectHands(
  db: Db,
  { classId, since }: { classId: number; since: Date },
): Promise<Map<number, Date>> {
  const rows = await db
    .select({ id: classSignals.userId, at: classSignals.handAt })
    .from(classSignals)
    .where(and(eq(classSignals.classId, classId), gt(classSignals.handAt, since)));
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

type Hand = { classId: number; userId: number; at: Date | null };

/** Raises or lowers a hand; one that is up keeps its place. Who is not in the class has none. */
export async function upsertHand(db: Db, { classId, userId, at }: Hand): Promise<boolean> {
  const kept = at === null ? null : sql`coalesce(${classSignals.handAt}, excluded.hand_at)`;
  const member = db
    .select({
      schoolId: classStudents.schoolId,
      classId: classStudents.classId,
      userId: classStudents.userId,
      handAt: sql<Date | null>`${at}::timestamptz`.as('hand_at'),
      nudge: sql<NudgePhrase | null>`null::text`.as('nudge'),
      nudgedAt: sql<Date | null>`null::timestamptz`.as('nudged_at'),
    })
    .from(classStudents)
    .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, userId)));
  const set = await db
    .insert(classSignals)
    .select(member)
    .onConflictDoUpdate({ target: [classSignals.classId, classSignals.userId], set: { handAt: kept } })
    .returning({ id: classSignals.userId });
  return set.length > 0;
}

type Nudge = { classId: number; ids: readonly number[]; phrase: NudgePhrase; now: Date };

/** Keeps the last nudge of each of these students of the class. */
export async function upsertNudges(db: Db, { classId, ids, phrase, now }: Nudge): Promise<void> {
  await db
    .insert(classSignals)
    .values(ids.map((userId) => ({ classId, userId, nudge: phrase, nudgedAt: now })))
    .onConflictDoUpdate({
      target: [classSignals.classId, classSignals.userId],
      set: { nudge: phrase, nudgedAt: now },
    });
}

/** Which of these are in the class now. */
export async function selectMembersAmong(
  db: Db,
  { classId, ids }: { classId: number; ids: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .select({ id: classStudents.userId })
    .from(classStudents)
    .where(and(eq(classStudents.classId, classId), inArray(classStudents.userId, [...ids])));
  return rows.map(({ id }) => id);
}

export async function updatePause(
  db: Db,
  { id, until }: { id: number; until: Date | null },
): Promise<Date | null> {
  const [row] = await db
    .update(classes)
    .set({ pausedUntil: until })
    .where(eq(classes.id, id))
    .returning({ until: classes.pausedUntil });
  return row?.until ?? null;
}

/** What stands between a student and each of the own classes, oldest class first. */
export function selectSignalsOf(db: Db, userId: number) {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      pausedUntil: classes.pausedUntil,
      teacher: sql<string>`coalesce((
        select string_agg(${users.name}, ', ' order by ${classTeachers.since})
        from ${classTeachers} join ${users} on ${users.id} = ${classTeachers.userId}
        where ${classTeachers.classId} = ${classes.id}), '')`,
      handAt: classSignals.handAt,
      nudge: classSignals.nudge,
      nudgedAt: classSignals.nudgedAt,
    })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .leftJoin(
      classSignals,
      and(eq(classSignals.classId, classes.id), eq(classSignals.userId, classStudents.userId)),
    )
    .where(and(eq(classStudents.userId, userId), isNull(classes.archivedAt)))
    .orderBy(asc(classStudents.joinedAt));
}
