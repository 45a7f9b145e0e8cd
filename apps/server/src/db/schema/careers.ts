import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

/** Careers a student likes, seen by nobody else. Lives and dies with the account. */
export const favoriteCareers = pgTable(
  'favorite_careers',
  {
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    slug: text('slug').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.userId, table.slug] }),
  ],
);
