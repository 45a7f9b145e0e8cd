import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.dirname(path.dirname(import.meta.dirname));

/** Starts the product as an operator would, on its own data folder, and stops it after the last test. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-browser-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '4173',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: 'inherit',
  });
  await answers('http://127.0.0.1:4173/health/ready', server);
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function answers(address: string, server: ChildProcess): Promise<void> {
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
