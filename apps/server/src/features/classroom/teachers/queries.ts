import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';
import { classTeachers } from '../../../db/schema/classroom.ts';
import type { Member } from '../queries.ts';

/** The teacher of the school with this address, if the account is open. */
export async function selectOptionalTeacher(db: Db, email: string): Promise<Member | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(sql`lower(${users.email}) = lower(${email})`, eq(users.role, 'teacher'), eq(users.isActive, true)),
    );
  return row;
}

/** Who teaches a class, held until the transaction ends, so that of two who leave at once one stays. */
export function lockTeachers(tx: Db, classId: number) {
  return tx
    .select({ id: classTeachers.userId })
    .from(classTeachers)
    .where(eq(classTeachers.classId, classId))
    .orderBy(asc(classTeachers.since), asc(classTeachers.userId))
    .for('update');
}

/** Answers whether the teacher is new in the class. */
export async function insertTeacher(
  db: Db,
  row: { classId: number; userId: number; since: Date },
): Promise<boolean> {
  const made = await db.insert(classTeachers).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function deleteTeacher(
  db: Db,
  { classId, userId }: { classId: number; userId: number },
): Promise<void> {
  await db
    .delete(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId)));
}
