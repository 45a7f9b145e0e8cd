import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { learnerProfiles, users } from '../../db/schema/accounts.ts';
import { favoriteCareers } from '../../db/schema/careers.ts';
import { questionnaires } from '../../db/schema/onboarding.ts';

/** What the student told: the grade and the chosen career, null where nothing was told. */
export async function selectTold(
  db: Db,
  userId: number,
): Promise<{ grade: number | null; chosenCareer: string | null }> {
  const [row] = await db
    .select({ grade: questionnaires.grade, chosenCareer: learnerProfiles.chosenCareer })
    .from(users)
    .leftJoin(questionnaires, eq(questionnaires.userId, users.id))
    .leftJoin(learnerProfiles, eq(learnerProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return { grade: row?.grade ?? null, chosenCareer: row?.chosenCareer ?? null };
}

/** In the order in which they were added. */
export async function selectFavorites(db: Pick<Db, 'select'>, userId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: favoriteCareers.slug })
    .from(favoriteCareers)
    .where(eq(favoriteCareers.userId, userId))
    .orderBy(asc(favoriteCareers.addedAt), asc(favoriteCareers.slug));
  return rows.map(({ slug }) => slug);
}

type Favorite = { userId: number; slug: string; now: Date };

/** Adds a favorite while fewer than `most` are kept; two calls of one student wait for each other. */
export async function insertFavorite(
  db: Db,
  { userId, slug, now }: Favorite,
  most: number,
): Promise<'kept' | 'full'> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const kept = await selectFavorites(tx, userId);
    if (kept.includes(slug)) return 'kept';
    if (kept.length >= most) return 'full';
    await tx.insert(favoriteCareers).values({ userId, slug, addedAt: now });
    return 'kept';
  });
}

export async function deleteFavorite(db: Db, { userId, slug }: Omit<Favorite, 'now'>): Promise<void> {
  await db
    .delete(favoriteCareers)
    .where(and(eq(favoriteCareers.userId, userId), eq(favoriteCareers.slug, slug)));
}
