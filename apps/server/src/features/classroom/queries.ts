import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { credentials, sessions, users } from '../../db/schema/accounts.ts';
import { cardSheets, classes, classStudents, classTeachers } from '../../db/schema/classroom.ts';

export type ClassRow = typeof classes.$inferSelect;
export type Member = { id: number; name: string };
type CameBy = (typeof classStudents.$inferSelect)['cameBy'];

/** Classes that somebody teaches, newest last. */
export async function selectClassesOfTeacher(db: Db, teacherId: number): Promise<ClassRow[]> {
  const rows = await db
    .select({ row: classes })
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(eq(classTeachers.userId, teacherId))
    .orderBy(asc(classes.id));
  return rows.map(({ row }) => row);
}

/** The class if this teacher teaches it. */
export async function selectOptionalClassOfTeacher(
  db: Db,
  { teacherId, classId }: { teacherId: number; classId: number },
): Promise<ClassRow | undefined> {
  const [found] = await db
    .select({ row: classes })
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(eq(classes.id, classId), eq(classTeachers.userId, teacherId)));
  return found?.row;
}

export async function insertClass(
  db: Db,
  { teacherId, ...row }: typeof classes.$inferInsert & { teacherId: number },
): Promise<ClassRow | undefined> {
  const [made] = await db.insert(classes).values(row).onConflictDoNothing().returning();
  if (made) {
    const since = row.createdAt;
    await db.insert(classTeachers).values({ classId: made.id, userId: teacherId, since });
  }
  return made;
}

/** The changed class; nothing when its new code was taken. */
export async function updateClass(
  db: Db,
  { id, ...set }: Partial<Pick<ClassRow, 'name' | 'semester' | 'code'>> & { id: number },
): Promise<ClassRow | undefined> {
  const [row] = await db.update(classes).set(set).where(eq(classes.id, id)).returning();
  return row;
}

export async function deleteClass(db: Db, id: number): Promise<void> {
  await db.delete(classes).where(eq(classes.id, id));
}

export async function selectOptionalClassByCode(db: Db, code: string): Promise<ClassRow | undefined> {
  const [row] = await db.select().from(classes).where(eq(classes.code, code));
  return row;
}

/** Everybody who learns in a class, by name. */
export async function selectStudents(db: Db, classId: number) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      joinedAt: classStudents.joinedAt,
      cameBy: classStudents.cameBy,
      /** Whether the password is still the phrase of a card; null where there is none. */
      onCard: credentials.onCard,
      /** Null for who has never signed in, and for who has signed out everywhere. */
      seenAt: sql<Date | null>`(
        select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${users.id})`.mapWith(
        sessions.lastSeenAt,
      ),
    })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(classStudents.classId, classId))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
}

/** The student if in this class now. */
export async function selectOptionalStudent(
  db: Db,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<{ id: number; name: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, studentId)));
  return row;
}

export function selectTeachers(db: Db, classId: number): Promise<Member[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.userId))
    .where(eq(classTeachers.classId, classId))
    .orderBy(asc(classTeachers.since), asc(users.id));
}

export async function insertStudents(
  db: Db,
  { classId, ids, cameBy, now }: { classId: number; ids: number[]; cameBy: CameBy; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(classStudents)
    .values(ids.map((userId) => ({ classId, userId, joinedAt: now, cameBy })))
    .onConflictDoNothing();
}

/** Answers whether the student was in the class. */
export async function deleteStudent(
  db: Db,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<boolean> {
  const gone = await db
    .delete(classStudents)
    .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, studentId)))
    .returning({ userId: classStudents.userId });
  return gone.length > 0;
}

/** A student's own classes, without anybody else in them but the teachers. */
export async function selectClassesOfStudent(db: Db, studentId: number) {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      joinedAt: classStudents.joinedAt,
      teacher: sql<string>`coalesce((
        select string_agg(${users.name}, ', ' order by ${classTeachers.since})
        from ${classTeachers} join ${users} on ${users.id} = ${classTeachers.userId}
        where ${classTeachers.classId} = ${classes.id}), '')`,
    })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(and(eq(classStudents.userId, studentId), isNull(classes.archivedAt)))
    .orderBy(asc(classStudents.joinedAt));
}

/** In how many classes somebody teaches or learns; those of a year that is over do not count. */
export async function selectClassCount(db: Db, { id, role }: { id: number; role: string }): Promise<number> {
  const table = role === 'teacher' ? classTeachers : classStudents;
  const [row] = await db
    .select({ n: count() })
    .from(table)
    .innerJoin(classes, and(eq(classes.id, table.classId), isNull(classes.archivedAt)))
    .where(eq(table.userId, id));
  return row?.n ?? 0;
}

/** Keeps a sheet, and removes those that are over. */
export async function insertCardSheet(
  db: Db,
  { now, ...row }: typeof cardSheets.$inferInsert & { now: Date },
): Promise<void> {
  await db.delete(cardSheets).where(lt(cardSheets.expiresAt, now));
  await db.insert(cardSheets).values(row);
}

export async function selectOptionalCardSheet(
  db: Db,
  { userId, keyHash, now }: { userId: number; keyHash: Buffer; now: Date },
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ sealed: cardSheets.sealed })
    .from(cardSheets)
    .where(
      and(eq(cardSheets.userId, userId), eq(cardSheets.keyHash, keyHash), gt(cardSheets.expiresAt, now)),
    );
  return row?.sealed;
}
