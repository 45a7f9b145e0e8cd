import { findFolderOwner } from '../db/embedded/lock-data-folder.ts';
import { findRunningEmbedded, startEmbedded } from '../db/embedded/start-embedded.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { type OpenContext, openContext } from '../open-context.ts';
import { openLog } from '../open-log.ts';
import type { Settings } from '../settings.ts';

/** The same data the server works on, whether it runs now or not. */
export async function openForOperator(settings: Settings): Promise<OpenContext> {
  const log = openLog('warn');
  const running =
    settings.databaseUrl ?? (findFolderOwner(settings.dataDir) && findRunningEmbedded(settings.dataDir));
  if (running) {
    await prepareDatabase(running, log);
    return openContext({ settings, connectionString: running, log });
  }
  const embedded = await startEmbedded(settings.dataDir, log);
  try {
    await prepareDatabase(embedded.connectionString, log);
    const opened = await openContext({ settings, connectionString: embedded.connectionString, log });
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
