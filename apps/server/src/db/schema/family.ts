import type { FamilyLanguage } from '@playforward/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who vouches that somebody belongs to a child: the school with a letter, or the child. */
export type FamilyCodeBy = 'school' | 'student';

/**
 * Who at home sees a child's week. The row is what it is seen by: without it there is nothing to see. It ends by either
 * side, and with either account.
 */
export const guardianLinks = pgTable(
  'guardian_links',
  {
    ...ofSchool(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    childId: integer('child_id').notNull(),
    /** Null for a link that only reads and needs no account. */
    guardianId: integer('guardian_id'),
    /** The SHA-256 of what stands in the address of such a link. */
    tokenHash: bytea('token_hash').unique(),
    codeBy: text('code_by').$type<FamilyCodeBy>().notNull(),
    since: moment('since').notNull(),
    /** Of a link without an account. */
    expiresAt: moment('expires_at'),
    language: text('language').$type<FamilyLanguage>().notNull().default('en'),
    weeklyMail: boolean('weekly_mail').notNull().default(false),
    /** The Monday of the week that was last sent. */
    mailedWeek: date('mailed_week', { mode: 'string' }),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.childId).onDelete('cascade'),
    keyOfPerson(table.schoolId, table.guardianId).onDelete('cascade'),
    unique('guardian_links_once').on(table.childId, table.guardianId),
    index('guardian_links_guardian').on(table.guardianId),
    index('guardian_links_mail').on(table.mailedWeek).where(sql`${table.weeklyMail}`),
    check('guardian_links_way', sql`(${table.guardianId} is null) <> (${table.tokenHash} is null)`),
    check('guardian_links_reader', sql`(${table.tokenHash} is null) = (${table.expiresAt} is null)`),
  ],
);

/** Codes of letters and settings that lead to a child, each good once; only a keyed hash of a code is stored. */
export const familyCodes = pgTable(
  'family_codes',
  {
    ...ofSchool(),
    codeHash: bytea('code_hash').primaryKey(),
    childId: integer('child_id').notNull(),
    madeBy: text('made_by').$type<FamilyCodeBy>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.childId).onDelete('cascade'),
    index('family_codes_child').on(table.childId),
    index('family_codes_expires').on(table.expiresAt),
  ],
);
