import type { FastifyBaseLogger } from 'fastify';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded/start-embedded.ts';
import { openLog } from './open-log.ts';
import type { RunningServer } from './run-app.ts';
import type { Settings } from './settings.ts';

/**
 * Starts the database and the app on it; on a failure what was started is stopped again, so nothing stays behind. The
 * app is loaded while PostgreSQL starts, so that a start which is refused before costs next to nothing.
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = openLog(settings.logLevel);
  const opening = openDatabase(settings, log);
  const loading = import('./run-app.ts');
  // A failure is met below, once there is a database to stop.
  loading.catch(() => undefined);
  const { connectionString, embedded } = await opening;
  try {
    const { runApp } = await loading;
    const { address, stop } = await runApp({ settings, connectionString, log });
    return {
      address,
      async stop() {
        await stop();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

type OpenedDatabase = { connectionString: string; embedded?: EmbeddedDatabase };

async function openDatabase(settings: Settings, log: FastifyBaseLogger): Promise<OpenedDatabase> {
  if (settings.databaseUrl) return { connectionString: settings.databaseUrl };
  const embedded = await startEmbedded(settings.dataDir, log);
  return { connectionString: embedded.connectionString, embedded };
}
