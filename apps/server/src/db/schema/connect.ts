import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { classes } from './classroom.ts';
import { ofSchool } from './schools.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who somebody is at the school's sign-in or at a learning system. Lives and dies with the account. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    ...ofSchool(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.issuer, table.subject] }),
    index('linked_identities_user').on(table.userId),
  ],
);

/** One-time codes that hand a session to a page, for a minute. Only the SHA-256 of a code is stored. */
export const handovers = pgTable(
  'handovers',
  {
    ...ofSchool(),
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    /** The page of the site it leads to. */
    toPath: text('to_path').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('handovers_user').on(table.userId),
    index('handovers_expires').on(table.expiresAt),
  ],
);

/** Learning systems an admin has let in (LTI 1.3). Kept until an admin removes them. */
export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    ...ofSchool(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Where people open it: its pages may show ours in a frame. */
    siteOrigin: text('site_origin').notNull(),
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    jwksUrl: text('jwks_url').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('lti_platforms_client').on(table.schoolId, table.issuer, table.clientId)],
);

/** Deployments a platform has named: the ones an admin allows, and those that are waiting. */
export const ltiDeployments = pgTable(
  'lti_deployments',
  {
    ...ofSchool(),
    platformId: integer('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    allowed: boolean('allowed').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platformId, table.deploymentId] })],
);

/** Nonces of launches that were taken; removed once they would be refused as expired anyway. */
export const ltiNonces = pgTable(
  'lti_nonces',
  { nonceHash: bytea('nonce_hash').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('lti_nonces_expires').on(table.expiresAt)],
);

/** Keys this server signs with towards platforms; the private half is sealed with the secret of the passwords. */
export const ltiKeys = pgTable('lti_keys', {
  kid: text('kid').primaryKey(),
  sealed: bytea('sealed').notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Which class stands for a course of a platform. */
export const ltiContexts = pgTable(
  'lti_contexts',
  {
    ...ofSchool(),
    platformId: integer('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    contextId: text('context_id').notNull(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.contextId] }),
    index('lti_contexts_class').on(table.classId),
  ],
);

/** A column of a platform's grade book for one student: what it is for, and the share that was last found. */
export const ltiGrades = pgTable(
  'lti_grades',
  {
    ...ofSchool(),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    platformId: integer('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    /** The student's id at the platform. */
    subject: text('subject').notNull(),
    lineItem: text('line_item').notNull(),
    target: text('target').notNull(),
    share: doublePrecision('share').notNull().default(0),
    /** Counts the changes of the share: only the newest is sent. */
    version: integer('version').notNull().default(0),
    changedAt: moment('changed_at').notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    unique('lti_grades_once').on(table.platformId, table.lineItem, table.userId),
    index('lti_grades_user').on(table.userId),
    index('lti_grades_checked').on(table.checkedAt),
    check('lti_grades_share', sql`${table.share} between 0 and 1`),
  ],
);

/** What a row of the school's roster became here. Goes with the account or the class. */
export const rosterLinks = pgTable(
  'roster_links',
  {
    ...ofSchool(),
    kind: text('kind').$type<'user' | 'class'>().notNull(),
    sourcedId: text('sourced_id').notNull(),
    userId: integer('user_id'),
    classId: integer('class_id').references(() => classes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.kind, table.sourcedId] }),
    index('roster_links_user').on(table.userId),
    index('roster_links_class').on(table.classId),
  ],
);

/** Who is in a class because the roster says so; others in it are not touched by a roster. */
export const rosterEnrollments = pgTable(
  'roster_enrollments',
  {
    ...ofSchool(),
    sourcedId: text('sourced_id').notNull(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    role: text('role').$type<'student' | 'teacher'>().notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.schoolId, table.sourcedId] }),
    index('roster_enrollments_class').on(table.classId),
    index('roster_enrollments_user').on(table.userId),
  ],
);
