import type { UserRole } from '@playforward/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Kept until an operator deletes the account; guests 7 days after last use. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** Given by an operator or the school's sign-in, never by a form. */
    role: text('role').$type<UserRole>().notNull().default('student'),
    isGuest: boolean('is_guest').notNull().default(false),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('student', 'teacher', 'guardian', 'admin', 'staff')`),
    index('users_search').on(sql`lower(${table.name})`),
    index('users_guest_last_used').on(table.lastUsedAt).where(sql`${table.isGuest}`),
  ],
);

/** Lives and dies with the account. */
export const credentials = pgTable('credentials', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** Set: the password was given out by the school, opens no session, and until then may be exchanged for an own one. */
  oneTimeUntil: moment('one_time_until'),
  /** The phrase of a pupil's card, which nobody has replaced by an own password. */
  onCard: boolean('on_card').notNull().default(false),
});

/** Single-use links sent by mail; removed when used, replaced or expired. Only the SHA-256 of a token is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose')
      .$type<'reset-password' | 'confirm-address' | 'invite-teacher' | 'invite-admin'>()
      .notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user').on(table.userId),
    index('account_tokens_expires').on(table.expiresAt),
  ],
);

/** Removed by the purge once expired. Only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** Lives and dies with the account. */
export const learnerProfiles = pgTable('learner_profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chosenCareer: text('chosen_career'),
  updatedAt: moment('updated_at').notNull(),
});

/** Failed sign-ins per account or known device, under a keyed hash; removed 90 days after the last failure. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    subject: bytea('subject').primaryKey(),
    consecutive: integer('consecutive').notNull(),
    lastFailedAt: moment('last_failed_at').notNull(),
    blockedUntil: moment('blocked_until').notNull(),
  },
  (table) => [index('sign_in_failures_last').on(table.lastFailedAt)],
);

/** Security events, kept 90 days. Holds no address, name or text of a person. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    /** Whose record was read, where it was one student's. */
    studentId: integer('student_id').generatedAlwaysAs(
      sql`CASE WHEN "kind" = 'record-read' THEN ("details" ->> 'student')::integer END`,
    ),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_user').on(table.userId),
    /** Asked by a student: who has looked? */
    index('audit_log_reads')
      .on(sql`(${table.details} ->> 'class')`)
      .where(sql`${table.kind} = 'record-read'`),
    index('audit_log_reads_of').on(table.studentId).where(sql`${table.studentId} is not null`),
  ],
);
