import { cityLimits } from '@playforward/contract';
import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { cities, cityPlots } from '../../../db/schema/city.ts';

export type CityKind = 'class' | 'private';
export type GradeBand = '6-8' | '9-12' | 'open';
export type Seat = { cityId: string; plot: number };

export async function selectOptionalSeat(
  db: Db,
  { userId, kind }: { userId: number; kind: CityKind },
): Promise<Seat | undefined> {
  const [row] = await db
    .select({ cityId: cityPlots.cityId, plot: cityPlots.plotNo })
    .from(cityPlots)
    .where(and(eq(cityPlots.userId, userId), eq(cityPlots.kind, kind)));
  return row;
}

/** The name by which a city knows a student who has a plot in it. */
export async function selectOptionalAlias(
  db: Db,
  { userId, kind }: { userId: number; kind: CityKind },
): Promise<string | undefined> {
  const [row] = await db
    .select({ alias: cityPlots.alias })
    .from(cityPlots)
    .where(and(eq(cityPlots.userId, userId), eq(cityPlots.kind, kind)));
  return row?.alias;
}

/** Until the transaction ends, nobody else assigns plots of this band. */
export async function lockAssignment(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`city-plots ${key}`}, 0))`);
}

/** The oldest city of a class with a free plot, or undefined. */
export async function selectOptionalOpenCity(db: Db, band: GradeBand): Promise<string | undefined> {
  const [row] = await db
    .select({ id: cities.id })
    .from(cities)
    .leftJoin(cityPlots, eq(cityPlots.cityId, cities.id))
    .where(and(eq(cities.kind, 'class'), eq(cities.band, band)))
    .groupBy(cities.id)
    .having(lt(count(cityPlots.plotNo), cityLimits.plots))
    .orderBy(asc(cities.createdAt), asc(cities.id))
    .limit(1);
  return row?.id;
}

export async function insertCity(db: Db, city: typeof cities.$inferInsert): Promise<void> {
  await db.insert(cities).values(city);
}

export async function insertPlot(db: Db, plot: typeof cityPlots.$inferInsert): Promise<void> {
  await db.insert(cityPlots).values(plot);
}

export async function selectCityNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: cities.name }).from(cities).where(eq(cities.kind, 'class'));
  return rows.map(({ name }) => name);
}

export type PlotRow = typeof cityPlots.$inferSelect;

/** The owners of a city, oldest first. */
export function selectPlots(db: Db, cityId: string): Promise<PlotRow[]> {
  return db
    .select()
    .from(cityPlots)
    .where(eq(cityPlots.cityId, cityId))
    .orderBy(asc(cityPlots.claimedAt), asc(cityPlots.plotNo));
}

const plotOf = ({ cityId, plot }: Seat) => and(eq(cityPlots.cityId, cityId), eq(cityPlots.plotNo, plot));

export async function updatePlotSettled(db: Db, seat: Seat): Promise<void> {
  await db.update(cityPlots).set({ settled: true }).where(plotOf(seat));
}

export async function updateAlias(db: Db, { alias, ...seat }: Seat & { alias: string }): Promise<void> {
  await db.update(cityPlots).set({ alias }).where(plotOf(seat));
}

/** Hides or shows what a person has built in the class's city; answers the plots. */
export function updatePlotHidden(
  db: Db,
  { userId, hidden }: { userId: number; hidden: boolean },
): Promise<Seat[]> {
  return db
    .update(cityPlots)
    .set({ hidden })
    .where(and(eq(cityPlots.userId, userId), eq(cityPlots.kind, 'class')))
    .returning({ cityId: cityPlots.cityId, plot: cityPlots.plotNo });
}
