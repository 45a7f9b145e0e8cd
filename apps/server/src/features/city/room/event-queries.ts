import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
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

type Ownership = { cityId: string; epoch: number };
/** What changed in one city, in its order. */
export type CityEvents = Ownership & { events: NewEvent[] };

/**
 * Adds what changed in several cities as one statement, each city's all or none. Answers those whose process still owns
 * the city; of the others nothing is stored.
 */
export async function insertEvents(
  db: Db,
  { changes, now }: { changes: CityEvents[]; now: Date },
): Promise<Set<CityEvents>> {
  const rows = changes.flatMap(({ cityId, epoch, events }, nth) =>
    events.map((event) => ({ nth, cityId, epoch, ...event })),
  );
  const { rows: stored } = await db.execute<{ nth: number }>(sql`
    WITH owned AS (
      SELECT e.* FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS (
        nth int, "cityId" uuid, epoch int, tick int, "userId" int, "plotNo" smallint, kind text, payload jsonb
      )) WITH ORDINALITY AS e (nth, city_id, epoch, tick, user_id, plot_no, kind, payload, ordering)
      JOIN city c ON c.id = e.city_id AND c.epoch = e.epoch
    ), added AS (
      INSERT INTO city_event (city_id, tick, user_id, plot_no, kind, payload, created_at)
      SELECT city_id, tick, user_id, plot_no, kind, payload, ${now.toISOString()}::timestamptz
      FROM owned ORDER BY ordering
    )
    SELECT DISTINCT nth FROM owned`);
  const owned = new Set(stored.map(({ nth }) => nth));
  return new Set(changes.filter((_, nth) => owned.has(nth)));
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
