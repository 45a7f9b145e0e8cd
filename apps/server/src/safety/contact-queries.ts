import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { safetyContacts } from '../db/schema/school.ts';

export type SafetyContact = typeof safetyContacts.$inferSelect;

/** Who is told beside SAFETY_MAIL, the first one first. */
export function selectSafetyContacts(db: Db): Promise<SafetyContact[]> {
  return db.select().from(safetyContacts).orderBy(asc(safetyContacts.id));
}

/** The new contact; nothing when the address is one already. */
export async function insertSafetyContact(
  db: Db,
  contact: { name: string; email: string; now: Date },
): Promise<SafetyContact | undefined> {
  const { name, email, now } = contact;
  const [made] = await db
    .insert(safetyContacts)
    .values({ name, email: email.toLowerCase(), createdAt: now })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** False when there is none of this number. */
export async function deleteSafetyContact(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(safetyContacts)
    .where(eq(safetyContacts.id, id))
    .returning({ id: safetyContacts.id });
  return gone.length > 0;
}
