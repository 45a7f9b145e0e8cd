import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A school of this installation: it owns its people, classes and cities. The first one is made with the tables, so that
 * an installation for one school needs no setting. Read by everybody, changed by the operator alone.
 */
export const schools = pgTable(
  'schools',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Its part of an address, behind /at/. */
    slug: text('slug').notNull().unique(),
    /** Empty: the installation's own name is shown. */
    name: text('name').notNull(),
    /** Host names that lead to it. */
    hosts: text('hosts').array().notNull().default([]),
    /** Settings that differ from those of the installation, by the name of their variable. */
    settings: jsonb('settings').$type<Record<string, string>>().notNull().default({}),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [check('schools_slug', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'`)],
);

/**
 * The school that a row belongs to, in every table but the few in `sharedTables`. The database fills it in and shows a
 * school its own rows only (`raise-walls.ts`).
 */
export const ofSchool = () => ({ schoolId: integer('school_id').notNull().default(sql`current_school()`) });
