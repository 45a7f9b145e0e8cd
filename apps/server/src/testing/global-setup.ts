import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { openLog } from '../open-log.ts';
import { endTogether } from './end-together.ts';
import { quickestFolder } from './quickest-folder.ts';
import { prepareTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests may create databases, as a user who has the right to. */
    testDatabaseUrl: string;
  }
}

/** One PostgreSQL for the run: TEST_DATABASE_URL when set, else an embedded one in a temporary folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('testDatabaseUrl', given);
    await prepareTemplate(given);
    return async () => {};
  }
  const folder = mkdtempSync(join(quickestFolder(), 'playforward-test-'));
  const ended = endTogether({ folder });
  const database = await startEmbedded(folder, openLog('silent'), { isLasting: false });
  project.provide('testDatabaseUrl', database.adminConnectionString);
  await prepareTemplate(database.adminConnectionString);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
    ended();
  };
}
