import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { keyOfPerson, sessions } from './accounts.ts';
import { ofSchool } from './schools.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * One living city. A private one lives and dies with its owner's account; a class's city stays. `savedEvent` is the
 * last event the snapshot holds, `epoch` counts its owner processes: a write under an older one changes nothing.
 */
export const cities = pgTable(
  'city',
  {
    ...ofSchool(),
    id: uuid('id').primaryKey(),
    band: text('band').$type<'6-8' | '9-12' | 'open'>().notNull(),
    kind: text('kind').$type<'class' | 'private'>().notNull(),
    ownerId: integer('owner_id'),
    name: text('name').notNull(),
    nameOffers: text('name_offers').array().notNull(),
    nameChosen: boolean('name_chosen').notNull().default(false),
    seed: integer('seed').notNull(),
    simVersion: integer('sim_version').notNull(),
    tick: integer('tick').notNull().default(0),
    snapshot: bytea('snapshot'),
    savedEvent: bigint('saved_event', { mode: 'number' }).notNull().default(0),
    stats: jsonb('stats').$type<number[]>(),
    epoch: integer('epoch').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.ownerId).onDelete('cascade'),
    index('city_band').on(table.kind, table.band, table.createdAt),
    index('city_owner').on(table.ownerId),
    check('city_band_known', sql`${table.band} in ('6-8', '9-12', 'open')`),
    check('city_kind', sql`(${table.kind} = 'class') = (${table.ownerId} is null)`),
  ],
);

/** Who lives where, for ever; the row goes with the account and the plot is free again. */
export const cityPlots = pgTable(
  'city_plot',
  {
    ...ofSchool(),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    plotNo: smallint('plot_no').notNull(),
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<'class' | 'private'>().notNull(),
    alias: text('alias').notNull(),
    aliasOffers: text('alias_offers').array().notNull(),
    /** Whether the ground was made ready for this owner: what stood there before is gone. */
    settled: boolean('settled').notNull().default(false),
    /** Hidden by the operator: nobody else sees what stands there. */
    hidden: boolean('hidden').notNull().default(false),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.cityId, table.plotNo] }),
    unique('city_plot_user').on(table.userId, table.kind),
    unique('city_plot_alias').on(table.cityId, table.alias),
    check('city_plot_no', sql`${table.plotNo} between 0 and 31`),
  ],
);

/**
 * What changed a city, in order; only added to. It names nobody once the account is gone, so that the class's city
 * stays whole.
 */
export const cityEvents = pgTable(
  'city_event',
  {
    ...ofSchool(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    tick: integer('tick').notNull(),
    userId: integer('user_id'),
    plotNo: smallint('plot_no'),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    keyOfPerson(table.schoolId, table.userId).onDelete('set null'),
    index('city_event_city').on(table.cityId, table.id),
    index('city_event_plot').on(table.cityId, table.plotNo, table.id),
    index('city_event_user').on(table.userId),
  ],
);

const plotKey = () => ({
  ...ofSchool(),
  cityId: uuid('city_id').notNull(),
  plotNo: smallint('plot_no').notNull(),
  userId: integer('user_id').notNull(),
});

/** Who likes which plot. */
export const cityLikes = pgTable('city_like', plotKey(), (table) => [
  keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
  primaryKey({ columns: [table.cityId, table.plotNo, table.userId] }),
  index('city_like_user').on(table.userId),
  foreignKey({
    name: 'city_like_plot',
    columns: [table.cityId, table.plotNo],
    foreignColumns: [cityPlots.cityId, cityPlots.plotNo],
  }).onDelete('cascade'),
]);

/** Trees sent to a neighbour, one a day. */
export const cityGifts = pgTable(
  'city_gift',
  { ...plotKey(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    primaryKey({ columns: [table.cityId, table.plotNo, table.userId, table.day] }),
    index('city_gift_user').on(table.userId),
    foreignKey({
      name: 'city_gift_plot',
      columns: [table.cityId, table.plotNo],
      foreignColumns: [cityPlots.cityId, cityPlots.plotNo],
    }).onDelete('cascade'),
  ],
);

/** A plot somebody reported, for the school's safety contact. Kept 90 days, or until the reporter's account goes. */
export const cityReports = pgTable(
  'city_report',
  {
    ...ofSchool(),
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    plotNo: smallint('plot_no').notNull(),
    userId: integer('user_id').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('city_report_at').on(table.at),
    index('city_report_user').on(table.userId),
  ],
);

/** One-time tickets of D-113, under their SHA-256. Gone when redeemed, outlived, or when the session ends. */
export const cityTickets = pgTable(
  'city_ticket',
  {
    ...ofSchool(),
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    sessionHash: bytea('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    index('city_ticket_user').on(table.userId),
    index('city_ticket_session').on(table.sessionHash),
    index('city_ticket_expires').on(table.expiresAt),
  ],
);
