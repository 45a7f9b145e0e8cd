import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { compileCache } from './compile-cache.ts';
import { endTogether } from './end-together.ts';

export type SpawnedServer = { child: ChildProcess; origin: string; output(): string };
export type EndedServer = { code: number | null; output: string };

const main = new URL('../main.ts', import.meta.url).pathname;

function spawnMain(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'silent',
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.once('close', endTogether({ pid: child.pid }));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

/** Starts the program as an operator does and waits for the line with its address. */
export async function spawnServer(settings: Record<string, string>): Promise<SpawnedServer> {
  const { child, output } = spawnMain(settings);
  while (child.exitCode === null) {
    const address = /is ready at http:\/\/localhost:(\d+)/.exec(output());
    if (address) return { child, output, origin: `http://127.0.0.1:${address[1]}` };
    await wait(20);
  }
  throw new Error(`the server ended before it was ready: ${output()}`);
}

/** Runs a start that is expected to be refused, to its end. */
export async function spawnToEnd(settings: Record<string, string>): Promise<EndedServer> {
  const { child, output } = spawnMain(settings);
  const code = await endOf(child);
  return { code, output: output() };
}

/** Sends a signal and waits for the end; answers the exit code. */
export async function endServer(
  { child }: SpawnedServer,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  const end = endOf(child);
  child.kill(signal);
  return end;
}

function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('close', (code) => done(code)));
}
