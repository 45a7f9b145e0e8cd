import { readSettings } from './settings.ts';
import { startServer } from './start-server.ts';
import { StartupError } from './startup-error.ts';

/** Starts the server and keeps it until it is told to end; importing this file runs it. */
async function main(): Promise<void> {
  const settings = readSettings();
  const starting = startServer(settings);

  // The code tells why: 0 when it was told to end, 1 when it had to.
  // A signal can arrive during the start, and twice: from the terminal and from the starting script.
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      starting.then((server) => server.stop()).then(() => process.exit(), fail);
    });
  }
  const { address } = await starting;
  process.stdout.write(`${settings.productName} is ready at ${address}\n`);
}

/** What an operator can act on is said in its own words; anything else keeps its trace. */
function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

await main().catch(fail);
