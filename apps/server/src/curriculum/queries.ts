import type { RenderedProblem } from '@playforward/curriculum';
import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { learnerProfiles } from '../db/schema/accounts.ts';
import {
  type ContentKind,
  contentIds,
  diagrams,
  launchGuesses,
  problemInstances,
} from '../db/schema/curriculum.ts';
import { progress } from '../db/schema/practice.ts';

export type InstanceRow = typeof problemInstances.$inferSelect;

/** Every number that was ever given, by kind and slug. */
export async function selectContentIds(db: Db): Promise<Record<ContentKind, Map<string, number>>> {
  const rows = await db.select().from(contentIds);
  const known = { course: new Map(), unit: new Map(), lesson: new Map(), slot: new Map() };
  for (const { kind, slug, id } of rows) known[kind].set(slug, id);
  return known;
}

/** Gives new slugs the next numbers of their kind in their order; one that another program has just numbered stays. */
export async function insertContentIds(
  db: Db,
  { kind, slugs }: { kind: ContentKind; slugs: string[] },
): Promise<void> {
  await db.execute(sql`
    insert into ${contentIds} (kind, slug, id)
    select ${kind}, slug, (select coalesce(max(id), 0) from ${contentIds} where kind = ${kind}) + nth
    from unnest(${sql.param(slugs)}::text[]) with ordinality as given (slug, nth)
    on conflict do nothing`);
}

type NotRendered = Pick<InstanceRow, 'id' | 'skill' | 'version' | 'level' | 'seed'>;

/** Problems after an id that are not stored whole, of these skills at these versions, in the order of their ids. */
export function selectInstancesNotRendered(
  db: Db,
  { after, skills, most }: { after: number; skills: { id: string; version: number }[]; most: number },
): Promise<NotRendered[]> {
  const { id, skill, version, level, seed, rendered } = problemInstances;
  const known = sql`select * from unnest(${sql.param(skills.map((one) => one.id))}::text[], ${sql.param(skills.map((one) => one.version))}::int[])`;
  return db
    .select({ id, skill, version, level, seed })
    .from(problemInstances)
    .where(and(isNull(rendered), gt(id, after), sql`(${skill}, ${version}) in (${known})`))
    .orderBy(id)
    .limit(most);
}

/** Stores problems whole; the same problem is the same whoever stores it. */
export async function updateInstancesRendered(
  db: Db,
  rows: { id: number; rendered: RenderedProblem }[],
): Promise<void> {
  const ids = sql.param(rows.map(({ id }) => id));
  const texts = sql.param(rows.map(({ rendered }) => JSON.stringify(rendered)));
  await db.execute(sql`
    update ${problemInstances} set rendered = given.rendered::json
    from unnest(${ids}::int[], ${texts}::text[]) as given (id, rendered)
    where ${problemInstances.id} = given.id and ${problemInstances.rendered} is null`);
}

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

/** What the student guessed at the launch of a lesson. */
export async function selectOptionalGuess(
  db: Db,
  { userId, lessonId }: { userId: number; lessonId: number },
): Promise<number | undefined> {
  const [row] = await db
    .select({ guess: launchGuesses.guess })
    .from(launchGuesses)
    .where(and(eq(launchGuesses.userId, userId), eq(launchGuesses.lessonId, lessonId)));
  return row?.guess;
}

/** Keeps the first guess at a launch; a later one changes nothing. */
export async function insertGuess(db: Db, row: typeof launchGuesses.$inferInsert): Promise<void> {
  await db.insert(launchGuesses).values(row).onConflictDoNothing();
}

export async function selectOptionalDiagram(db: Db, hash: string): Promise<string | undefined> {
  const [row] = await db.select({ svg: diagrams.svg }).from(diagrams).where(eq(diagrams.hash, hash));
  return row?.svg;
}

export async function insertDiagrams(db: Db, rows: (typeof diagrams.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(diagrams).values(rows).onConflictDoNothing();
}

export async function selectOptionalChosenCareer(db: Db, userId: number): Promise<string | null | undefined> {
  const [row] = await db
    .select({ chosenCareer: learnerProfiles.chosenCareer })
    .from(learnerProfiles)
    .where(eq(learnerProfiles.userId, userId));
  return row?.chosenCareer;
}
