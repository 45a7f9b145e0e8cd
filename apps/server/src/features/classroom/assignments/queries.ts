import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';
import { assignmentStudents, assignments } from '../../../db/schema/assignments.ts';
import { classes, classStudents, classTeachers } from '../../../db/schema/classroom.ts';

export type AssignmentRow = typeof assignments.$inferSelect;
export type AssignedStudent = typeof assignmentStudents.$inferSelect;

export async function insertAssignment(
  db: Db,
  { studentIds, ...row }: typeof assignments.$inferInsert & { studentIds: readonly number[] | null },
): Promise<AssignmentRow> {
  const [made] = await db.insert(assignments).values(row).returning();
  if (!made) throw new Error('an assignment was not stored');
  await insertAssigned(db, { id: made.id, studentIds: studentIds ?? [] });
  return made;
}

async function insertAssigned(
  db: Db,
  { id, studentIds }: { id: string; studentIds: readonly number[] },
): Promise<void> {
  if (studentIds.length === 0) return;
  await db
    .insert(assignmentStudents)
    .values(studentIds.map((userId) => ({ assignmentId: id, userId })))
    .onConflictDoNothing();
}

export function selectAssignments(db: Db, classId: number): Promise<AssignmentRow[]> {
  return db
    .select()
    .from(assignments)
    .where(eq(assignments.classId, classId))
    .orderBy(desc(assignments.createdAt));
}

export async function selectOptionalAssignment(
  db: Db,
  { classId, id }: { classId: number; id: string },
): Promise<AssignmentRow | undefined> {
  const [row] = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.classId, classId)));
  return row;
}

export async function selectAssigned(db: Db, ids: readonly string[]): Promise<AssignedStudent[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(assignmentStudents)
    .where(sql`${assignmentStudents.assignmentId} = any(${sql.param(ids)}::uuid[])`);
}

type Times = Pick<AssignmentRow, 'opensAt' | 'dueAt' | 'closesAt' | 'takesLate'>;
type Change = Partial<Times> & {
  id: string;
  revision: number;
  /** Left out: as it is. Null: for all. */
  studentIds?: readonly number[] | null | undefined;
};

/** The changed assignment; nothing when it is not at this revision any more. */
export async function updateAssignment(
  db: Db,
  { id, revision, studentIds, ...set }: Change,
): Promise<AssignmentRow | undefined> {
  const [row] = await db
    .update(assignments)
    .set({ ...set, ...(studentIds !== undefined && { forAll: studentIds === null }), revision: revision + 1 })
    .where(and(eq(assignments.id, id), eq(assignments.revision, revision)))
    .returning();
  if (row && studentIds) {
    await db
      .delete(assignmentStudents)
      .where(
        and(
          eq(assignmentStudents.assignmentId, id),
          sql`not ${assignmentStudents.userId} = any(${sql.param(studentIds)}::int[])`,
        ),
      );
    await insertAssigned(db, { id, studentIds });
  }
  return row;
}

export async function deleteAssignment(db: Db, id: string): Promise<void> {
  await db.delete(assignments).where(eq(assignments.id, id));
}

export async function upsertReopened(
  db: Db,
  { id, userId, until, now }: { id: string; userId: number; until: Date; now: Date },
): Promise<void> {
  const set = { reopenedAt: now, reopenedUntil: until };
  await db
    .insert(assignmentStudents)
    .values({ assignmentId: id, userId, ...set })
    .onConflictDoUpdate({ target: [assignmentStudents.assignmentId, assignmentStudents.userId], set });
}

/** What a student is asked for: of the classes she is in, for all or for her. */
export async function selectAssignmentsForStudent(
  db: Db,
  { userId, opensBefore, since }: { userId: number; opensBefore: Date; since: Date },
) {
  return db
    .select({
      row: assignments,
      className: classes.name,
      reopenedUntil: assignmentStudents.reopenedUntil,
      teacher: sql<string>`coalesce((
        select string_agg(${users.name}, ', ' order by ${classTeachers.since})
        from ${classTeachers} join ${users} on ${users.id} = ${classTeachers.userId}
        where ${classTeachers.classId} = ${classes.id}), '')`,
    })
    .from(assignments)
    .innerJoin(classes, and(eq(classes.id, assignments.classId), isNull(classes.archivedAt)))
    .innerJoin(classStudents, and(eq(classStudents.classId, classes.id), eq(classStudents.userId, userId)))
    .leftJoin(
      assignmentStudents,
      and(eq(assignmentStudents.assignmentId, assignments.id), eq(assignmentStudents.userId, userId)),
    )
    .where(
      and(
        lte(assignments.opensAt, opensBefore),
        or(eq(assignments.forAll, true), sql`${assignmentStudents.userId} is not null`),
        or(
          sql`coalesce(${assignments.closesAt}, ${assignments.dueAt}) is null`,
          gte(sql`coalesce(${assignments.closesAt}, ${assignments.dueAt})`, since),
          gte(assignmentStudents.reopenedUntil, since),
        ),
      ),
    )
    .orderBy(asc(sql`coalesce(${assignments.dueAt}, ${assignments.closesAt})`), asc(assignments.createdAt));
}
