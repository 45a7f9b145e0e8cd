import type { OrbHistory } from '@playforward/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A conversation with the companion. Kept until `keepUntil`, the student deletes it, or the account is deleted. */
export const orbThreads = pgTable(
  'orb_threads',
  {
    ...ofSchool(),
    id: uuid('id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** The beginning of the first message, with personal data and bad words masked. */
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    keepUntil: moment('keep_until').notNull(),
    /** What the talk remembers from turn to turn: what was asked last, which lines are proven right. */
    dialogue: jsonb('dialogue'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('orb_threads_user_updated').on(table.userId, table.updatedAt),
    index('orb_threads_keep_until').on(table.keepUntil),
  ],
);

type Beside = Partial<
  Pick<OrbHistory['messages'][number], 'picture' | 'step_verdict' | 'choices' | 'safety_card'>
>;

/** What was said in a conversation; lives and dies with it. Pictures are never stored. */
export const orbMessages = pgTable(
  'orb_messages',
  {
    ...ofSchool(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    id: uuid('id').notNull(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => orbThreads.id, { onDelete: 'cascade' }),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    at: moment('at').notNull(),
    /** What stood beside the words: a picture, the verdict on a step, answers to choose from, the safety card. */
    beside: jsonb('beside').$type<Beside>(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.position] }),
    unique('orb_messages_id').on(table.schoolId, table.id),
    index('orb_messages_thread').on(table.threadId, table.position),
    check('orb_messages_role', sql`${table.role} in ('user', 'assistant')`),
  ],
);

/** A hint or a guidance a student was given; counts how far a hint ladder is unlocked. Lives and dies with the account. */
export const orbHelps = pgTable(
  'orb_helps',
  {
    ...ofSchool(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<'hint' | 'guidance'>().notNull(),
    /** The student's own problem; null when none was open. */
    problemId: integer('problem_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('orb_helps_user_at').on(table.userId, table.at),
    /** Asked when an answer comes: was there help with this problem? */
    index('orb_helps_user_problem').on(table.userId, table.problemId),
    check('orb_helps_kind', sql`${table.kind} in ('hint', 'guidance')`),
  ],
);

/** How much of the language model a student used on a day. Kept 90 days, or until the account is deleted. */
export const orbTokenUse = pgTable(
  'orb_token_use',
  {
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    tokens: integer('tokens').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.userId, table.day] }),
    index('orb_token_use_day').on(table.day),
  ],
);

/**
 * A note of concern: a message that made the safety card appear, for the school's safety contact, who marks it as seen
 * and done. Holds a word of the student only where the school has asked for it. Kept 90 days, or until the account is
 * deleted.
 */
export const safetyEvents = pgTable(
  'safety_events',
  {
    ...ofSchool(),
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    severity: text('severity').notNull(),
    threadId: uuid('thread_id'),
    state: text('state').$type<'new' | 'seen' | 'done'>().notNull().default('new'),
    stateAt: moment('state_at'),
    stateBy: text('state_by'),
    /** Null unless SAFETY_KEEP_WORDS is on. */
    sentence: text('sentence'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    check('safety_events_state', sql`${table.state} in ('new', 'seen', 'done')`),
    index('safety_events_user').on(table.userId),
    index('safety_events_at').on(table.at),
  ],
);
