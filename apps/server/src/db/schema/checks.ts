import type { RenderedProblem } from '@playforward/curriculum';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { assignments } from './assignments.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const sittingKinds = ['get-ready', 'unit', 'course', 'exit-ticket', 'practice', 'paper'] as const;
export type SittingKind = (typeof sittingKinds)[number];

/**
 * A set of problems that one student works through and hands in as a whole: a check, an exit ticket, assigned practice
 * or a sheet of paper. Lives and dies with the account.
 */
export const checkSittings = pgTable(
  'check_sittings',
  {
    ...ofSchool(),
    id: uuid('id').primaryKey(),
    userId: integer('user_id').notNull(),
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'set null' }),
    kind: text('kind').$type<SittingKind>().notNull(),
    /** What it is of: a unit, course, lesson or skill by its number or name, or the code of a sheet. */
    about: text('about').notNull(),
    title: text('title').notNull(),
    /** The problems with their seeds and keys, as they were when it was opened (decision 0100). */
    rendered: json('rendered').$type<RenderedProblem[]>().notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Handed in, put away, or over. */
    closedAt: moment('closed_at'),
    isPutAway: boolean('is_put_away').notNull().default(false),
    /** When its answers were counted for the skills; null until then. */
    countedAt: moment('counted_at'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    uniqueIndex('check_sittings_open')
      .on(table.userId, table.kind, table.about, sql`coalesce(${table.assignmentId}::text, '')`)
      .where(sql`${table.closedAt} is null`),
    index('check_sittings_user').on(table.userId),
    index('check_sittings_assignment').on(table.assignmentId),
    index('check_sittings_not_counted').on(table.id).where(sql`${table.countedAt} is null`),
  ],
);

/** What stands in the answer fields of a sitting, kept while it is typed. Lives and dies with the sitting. */
export const checkAnswers = pgTable(
  'check_answers',
  {
    ...ofSchool(),
    sittingId: uuid('sitting_id')
      .notNull()
      .references(() => checkSittings.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    place: smallint('place').notNull(),
    /** The chosen answer, or the typed one; neither while it is only flagged. */
    answerId: smallint('answer_id'),
    answer: text('answer'),
    flagged: boolean('flagged').notNull(),
    /** When it was typed: of two tabs and of a line that was away, what was typed last stays. */
    typedAt: moment('typed_at').notNull(),
    /** Set at the end: null where nothing can be judged. */
    isCorrect: boolean('is_correct'),
    misconception: text('misconception'),
    /** The number under which the answer is counted. */
    attemptId: uuid('attempt_id').notNull(),
    /** The problem as a row of the student's problems, once the sitting is over. */
    problemId: integer('problem_id'),
    /** A teacher took the answer for right, and said why. */
    acceptedAt: moment('accepted_at'),
    acceptedNote: text('accepted_note'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.sittingId, table.place] }),
    check('check_answers_one', sql`${table.answerId} is null or ${table.answer} is null`),
  ],
);
