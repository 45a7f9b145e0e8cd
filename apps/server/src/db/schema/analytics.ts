import { sql } from 'drizzle-orm';
import {
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
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

/**
 * What happened in the product, kept 90 days, under pseudonyms that change every month. Holds ids and words of fixed
 * lists only: what a browser sends as an id is stored as a digest, and no text of a person is stored at all.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    ...ofSchool(),
    /** Made from the event's own id, so that a repeated delivery is stored once. */
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Pseudonym of the account that is signed in, else of the browser; null when it sent no id. */
    visitor: uuid('visitor'),
    /** Always null: a program before version 0.2 named the account here. */
    userId: integer('user_id'),
    name: text('name').notNull(),
    lessonId: integer('lesson_id'),
    section: text('section'),
    place: smallint('place'),
    outcome: text('outcome'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('analytics_events_at').on(table.at),
    index('analytics_events_user').on(table.userId).where(sql`${table.userId} is not null`),
    check('analytics_events_short', sql`length(${table.name}) <= 40 and length(${table.section}) <= 40`),
  ],
);
