import type { NudgePhrase } from '@playforward/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Kept until a teacher deletes it. The work done in it belongs to the students and stays. */
export const classes = pgTable(
  'classes',
  {
    ...ofSchool(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** The number of the course in the content. */
    courseId: integer('course_id').notNull(),
    semester: text('semester'),
    /** Null while the class is closed to codes. */
    code: text('code').unique(),
    /** Its students are made up. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Until then its students look at their teacher; null or past while they work. */
    pausedUntil: moment('paused_until'),
    /** Over, and set aside: nobody joins it, students do not see it, its teachers still read it. */
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('classes_code', sql`${table.code} ~ '^[A-Z2-9]{6}$'`)],
);

/** Who teaches a class, and thereby may see the work in it. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    ...ofSchool(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_teachers_user').on(table.userId),
  ],
);

/** Who learns in a class. The row is what its teachers may see the student's work by: without it they see nothing. */
export const classStudents = pgTable(
  'class_students',
  {
    ...ofSchool(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** Who has put the student in: it says who may give out new cards. */
    cameBy: text('came_by').$type<'code' | 'teacher' | 'roster' | 'platform'>().notNull().default('code'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_students_user').on(table.userId),
  ],
);

/** What passes between a student and the teachers of a class while they work: a raised hand, the last nudge. */
export const classSignals = pgTable(
  'class_signals',
  {
    ...ofSchool(),
    classId: integer('class_id').notNull(),
    userId: integer('user_id').notNull(),
    handAt: moment('hand_at'),
    nudge: text('nudge').$type<NudgePhrase>(),
    nudgedAt: moment('nudged_at'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.classId, table.userId] }),
    foreignKey({
      columns: [table.classId, table.userId],
      foreignColumns: [classStudents.classId, classStudents.userId],
      name: 'class_signals_student_fk',
    }).onDelete('cascade'),
    index('class_signals_user').on(table.userId),
  ],
);

/**
 * Sign-in cards ready to print, for ten minutes. Sealed with a key that stands in their address alone, so that the
 * phrases on them are nowhere to be read. Lives and dies with the account of who made them.
 */
export const cardSheets = pgTable(
  'card_sheets',
  {
    ...ofSchool(),
    keyHash: bytea('key_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    sealed: bytea('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('card_sheets_user').on(table.userId),
    index('card_sheets_expires').on(table.expiresAt),
  ],
);
