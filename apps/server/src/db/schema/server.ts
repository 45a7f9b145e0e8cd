import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the program notes about this database itself. Holds nothing of a person. */
export const serverFacts = pgTable('server_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
