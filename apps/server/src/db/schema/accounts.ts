import type { UserRole } from '@playforward/contract';
import { getTableName, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { ofSchool, schools } from './schools.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Kept until an operator deletes the account; guests 7 days after last use. */
export const users = pgTable(
  'users',
  {
    schoolId: ofSchool().schoolId.references(() => schools.id),
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
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
    unique('users_of_school').on(table.schoolId, table.id),
    unique('users_email').on(table.schoolId, table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('student', 'teacher', 'guardian', 'admin', 'staff')`),
    index('users_search').on(sql`lower(${table.name})`),
    index('users_guest_last_used').on(table.lastUsedAt).where(sql`${table.isGuest}`),
  ],
);

/** Whose row it is: with its school, so that no row names a person of another one. */
export function keyOfPerson(schoolId: PgColumn, userId: PgColumn) {
  const name = `${getTableName(userId.table)}_${userId.name}_person`;
  return foreignKey({ name, columns: [schoolId, userId], foreignColumns: [users.schoolId, users.id] });
}

/** Lives and dies with the account. */
export const credentials = pgTable(
  'credentials',
  {
    ...ofSchool(),
    userId: integer('user_id').primaryKey(),
    passwordHash: text('password_hash').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Set: the password was given out by the school, opens no session, and until then may be exchanged for an own one. */
    oneTimeUntil: moment('one_time_until'),
    /** The phrase of a pupil's card, which nobody has replaced by an own password. */
    onCard: boolean('on_card').notNull().default(false),
  },
  (table) => [keyOfPerson(table.schoolId, table.userId).onDelete('cascade')],
);

/** Single-use links sent by mail; removed when used, replaced or expired. Only the SHA-256 of a token is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    ...ofSchool(),
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    purpose: text('purpose')
      .$type<'reset-password' | 'confirm-address' | 'invite-teacher' | 'invite-admin' | 'guardian-consent'>()
      .notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('account_tokens_user').on(table.userId),
    index('account_tokens_expires').on(table.expiresAt),
  ],
);

/** Removed by the purge once expired. Only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    ...ofSchool(),
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Lives and dies with the account. */
export const learnerProfiles = pgTable(
  'learner_profiles',
  {
    ...ofSchool(),
    userId: integer('user_id').primaryKey(),
    chosenCareer: text('chosen_career'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [keyOfPerson(table.schoolId, table.userId).onDelete('cascade')],
);

/** Failed sign-ins per account or known device, under a keyed hash; removed 90 days after the last failure. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    ...ofSchool(),
    subject: bytea('subject').notNull(),
    consecutive: integer('consecutive').notNull(),
    lastFailedAt: moment('last_failed_at').notNull(),
    blockedUntil: moment('blocked_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.subject] }),
    index('sign_in_failures_last').on(table.lastFailedAt),
  ],
);

/** Security events, kept 90 days. Holds no address, name or text of a person. */
export const auditLog = pgTable(
  'audit_log',
  {
    ...ofSchool(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    userId: integer('user_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    /** Whose record was read, where it was one student's. */
    studentId: integer('student_id').generatedAlwaysAs(
      sql`CASE WHEN "kind" = 'record-read' THEN ("details" ->> 'student')::integer END`,
    ),
    /** The class whose work an adult has read. */
    classId: integer('class_id').generatedAlwaysAs(
      sql`CASE WHEN kind = 'record-read' THEN (details ->> 'class')::integer END`,
    ),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('set null'),
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('audit_log_at').on(table.at),
    index('audit_log_user').on(table.userId),
    /** Asked by a student: who has looked? */
    index('audit_log_reads').on(table.classId).where(sql`${table.classId} is not null`),
    index('audit_log_reads_of').on(table.studentId).where(sql`${table.studentId} is not null`),
  ],
);
