import { startServer } from '../../scripts/with-server.ts';

/** Starts the product as an operator would, on its own data folder, and stops it after the last test. */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  const { stop } = await startServer({ PORT: '4173' });
  return stop;
}
