import { readSettings } from './settings.ts';
import { startServer } from './start-server.ts';
import { StartupError } from './startup-error.ts';

/** Starts the server and keeps it until it is told to end; importing this file runs it. */
async function main(): Promise<void> {
  const settings = readSettings();
  const server = await startServer(settings);
  process.stdout.write(`${settings.productName} is ready at ${server.address}\n`);

  // The same signal can arrive twice, from the terminal and from the starting script.
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

/** What an operator can act on is said in its own words; anything else keeps its trace. */
function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

await main().catch(fail);
