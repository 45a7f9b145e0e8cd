import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/pool.ts';
import { auditLog, users } from '../db/schema/accounts.ts';
import { classes, classStudents } from '../db/schema/classroom.ts';

/** Which door somebody came through to a student's record. */
export type ReadBy = 'family' | 'reader' | 'mail' | 'school';

/** An adult's look at a class, at one student of it, or at one student from elsewhere. */
export type RecordRead = { now: Date; reader?: number | undefined } & (
  | { classId: number; student?: number | undefined }
  | { student: number; by: ReadBy }
);

/** Every answer that shows a student's work to an adult leaves one of these. */
export async function insertRecordRead(db: Db, read: RecordRead): Promise<void> {
  const { now, reader = null, student } = read;
  const details = {
    ...('classId' in read ? { class: read.classId } : { by: read.by }),
    ...(student !== undefined && { student }),
  };
  await db.insert(auditLog).values({ kind: 'record-read', userId: reader, at: now, details });
}

const mostReads = 100;

/**
 * Who has looked at a student's work: in the classes the student is in, at home, in the office; newest first. What one
 * adult looked at again and again within an hour is one line, so that a page left open does not hide everybody else.
 */
export async function selectReadsOf(db: Db, studentId: number) {
  const student = sql`${auditLog.details} ->> 'student'`;
  const inClasses = db
    .select({
      at: auditLog.at,
      reader: auditLog.userId,
      who: sql<string | null>`${users.name}`.as('who'),
      className: sql<string | null>`${classes.name}`.as('class_name'),
      what: sql<
        'class' | 'student' | ReadBy
      >`case when ${student} is null then 'class' else 'student' end`.as('what'),
    })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .innerJoin(
      auditLog,
      sql`${auditLog.kind} = 'record-read' and ${auditLog.details} ->> 'class' = ${classes.id}::text
        and coalesce(${student}, ${classStudents.userId}::text) = ${classStudents.userId}::text
        and ${auditLog.at} >= ${classStudents.joinedAt}`,
    )
    .innerJoin(users, eq(users.id, auditLog.userId))
    .where(eq(classStudents.userId, studentId));
  const elsewhere = db
    .select({
      at: auditLog.at,
      reader: auditLog.userId,
      who: sql<string | null>`${users.name}`.as('who'),
      className: sql<string | null>`null::text`.as('class_name'),
      what: sql<'class' | 'student' | ReadBy>`${auditLog.details} ->> 'by'`.as('what'),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(sql`${auditLog.studentId} = ${studentId} and ${auditLog.details} ->> 'by' is not null`);
  const reads = unionAll(inClasses, elsewhere).as('reads');
  const at = sql<Date>`max(${reads.at})`.mapWith(auditLog.at);
  const { who, className, what } = reads;
  return db
    .select({ at, who, className, what })
    .from(reads)
    .groupBy(reads.reader, who, className, what, sql`date_trunc('hour', ${reads.at})`)
    .orderBy(desc(at))
    .limit(mostReads);
}
