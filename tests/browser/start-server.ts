import { startServer } from '../../scripts/with-server.ts';

/**
 * Starts the product as an operator would, on its own data folder, and stops it after the last test. The folder is
 * named to the tests, which seed students into it and run the operator's commands on it.
 */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  const { dataDir, stop } = await startServer({ PORT: String(process.env.BROWSER_TEST_PORT) });
  process.env.DATA_DIR = dataDir;
  return stop;
}
