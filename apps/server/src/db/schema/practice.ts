import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { problemInstances } from './curriculum.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Every counted answer, once per attempt id. Lives and dies with the student's problem, and that with the account;
 * user_id repeats the problem's own without a second reference, which every stored answer would pay for.
 */
export const attempts = pgTable(
  'attempts',
  {
    userId: integer('user_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** Goes with its problem by a trigger: a foreign key would lock the problem's row at every answer. */
    problemId: integer('problem_id').notNull(),
    /** The chosen answer, or the typed one; exactly one of the two. */
    answerId: smallint('answer_id'),
    answer: text('answer'),
    isCorrect: boolean('is_correct').notNull(),
    /** The misconception that the answer shows, for the teacher's view. */
    misconception: text('misconception'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.attemptId] }),
    /** One for all that is asked, because each index costs every answer: see decision 0033. */
    index('attempts_student').on(table.userId, table.problemId, table.at, table.isCorrect),
    check('attempts_answer', sql`(${table.answerId} is null) <> (${table.answer} is null)`),
  ],
);

/** How far a student is with a problem, a lesson or a unit; it never goes back. Lives and dies with the account. */
export const progress = pgTable(
  'progress',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'problem' | 'lesson' | 'unit'>().notNull(),
    itemId: integer('item_id').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Set once the item is completed. */
    completedAt: moment('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    check('progress_kind', sql`${table.kind} in ('problem', 'lesson', 'unit')`),
  ],
);

/**
 * Typed answers a student stood by after they were judged wrong, for a person to look at. Kept without a date: they
 * live and die with the student's problem, and are few.
 */
export const answerReviews = pgTable(
  'answer_reviews',
  {
    userId: integer('user_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    problemId: integer('problem_id')
      .notNull()
      .references(() => problemInstances.id, { onDelete: 'cascade' }),
    /** What the answer was judged against, as it was then. */
    form: text('form').notNull(),
    value: text('value').notNull(),
    answer: text('answer').notNull(),
    /** What the second method said. */
    second: text('second').$type<'same' | 'different' | 'unclear'>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.attemptId] }),
    index('answer_reviews_problem').on(table.problemId),
    check('answer_reviews_second', sql`${table.second} in ('same', 'different', 'unclear')`),
  ],
);
