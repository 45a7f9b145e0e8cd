import type { AgeBand } from '@playforward/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the rules for children ask about a person; lives and dies with the account. */
export const personPrivacy = pgTable(
  'person_privacy',
  {
    ...ofSchool(),
    userId: integer('user_id').primaryKey(),
    ageBand: text('age_band').$type<AgeBand>(),
    ageSaidBy: text('age_said_by').$type<'student' | 'school'>(),
    ageSaidAt: moment('age_said_at'),
    /** Who said yes to chat and the class's city, in the school's words; null when nobody did. */
    consentBy: text('consent_by'),
    consentAt: moment('consent_at'),
    /** Everything about the person is removed then; set when erasure is asked for. */
    eraseAt: moment('erase_at'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    check('person_privacy_age', sql`${table.ageBand} in ('under-13', '13-15', '16-plus')`),
    index('person_privacy_erase').on(table.eraseAt).where(sql`${table.eraseAt} is not null`),
  ],
);
