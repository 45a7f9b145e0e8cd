import { getTableName, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { problemInstances } from './curriculum.ts';
import { ofSchool } from './schools.ts';

/** A problem of the same school's student, which it goes with. */
function keyOfProblem(schoolId: PgColumn, problemId: PgColumn) {
  const name = `${getTableName(problemId.table)}_of_problem`;
  const foreignColumns: [PgColumn, PgColumn] = [problemInstances.schoolId, problemInstances.id];
  return foreignKey({ name, columns: [schoolId, problemId], foreignColumns });
}

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Every counted answer, once per attempt id: the log that `mastery` follows from (decision 0101). Lives and dies with
 * the account.
 */
export const attempts = pgTable(
  'attempts',
  {
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** The order in which a student's answers were counted. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** A problem of the same student, which lives as long as the account. */
    problemId: integer('problem_id').notNull(),
    /** The chosen answer, or the typed one; exactly one of the two. */
    answerId: smallint('answer_id'),
    answer: text('answer'),
    isCorrect: boolean('is_correct').notNull(),
    /** The misconception that the answer shows, for the teacher's view. */
    misconception: text('misconception'),
    /** Whether there was help; null for an answer that says nothing about the skill. */
    help: boolean('help'),
    at: moment('at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.userId, table.attemptId] }),
    /** One for all that is asked, because each index costs every answer: see decision 0033. */
    index('attempts_student').on(table.schoolId, table.userId, table.problemId, table.at, table.isCorrect),
    check('attempts_answer', sql`(${table.answerId} is null) <> (${table.answer} is null)`),
  ],
);

/**
 * Answers to problems that no program can judge any more: dealt before problems were stored whole, by a version of a
 * skill that is gone. Kept as they were given; they count neither as right nor as wrong (decision 0100).
 */
export const unjudgedAnswers = pgTable(
  'unjudged_answers',
  {
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    problemId: integer('problem_id').notNull(),
    answerId: smallint('answer_id'),
    answer: text('answer'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.userId, table.attemptId] }),
    keyOfProblem(table.schoolId, table.problemId).onDelete('cascade'),
    index('unjudged_answers_problem').on(table.schoolId, table.problemId),
    check('unjudged_answers_answer', sql`(${table.answerId} is null) <> (${table.answer} is null)`),
  ],
);

/** How far a student is with a problem, a lesson or a unit; it never goes back. Lives and dies with the account. */
export const progress = pgTable(
  'progress',
  {
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<'problem' | 'lesson' | 'unit'>().notNull(),
    itemId: integer('item_id').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Set once the item is completed. */
    completedAt: moment('completed_at'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.userId, table.kind, table.itemId] }),
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
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    problemId: integer('problem_id').notNull(),
    /** What the answer was judged against, as it was then. */
    form: text('form').notNull(),
    value: text('value').notNull(),
    answer: text('answer').notNull(),
    /** What the second method said. */
    second: text('second').$type<'same' | 'different' | 'unclear'>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.userId, table.attemptId] }),
    keyOfProblem(table.schoolId, table.problemId).onDelete('cascade'),
    index('answer_reviews_problem').on(table.schoolId, table.problemId),
    check('answer_reviews_second', sql`${table.second} in ('same', 'different', 'unclear')`),
  ],
);
