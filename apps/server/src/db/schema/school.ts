import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who is told by mail when a safety card was shown, beside SAFETY_MAIL. Kept until an admin takes it out. */
export const safetyContacts = pgTable(
  'safety_contacts',
  {
    ...ofSchool(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('safety_contacts_once').on(table.schoolId, table.email),
    check('safety_contacts_email', sql`${table.email} = lower(${table.email})`),
  ],
);
