import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../scripts/with-server.ts';

/**
 * Starts the product as an operator would, on its own data folder, and stops it after the last test. The folder is
 * named to the tests, which run the operator's commands on it.
 */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-browser-'));
  process.env.DATA_DIR = dataDir;
  const { stop } = await startServer({ PORT: String(process.env.BROWSER_TEST_PORT), DATA_DIR: dataDir });
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
