import pino from 'pino';
import { findFolderOwner } from '../db/embedded/lock-data-folder.ts';
import { findRunningEmbedded, startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { checkDatabase } from '../db/pool.ts';
import { type OpenContext, openContext } from '../open-context.ts';
import type { Settings } from '../settings.ts';

/** The same data the server works on, whether it runs now or not. */
export async function openForOperator(settings: Settings): Promise<OpenContext> {
  const log = pino({ level: 'warn' });
  const running =
    settings.databaseUrl ?? (findFolderOwner(settings.dataDir) && findRunningEmbedded(settings.dataDir));
  if (running) {
    const opened = await openContext({ settings, connectionString: running, log });
    await checkDatabase(opened.context.pool);
    return opened;
  }
  const embedded = await startEmbedded(settings.dataDir, log);
  try {
    const opened = await openContext({ settings, connectionString: embedded.connectionString, log });
    await migrate(opened.context.pool);
    return {
      context: opened.context,
      async close() {
        await opened.close();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
