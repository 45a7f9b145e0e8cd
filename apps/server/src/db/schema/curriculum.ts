import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/**
 * What the content files compile to. Rows are found again by slug, so that ids outlive restarts and edits;
 * content that is gone from the files is switched off and kept.
 */
export const courses = pgTable('courses', {
  id: id(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const units = pgTable(
  'units',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    unitNumber: integer('unit_number').notNull(),
    title: text('title').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('units_course').on(table.courseId)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id),
    lessonNumber: integer('lesson_number').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    goals: jsonb('goals').$type<string[]>().notNull(),
    mission: jsonb('mission').$type<{ title: string; decision: string } | null>(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('lessons_unit').on(table.unitId)],
);

export const concepts = pgTable(
  'concepts',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    definition: text('definition').notNull(),
    diagram: jsonb('diagram'),
    diagramCaption: text('diagram_caption'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('concepts_lesson').on(table.lessonId)],
);

/** A place for one problem in a lesson; examples belong to a concept. */
export const problemSlots = pgTable(
  'problem_slots',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    conceptId: integer('concept_id').references(() => concepts.id),
    type: text('type').$type<'example' | 'guided' | 'practice'>().notNull(),
    position: integer('position').notNull(),
    skill: text('skill').notNull(),
    level: smallint('level').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check('problem_slots_type', sql`${table.type} in ('example', 'guided', 'practice')`),
    check('problem_slots_concept', sql`(${table.type} = 'example') = (${table.conceptId} is not null)`),
    index('problem_slots_lesson').on(table.lessonId),
    index('problem_slots_of_concept').on(table.conceptId),
  ],
);

/** The content that the rows above were made from, so that an unchanged start skips the work. */
export const curriculumState = pgTable(
  'curriculum_state',
  {
    id: integer('id').primaryKey().default(1),
    contentHash: text('content_hash').notNull(),
    loadedAt: moment('loaded_at').notNull(),
  },
  (table) => [check('curriculum_state_single', sql`${table.id} = 1`)],
);

/**
 * A student's own problem in a slot; everything it shows is a function of (skill, version, level, seed).
 * Retired once its generator version is gone: the student is then given a fresh one.
 * Lives and dies with the account.
 */
export const problemInstances = pgTable(
  'problem_instances',
  {
    id: id(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => problemSlots.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skill: text('skill').notNull(),
    version: integer('version').notNull(),
    level: smallint('level').notNull(),
    seed: integer('seed').notNull(),
    createdAt: moment('created_at').notNull(),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    uniqueIndex('problem_instances_user_slot')
      .on(table.userId, table.slotId)
      .where(sql`${table.retiredAt} is null`),
    index('problem_instances_slot').on(table.slotId),
  ],
);

/** Drawn diagrams by the hash of their own bytes; they hold nothing about a person. */
export const diagrams = pgTable('diagrams', {
  hash: text('hash').primaryKey(),
  svg: text('svg').notNull(),
  createdAt: moment('created_at').notNull(),
});
