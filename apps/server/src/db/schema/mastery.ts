import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What a student's answers say about each skill, alone and with help apart; written with the answer, by the rules of
 * `@playforward/mastery`. Lives and dies with the account.
 */
export const mastery = pgTable(
  'mastery',
  {
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    skill: text('skill').notNull(),
    /** Chances as they were right after the last answer. */
    alone: doublePrecision('alone').notNull(),
    helped: doublePrecision('helped').notNull(),
    aloneAnswers: integer('alone_answers').notNull(),
    helpedAnswers: integer('helped_answers').notNull(),
    /** Place in the list of review intervals. */
    step: smallint('step').notNull(),
    seenAt: moment('seen_at').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.userId, table.skill] }),
    check(
      'mastery_chances',
      sql`${table.alone} > 0 and ${table.alone} < 1 and ${table.helped} > 0 and ${table.helped} < 1`,
    ),
  ],
);
