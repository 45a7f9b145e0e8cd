import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { papers } from '../../../db/schema/papers.ts';

export type PaperRow = typeof papers.$inferSelect;

/** Nothing when the code was taken. */
export async function insertPaper(db: Db, row: typeof papers.$inferInsert): Promise<PaperRow | undefined> {
  const [made] = await db.insert(papers).values(row).onConflictDoNothing().returning();
  return made;
}

/** A sheet, for who made it: it holds the key. */
export async function selectOptionalPaper(
  db: Db,
  { code, userId }: { code: string; userId: number },
): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.code, code), eq(papers.userId, userId)));
  return row;
}
