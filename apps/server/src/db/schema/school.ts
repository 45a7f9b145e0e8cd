import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who is told by mail when a safety card was shown, beside SAFETY_MAIL. Kept until an admin takes it out. */
export const safetyContacts = pgTable(
  'safety_contacts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('safety_contacts_email', sql`${table.email} = lower(${table.email})`)],
);
