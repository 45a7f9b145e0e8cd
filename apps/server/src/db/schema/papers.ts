import type { RenderedProblem } from '@playforward/curriculum';
import { index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

/**
 * A worksheet with all its versions, stored whole: the screen, the sheets and the key read the same problems. Lives and
 * dies with the account of who made it.
 */
export const papers = pgTable(
  'papers',
  {
    ...ofSchool(),
    /** Printed on the sheets; drawn by chance. */
    code: text('code').primaryKey(),
    userId: integer('user_id').notNull(),
    title: text('title').notNull(),
    /** Where its problems come from, in words. */
    source: text('source').notNull(),
    /** One list of problems a version, A first. */
    rendered: json('rendered').$type<RenderedProblem[][]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('papers_user').on(table.userId),
  ],
);
