import type { RenderedProblem } from '@playforward/curriculum';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { classes } from './classroom.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What an assignment asks for: something of the product to be done, or a set of problems. */
export type AssignmentTask =
  | { kind: 'lesson' | 'mission'; lessonId: number }
  | { kind: 'race'; topic: string }
  | { kind: 'unit-check'; unitId: number }
  | { kind: 'exit-ticket'; lessonId: number; count: number }
  | { kind: 'practice'; skill: string; count: number };

/** Lives and dies with its class. What was answered belongs to the students and stays. */
export const assignments = pgTable(
  'assignments',
  {
    ...ofSchool(),
    /** Drawn by chance, so that nobody finds one by counting. */
    id: uuid('id').primaryKey(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    task: jsonb('task').$type<AssignmentTask>().notNull(),
    title: text('title').notNull(),
    /** The problems with their seeds and keys, where everybody gets the same numbers. */
    rendered: json('rendered').$type<RenderedProblem[]>(),
    opensAt: moment('opens_at').notNull(),
    dueAt: moment('due_at'),
    closesAt: moment('closes_at'),
    /** Whether what comes between due and closing is taken. */
    takesLate: boolean('takes_late').notNull(),
    /** False: only for those in `assignment_students`. */
    forAll: boolean('for_all').notNull(),
    /** Counts changes, so that of two who change it at once the later one sees what the other did. */
    revision: integer('revision').notNull().default(1),
    createdBy: integer('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.createdBy).onDelete('set null'),
    index('assignments_class').on(table.classId, table.createdAt),
    check(
      'assignments_order',
      sql`${table.dueAt} is null or ${table.closesAt} is null or ${table.dueAt} <= ${table.closesAt}`,
    ),
  ],
);

/** For whom an assignment is where it is not for all, and for whom it is open again. */
export const assignmentStudents = pgTable(
  'assignment_students',
  {
    ...ofSchool(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    reopenedAt: moment('reopened_at'),
    reopenedUntil: moment('reopened_until'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index('assignment_students_user').on(table.userId),
  ],
);
