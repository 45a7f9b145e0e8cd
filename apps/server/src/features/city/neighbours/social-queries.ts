import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';
import { cityGifts, cityLikes, cityPlots, cityReports } from '../../../db/schema/city.ts';

type PlotKey = { cityId: string; plotNo: number; userId: number };

/** Whether it is new: a plot can be liked once by a person. */
export async function insertLike(db: Db, like: PlotKey): Promise<boolean> {
  const rows = await db.insert(cityLikes).values(like).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Whether it is new: a person can send a neighbour one tree a day. */
export async function insertGift(db: Db, gift: PlotKey & { day: string }): Promise<boolean> {
  const rows = await db.insert(cityGifts).values(gift).onConflictDoNothing().returning();
  return rows.length === 1;
}

export async function selectLikeCounts(db: Db, cityId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ plot: cityLikes.plotNo, total: count() })
    .from(cityLikes)
    .where(eq(cityLikes.cityId, cityId))
    .groupBy(cityLikes.plotNo);
  return new Map(rows.map(({ plot, total }) => [plot, total]));
}

export async function selectGiftCounts(db: Db, cityId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ plot: cityGifts.plotNo, total: count() })
    .from(cityGifts)
    .where(eq(cityGifts.cityId, cityId))
    .groupBy(cityGifts.plotNo);
  return new Map(rows.map(({ plot, total }) => [plot, total]));
}

export async function selectLikedPlots(
  db: Db,
  { cityId, userId }: { cityId: string; userId: number },
): Promise<number[]> {
  const rows = await db
    .select({ plot: cityLikes.plotNo })
    .from(cityLikes)
    .where(and(eq(cityLikes.cityId, cityId), eq(cityLikes.userId, userId)));
  return rows.map(({ plot }) => plot);
}

const dayMs = 86_400_000;

/** Whether it is new: the same person reports the same plot once a day. */
export async function insertReport(db: Db, report: typeof cityReports.$inferInsert): Promise<boolean> {
  const { cityId, plotNo, userId, at } = report;
  const [known] = await db
    .select({ id: cityReports.id })
    .from(cityReports)
    .where(
      and(
        eq(cityReports.userId, userId),
        eq(cityReports.cityId, cityId),
        eq(cityReports.plotNo, plotNo),
        gt(cityReports.at, new Date(at.getTime() - dayMs)),
      ),
    )
    .limit(1);
  if (known) return false;
  await db.insert(cityReports).values(report);
  return true;
}

export async function deleteOldReports(db: Db, before: Date): Promise<void> {
  await db.delete(cityReports).where(lt(cityReports.at, before));
}

/** What was reported, newest first, with the address of who lives on the plot now, for the operator. */
export function selectReports(db: Db, most: number) {
  return db
    .select({
      at: cityReports.at,
      reason: cityReports.reason,
      alias: cityPlots.alias,
      hidden: cityPlots.hidden,
      email: users.email,
    })
    .from(cityReports)
    .innerJoin(
      cityPlots,
      and(eq(cityPlots.cityId, cityReports.cityId), eq(cityPlots.plotNo, cityReports.plotNo)),
    )
    .innerJoin(users, eq(users.id, cityPlots.userId))
    .orderBy(desc(cityReports.at))
    .limit(most);
}
