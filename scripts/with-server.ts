import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endTogether } from '../apps/server/src/testing/end-together.ts';
import { nodeFlags } from './node-flags.mjs';

const root = path.dirname(import.meta.dirname);

/** Runs the work against a server of its own: fresh data folder, free port, stopped afterwards. */
export async function withServer<T>(
  work: (origin: string, dataDir: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const { origin, dataDir, stop } = await startServer(settings);
  try {
    return await work(origin, dataDir);
  } finally {
    await stop();
  }
}

/**
 * Starts the product as an operator would; resolves when it is ready. The server ends with this process, however that
 * ends; a data folder that is made here goes with it.
 */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ origin: string; pid: number; dataDir: string; stop: () => Promise<void> }> {
  const ownFolder = settings.DATA_DIR ? '' : mkdtempSync(path.join(tmpdir(), 'playforward-'));
  const dataDir = settings.DATA_DIR ?? ownFolder;
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [...nodeFlags({ ...process.env, ...settings }), 'apps/server/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = endTogether({ pid: server.pid, folder: ownFolder });
  const stop = async () => {
    const closed = new Promise((resolve) => server.once('close', resolve));
    if (server.kill('SIGTERM')) await closed;
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
    ended();
  };
  const origin = `http://127.0.0.1:${settings.PORT ?? port}`;
  await ready(`${origin}/health/ready`, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, pid: server.pid ?? 0, dataDir, stop };
}

async function ready(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with code ${server.exitCode} before it was ready.`);
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready after two minutes.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
