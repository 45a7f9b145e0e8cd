import { and, eq, getTableColumns, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/pool.ts';
import {
  concepts,
  courses,
  curriculumState,
  diagrams,
  lessons,
  problemInstances,
  problemSlots,
  units,
} from '../db/schema/curriculum.ts';
import { progress } from '../db/schema/practice.ts';

export type InstanceRow = typeof problemInstances.$inferSelect;

/** Kept well under the 65,535 parameters of one statement. */
const rowsAtOnce = 2_000;

type SluggedTable = PgTable & { id: PgColumn; slug: PgColumn; isActive: PgColumn };

/** Inserts or updates rows by slug, switches off every row that is not among them, and answers the ids by slug. */
async function syncBySlug<T extends SluggedTable>(
  db: Db,
  table: T,
  rows: (T['$inferInsert'] & { slug: string })[],
): Promise<Map<string, number>> {
  const updates: Record<string, SQL> = {};
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (key !== 'id' && key !== 'slug') updates[key] = sql.raw(`excluded."${column.name}"`);
  }
  const ids = new Map<string, number>();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const stored = await db
      .insert(table)
      .values(rows.slice(from, from + rowsAtOnce) as T['$inferInsert'][])
      .onConflictDoUpdate({ target: table.slug, set: updates as never })
      .returning({ id: table.id, slug: table.slug });
    for (const row of stored) ids.set(String(row.slug), Number(row.id));
  }
  const slugs = rows.map((row) => row.slug);
  await db
    .update(table)
    .set({ isActive: false } as never)
    .where(and(eq(table.isActive, true), sql`${table.slug} <> all(${sql.param(slugs)}::text[])`));
  return ids;
}

export const syncCourses = (db: Db, rows: (typeof courses.$inferInsert)[]) => syncBySlug(db, courses, rows);
export const syncUnits = (db: Db, rows: (typeof units.$inferInsert)[]) => syncBySlug(db, units, rows);
export const syncLessons = (db: Db, rows: (typeof lessons.$inferInsert)[]) => syncBySlug(db, lessons, rows);
export const syncConcepts = (db: Db, rows: (typeof concepts.$inferInsert)[]) =>
  syncBySlug(db, concepts, rows);
export const syncSlots = (db: Db, rows: (typeof problemSlots.$inferInsert)[]) =>
  syncBySlug(db, problemSlots, rows);

/** Lets one process at a time change the curriculum; freed at the end of the transaction. */
export async function lockCurriculum(db: Db, key: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${key})`);
}

export async function selectOptionalContentHash(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ hash: curriculumState.contentHash }).from(curriculumState);
  return row?.hash;
}

export async function upsertContentHash(db: Db, { hash, now }: { hash: string; now: Date }): Promise<void> {
  const set = { contentHash: hash, loadedAt: now };
  await db
    .insert(curriculumState)
    .values({ id: 1, ...set })
    .onConflictDoUpdate({ target: curriculumState.id, set });
}

/** Everything that is switched on, each table in the order it is shown in; what was stored first decides a tie. */
export async function selectActiveCurriculum(db: Db) {
  return {
    courses: await db
      .select()
      .from(courses)
      .where(eq(courses.isActive, true))
      .orderBy(courses.position, courses.id),
    units: await db.select().from(units).where(eq(units.isActive, true)).orderBy(units.unitNumber, units.id),
    lessons: await db
      .select()
      .from(lessons)
      .where(eq(lessons.isActive, true))
      .orderBy(lessons.lessonNumber, lessons.id),
    concepts: await db.select().from(concepts).where(eq(concepts.isActive, true)).orderBy(concepts.position),
    slots: await db
      .select()
      .from(problemSlots)
      .where(eq(problemSlots.isActive, true))
      .orderBy(problemSlots.position),
  };
}

export type ActiveCurriculum = Awaited<ReturnType<typeof selectActiveCurriculum>>;

/** The student's own problem under an id, also one that is no longer in its slot. */
export function prepareSelectOptionalInstance(db: Db) {
  return db
    .select()
    .from(problemInstances)
    .where(
      and(
        eq(problemInstances.id, sql.placeholder('id')),
        eq(problemInstances.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('instance_by_id');
}

/** A problem with how far its student is. */
export type SlotInstanceRow = InstanceRow & { startedAt: Date | null; completedAt: Date | null };

/** The problems in these slots, and those that were opened there before they were exchanged. */
export function selectInstancesInSlots(
  db: Db,
  { userId, slotIds }: { userId: number; slotIds: number[] },
): Promise<SlotInstanceRow[]> {
  return db
    .select({
      ...getTableColumns(problemInstances),
      startedAt: progress.startedAt,
      completedAt: progress.completedAt,
    })
    .from(problemInstances)
    .leftJoin(
      progress,
      and(
        eq(progress.userId, problemInstances.userId),
        eq(progress.kind, 'problem'),
        eq(progress.itemId, problemInstances.id),
      ),
    )
    .where(
      and(
        eq(problemInstances.userId, userId),
        sql`${problemInstances.slotId} = any(${sql.param(slotIds)}::int[])`,
        or(isNull(problemInstances.retiredAt), isNotNull(progress.startedAt)),
      ),
    );
}

function isOpened(): SQL {
  const { id, userId } = problemInstances;
  return sql`exists (select from ${progress} where user_id = ${userId} and kind = 'problem' and item_id = ${id})`;
}

/** Takes a problem out of use unless the student has opened it; answers whether it did. */
export async function updateUnopenedRetired(
  db: Db,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(problemInstances)
    .set({ retiredAt: now })
    .where(and(eq(problemInstances.id, id), isNull(problemInstances.retiredAt), not(isOpened())))
    .returning({ id: problemInstances.id });
  return changed.length > 0;
}

/** Takes problems out of use; their attempts stay. */
export async function updateInstancesRetired(
  db: Db,
  { ids, now }: { ids: number[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db.update(problemInstances).set({ retiredAt: now }).where(inArray(problemInstances.id, ids));
}

/** Adds the missing problems; one that another call has just made is left as it is. */
export async function insertMissingInstances(
  db: Db,
  rows: (typeof problemInstances.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(problemInstances).values(rows).onConflictDoNothing();
}

/** When the student completed each of these items; null while it is only started. */
export async function selectProgressOfItems(
  db: Db,
  { userId, kind, itemIds }: { userId: number; kind: 'problem' | 'lesson' | 'unit'; itemIds: number[] },
): Promise<Map<number, Date | null>> {
  const rows = await db
    .select({ itemId: progress.itemId, completedAt: progress.completedAt })
    .from(progress)
    .where(
      and(
        eq(progress.userId, userId),
        eq(progress.kind, kind),
        sql`${progress.itemId} = any(${sql.param(itemIds)}::int[])`,
      ),
    );
  return new Map(rows.map((row) => [row.itemId, row.completedAt]));
}

export async function selectOptionalDiagram(db: Db, hash: string): Promise<string | undefined> {
  const [row] = await db.select({ svg: diagrams.svg }).from(diagrams).where(eq(diagrams.hash, hash));
  return row?.svg;
}

export async function insertDiagrams(db: Db, rows: (typeof diagrams.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(diagrams).values(rows).onConflictDoNothing();
}
