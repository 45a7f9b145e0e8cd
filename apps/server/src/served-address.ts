import { eq } from 'drizzle-orm';
import type { Db } from './db/pool.ts';
import { serverFacts } from './db/schema/server.ts';

const name = 'served-address';

/** Notes where the site was last served: the commands of an operator may be called without its PORT and HOST. */
export async function noteServedAddress(db: Db, value: string): Promise<void> {
  await db
    .insert(serverFacts)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverFacts.name, set: { value } });
}

export async function selectOptionalServedAddress(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(serverFacts).where(eq(serverFacts.name, name));
  return row?.value;
}
