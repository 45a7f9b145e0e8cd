import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFlags } from './node-flags.mjs';

const root = path.dirname(import.meta.dirname);

/** Runs the work against a server of its own: fresh data folder, free port, stopped afterwards. */
export async function withServer<T>(
  work: (origin: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const { origin, stop } = await startServer(settings);
  try {
    return await work(origin);
  } finally {
    await stop();
  }
}

/** Starts the product as an operator would; resolves when it is ready. */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ origin: string; pid: number; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-'));
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
  const origin = `http://127.0.0.1:${settings.PORT ?? port}`;
  await ready(`${origin}/health/ready`, server);
  return {
    origin,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await new Promise((resolve) => server.once('close', resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with code ${server.exitCode} before it was ready.`);
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready after 30 seconds.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
