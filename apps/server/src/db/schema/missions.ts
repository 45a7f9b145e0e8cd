import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

/** Every run of a mission, written before its outcome is answered (D-148). Lives and dies with the account. */
export const missionAttempts = pgTable(
  'mission_attempt',
  {
    ...ofSchool(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    /** The page's own number of the run, under which it may report it again; null where a page gave none. */
    attemptId: uuid('attempt_id'),
    missionId: text('mission_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    family: text('family').notNull(),
    level: smallint('level').notNull(),
    seed: integer('seed').notNull(),
    simVersion: smallint('sim_version').notNull(),
    /** What was typed, by symbol. */
    inputs: jsonb('inputs').$type<Record<string, string>>().notNull(),
    prediction: text('prediction').notNull(),
    /** What the simulation ended in, by metric. */
    outcome: jsonb('outcome').$type<Record<string, number>>().notNull(),
    stars: smallint('stars').notNull(),
    /** Why it works, in the student's own words with personal data masked; heard by the companion, never graded. */
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('mission_attempt_user_lesson').on(table.schoolId, table.userId, table.lessonId),
    uniqueIndex('mission_attempt_once').on(table.schoolId, table.userId, table.attemptId),
    check('mission_attempt_stars', sql`${table.stars} between 0 and 3`),
    check('mission_attempt_reason', sql`length(${table.reason}) <= 1000`),
    check('mission_attempt_level', sql`${table.level} between 1 and 3`),
  ],
);
