import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What has to leave the server by mail or webhook, written in the transaction of the act it tells of. It holds what the
 * letter is made from at the moment of sending, never the letter. Emptied when settled, removed 30 days later.
 */
export const outbox = pgTable(
  'outbox',
  {
    ...ofSchool(),
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel').$type<'mail' | 'webhook'>().notNull(),
    topic: text('topic').notNull(),
    /** Of two with the same key, the second is not added. */
    onceKey: text('once_key'),
    userId: integer('user_id'),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'not-needed' | 'given-up'>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
    giveUpAt: moment('give_up_at').notNull(),
    settledAt: moment('settled_at'),
    /** Why the last try failed, as a code; no text of a letter. */
    lastFailure: text('last_failure'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    unique('outbox_once').on(table.schoolId, table.onceKey),
    check('outbox_channel', sql`${table.channel} in ('mail', 'webhook')`),
    index('outbox_due').on(table.channel, table.nextTryAt).where(sql`${table.state} = 'waiting'`),
    index('outbox_user').on(table.userId),
    index('outbox_settled').on(table.settledAt),
  ],
);
