import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { cities, cityEvents } from '../../../db/schema/city.ts';

export type CityRow = typeof cities.$inferSelect;

/** Makes the caller the city's owner; writes under an earlier epoch change nothing from now on. */
export async function raiseEpoch(db: Db, cityId: string): Promise<CityRow | undefined> {
  const [row] = await db
    .update(cities)
    .set({ epoch: sql`${cities.epoch} + 1` })
    .where(eq(cities.id, cityId))
    .returning();
  return row;
}

export type NewEvent = {
  tick: number;
  userId: number | null;
  plotNo: number;
  kind: EventKind;
  payload: unknown;
};
/** What a player did; `settle` and `leave` are somebody moving in and out. */
export type EventKind = 'place' | 'remove' | 'set' | 'undo' | 'commit' | 'contribute' | 'settle' | 'leave';

export type Ownership = { cityId: string; epoch: number };

/** Adds events in their order, all or none; false when another process owns the city by now. */
export async function insertEvents(
  db: Db,
  { cityId, epoch, events, now }: Ownership & { events: NewEvent[]; now: Date },
): Promise<boolean> {
  const rows: SQL[] = events.map(
    ({ tick, userId, plotNo, kind, payload }, order) =>
      sql`(${order}::int, ${tick}::int, ${userId}::int, ${plotNo}::smallint, ${kind}::text, ${JSON.stringify(payload)}::jsonb)`,
  );
  const result = await db.execute(sql`
    INSERT INTO city_event (city_id, tick, user_id, plot_no, kind, payload, created_at)
    SELECT c.id, e.tick, e.user_id, e.plot_no, e.kind, e.payload, ${now.toISOString()}::timestamptz
    FROM city c, (VALUES ${sql.join(rows, sql`, `)}) AS e (ordering, tick, user_id, plot_no, kind, payload)
    WHERE c.id = ${cityId} AND c.epoch = ${epoch}
    ORDER BY e.ordering`);
  return result.rowCount === events.length;
}

export type StoredEvent = typeof cityEvents.$inferSelect;

/** What happened after the event with this id, in order. */
export function selectEventsAfter(
  db: Db,
  { cityId, after }: { cityId: string; after: number },
): Promise<StoredEvent[]> {
  return db
    .select()
    .from(cityEvents)
    .where(and(eq(cityEvents.cityId, cityId), gt(cityEvents.id, after)))
    .orderBy(asc(cityEvents.id));
}

/** What a person last changed on the own plot, newest first. */
export function selectLastChanges(
  db: Db,
  { cityId, userId, most }: { cityId: string; userId: number; most: number },
): Promise<StoredEvent[]> {
  return db
    .select()
    .from(cityEvents)
    .where(
      and(
        eq(cityEvents.cityId, cityId),
        eq(cityEvents.userId, userId),
        inArray(cityEvents.kind, ['place', 'remove', 'set', 'commit', 'undo']),
      ),
    )
    .orderBy(desc(cityEvents.id))
    .limit(most);
}

type Saved = Ownership & {
  tick: number;
  simVersion: number;
  snapshot: Uint8Array;
  stats: number[];
  now: Date;
};

/** Stores a snapshot that holds every event so far; false when another process owns the city by now. */
export async function updateSnapshot(
  db: Db,
  { cityId, epoch, tick, simVersion, snapshot, stats, now }: Saved,
): Promise<boolean> {
  const newest = sql<number>`coalesce((SELECT max(e.id) FROM city_event e WHERE e.city_id = ${cityId}), 0)`;
  const rows = await db
    .update(cities)
    .set({
      tick,
      simVersion,
      stats,
      updatedAt: now,
      snapshot: Buffer.from(snapshot),
      savedEvent: newest,
    })
    .where(and(eq(cities.id, cityId), eq(cities.epoch, epoch)))
    .returning({ id: cities.id });
  return rows.length === 1;
}

export async function updateCityName(db: Db, { cityId, name }: { cityId: string; name: string }) {
  await db.update(cities).set({ name, nameChosen: true }).where(eq(cities.id, cityId));
}
