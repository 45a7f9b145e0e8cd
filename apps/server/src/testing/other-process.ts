import type { App } from '../context.ts';
import { features } from '../features/index.ts';
import { routeAccess } from '../http/access/route-access.ts';
import { buildApp } from '../http/build-app.ts';
import { openContext } from '../open-context.ts';
import type { TestServer } from './test-server.ts';

export type OtherProcess = { app: App; close(): Promise<void> };

/** The program once more over the database of a test, with nothing in common but that. */
export async function openOtherProcess({ context }: TestServer): Promise<OtherProcess> {
  const { settings, clock, log, pool } = context;
  const { connectionString = '' } = pool.options;
  const opened = await openContext({ settings, connectionString, clock, log });
  const { app } = await buildApp({
    context: opened.context,
    features,
    site: undefined,
    access: routeAccess,
  });
  return {
    app,
    async close() {
      await app.close();
      await opened.close();
    },
  };
}
