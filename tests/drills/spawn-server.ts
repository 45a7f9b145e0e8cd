import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { compileCache } from '../../apps/server/src/testing/compile-cache.ts';
import { endTogether } from '../../apps/server/src/testing/end-together.ts';

export type RunningServer = {
  origin: string;
  pid: number;
  /** Sends the signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
};

const main = new URL('../../apps/server/src/main.ts', import.meta.url).pathname;

/** Starts the program as an operator does, on a port of its own choice, and waits for the line with its address. */
export async function spawnServer(
  settings: Record<string, string>,
  { program = main, nodeArgs = [] }: { program?: string; nodeArgs?: string[] } = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...nodeArgs, program], {
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.once('close', endTogether({ pid: child.pid, folder: settings.DATA_DIR ?? '' }));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  while (child.exitCode === null && child.signalCode === null) {
    const port = /is ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port)
      return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, end: (signal) => end(child, signal) };
    await wait(20);
  }
  throw new Error(`the server ended (${child.signalCode ?? child.exitCode}) before it was ready: ${output}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((done) => child.once('close', done));
  child.kill(signal);
  await closed;
}
