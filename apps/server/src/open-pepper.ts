import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db } from './db/pool.ts';
import { serverFacts } from './db/schema/server.ts';
import { keptSecret } from './kept-secret.ts';
import type { Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';

const factName = 'pepper-fingerprint';

/**
 * The secret of all password hashes: the setting, else the one kept in the data folder. The database remembers
 * its fingerprint, because with another secret every password in it would be called wrong.
 */
export async function openPepper(db: Db, settings: Settings): Promise<string> {
  const pepper = settings.passwordPepper ?? keptSecret(join(settings.dataDir, 'password-pepper'));
  const fingerprint = createHmac('sha256', pepper).update(factName).digest('base64');
  await db.insert(serverFacts).values({ name: factName, value: fingerprint }).onConflictDoNothing();
  const [known] = await db.select().from(serverFacts).where(eq(serverFacts.name, factName));
  if (known?.value === fingerprint) return pepper;
  throw new StartupError(
    'The password secret is not the one this database was filled with: set PASSWORD_PEPPER to the value used before, or bring back the file password-pepper in DATA_DIR.',
  );
}
