import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { accountSalt } from './account-digest.ts';
import { scheduleBackups } from './backup/schedule-backups.ts';
import type { App, AppContext } from './context.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { features } from './features/index.ts';
import { buildApp } from './http/build-app.ts';
import type { Readiness } from './http/health.ts';
import { readCityPage } from './http/pages/city-page.ts';
import { readSitePages } from './http/pages/read-site-pages.ts';
import type { Site } from './http/pages/site.ts';
import { type OpenContext, openContext } from './open-context.ts';
import { noteServedAddress } from './served-address.ts';
import { findMisspelt, type Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';

export type RunningServer = { address: string; stop(): Promise<void> };
type RunOptions = { settings: Settings; connectionString: string; log: FastifyBaseLogger };

const webBuild = join(import.meta.dirname, '../../web/build/client');
const cityBuild = join(import.meta.dirname, '../../city/build');
const finishWithinMs = 10_000;

/** Starts everything that needs the database, in order; on a failure what was started is stopped again. */
export async function runApp(options: RunOptions): Promise<RunningServer> {
  const { settings, connectionString, log } = options;
  const undo: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await prepareDatabase(connectionString, log);
    const opened: OpenContext = await openContext(options);
    undo.push(opened.close);
    const readiness: Readiness = { accepting: true };
    const { context } = opened;
    for (const sentence of findMisspelt()) log.warn(sentence);
    const { app } = await buildApp({ context, features, readiness, site: findSite(context) });
    undo.push(() => finishCalls(app));
    await listen(app, settings);
    context.outbox.start();
    const backups = scheduleBackups(context);
    undo.push(backups.close);
    const address = shownAddress(app, settings);
    await noteServedAddress(context.db, address);
    return {
      address,
      async stop() {
        readiness.accepting = false;
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function findSite({ pepper }: AppContext): Site | undefined {
  const pages = readSitePages(webBuild, accountSalt(pepper));
  return pages && { folder: webBuild, pages, city: readCityPage(cityBuild) };
}

async function listen(app: App, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `The port ${port} is already in use: stop the other program, or set PORT to another number.`,
        { cause },
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(`This user may not use the port ${port}: set PORT to a number above 1023.`, {
        cause,
      });
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`This machine has no address ${host}: set HOST to 127.0.0.1 or 0.0.0.0.`, {
        cause,
      });
    }
    throw cause;
  }
}

/** Lets calls in progress finish and closes each connection after its last one; what still runs later is cut. */
async function finishCalls(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}

function shownAddress(app: App, settings: Settings): string {
  if (settings.publicOrigin) return settings.publicOrigin;
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : settings.port;
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(settings.host);
  return `http://${local ? 'localhost' : settings.host}:${port}`;
}
