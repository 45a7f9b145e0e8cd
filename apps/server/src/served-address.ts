import { eq } from 'drizzle-orm';
import type { AppContext } from './context.ts';
import type { Db } from './db/pool.ts';
import { serverFacts } from './db/schema/server.ts';

const name = 'served-address';

/**
 * Notes where the site was last served: the commands of an operator may be called without its PORT and HOST. A start does
 * not fail by it on a machine so busy that the database is slow to answer; the note of the last start then stands.
 */
export async function noteServedAddress(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  value: string,
): Promise<void> {
  await db
    .insert(serverFacts)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverFacts.name, set: { value } })
    .catch((err) =>
      log.warn({ err }, 'the address of the site could not be noted for the commands of the operator'),
    );
}

export async function selectOptionalServedAddress(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(serverFacts).where(eq(serverFacts.name, name));
  return row?.value;
}
