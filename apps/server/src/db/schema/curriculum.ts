import type { RenderedProblem } from '@playforward/curriculum';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const contentKinds = ['course', 'unit', 'lesson', 'slot'] as const;
export type ContentKind = (typeof contentKinds)[number];

/**
 * The numbers under which addresses and records know the content, whose files are the truth and stay in memory. A
 * number is given once and never changes hands, also when the content is gone.
 */
export const contentIds = pgTable(
  'content_ids',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    slug: text('slug').notNull(),
    id: integer('id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    uniqueIndex('content_ids_id').on(table.kind, table.id),
    check('content_ids_kind', sql`${table.kind} in ('course', 'unit', 'lesson', 'slot')`),
  ],
);

/**
 * A student's own problem in a slot, made from (skill, version, level, seed) when it was dealt and stored with all that
 * judging and explaining it need: a later program serves it although its skill has changed (decision 0100).
 * Lives and dies with the account.
 */
export const problemInstances = pgTable(
  'problem_instances',
  {
    ...ofSchool(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    slotId: integer('slot_id').notNull(),
    userId: integer('user_id').notNull(),
    skill: text('skill').notNull(),
    version: integer('version').notNull(),
    level: smallint('level').notNull(),
    seed: integer('seed').notNull(),
    /** Null only for a problem that an earlier program dealt, until it is stored too. */
    rendered: json('rendered').$type<RenderedProblem>(),
    createdAt: moment('created_at').notNull(),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('problem_instances_user_slot')
      .on(table.schoolId, table.userId, table.slotId)
      .where(sql`${table.retiredAt} is null`),
    index('problem_instances_of_user').on(table.schoolId, table.userId, table.slotId),
    index('problem_instances_not_rendered').on(table.id).where(sql`${table.rendered} is null`),
  ],
);

/** What a student guessed at the launch of a lesson, before anything was told. Lives and dies with the account. */
export const launchGuesses = pgTable(
  'launch_guesses',
  {
    ...ofSchool(),
    userId: integer('user_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** The place of the chosen guess, counted from 0, or the number. */
    guess: doublePrecision('guess').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.userId, table.lessonId] }),
  ],
);

/** Drawn diagrams by the hash of their own bytes; they hold nothing about a person. */
export const diagrams = pgTable('diagrams', {
  hash: text('hash').primaryKey(),
  svg: text('svg').notNull(),
  createdAt: moment('created_at').notNull(),
});
