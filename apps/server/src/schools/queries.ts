import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { schools } from '../db/schema/schools.ts';

export type SchoolRow = typeof schools.$inferSelect;

export function selectSchools(db: Db): Promise<SchoolRow[]> {
  return db.select().from(schools).orderBy(asc(schools.id));
}

type NewSchool = { slug: string; name: string; now: Date };

/** Undefined when another school has this slug. */
export async function insertSchool(db: Db, { slug, name, now }: NewSchool): Promise<SchoolRow | undefined> {
  const [made] = await db
    .insert(schools)
    .values({ slug, name, createdAt: now })
    .onConflictDoNothing({ target: schools.slug })
    .returning();
  return made;
}

type SchoolChange = Partial<Pick<SchoolRow, 'slug' | 'name' | 'hosts' | 'settings' | 'isOpen'>>;

export async function updateSchool(db: Db, id: number, change: SchoolChange): Promise<void> {
  await db.update(schools).set(change).where(eq(schools.id, id));
}
