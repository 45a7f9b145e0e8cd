import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a student told Orbit before the race (D-140); a later race replaces it. Lives and dies with the account. */
export const raceProfiles = pgTable(
  'race_profiles',
  {
    ...ofSchool(),
    userId: integer('user_id').primaryKey(),
    grade: text('grade').notNull(),
    topic: text('topic').notNull(),
    goals: text('goals').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    check(
      'race_profiles_short',
      sql`length(${table.grade}) <= 400 and length(${table.topic}) <= 400 and length(${table.goals}) <= 400`,
    ),
  ],
);

/** Every finished race (D-141, D-142). Lives and dies with the account. */
export const races = pgTable(
  'races',
  {
    ...ofSchool(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    finishedAt: moment('finished_at').notNull(),
    score: smallint('score').notNull(),
    challengesCompleted: smallint('challenges_completed').notNull(),
    correctAnswers: smallint('correct_answers').notNull(),
    hintsUsed: smallint('hints_used').notNull(),
    won: boolean('won').notNull(),
    /** Names the report of one race, so that a repeated one is known; null where the caller names none. */
    updateId: text('update_id'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('races_user').on(table.userId),
    unique('races_update').on(table.userId, table.updateId),
    check('races_update_short', sql`length(${table.updateId}) <= 80`),
    check('races_score', sql`${table.score} between 0 and 140`),
    check('races_correct', sql`${table.correctAnswers} <= ${table.challengesCompleted}`),
  ],
);
