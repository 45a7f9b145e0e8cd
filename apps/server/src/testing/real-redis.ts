import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endTogether } from './end-together.ts';
import { freePort } from './free-port.ts';

/** Where this machine keeps its Redis; undefined where it has none. */
export const redisServer = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) =>
  existsSync(path),
);

export type RealRedis = { url: string; kill(signal?: NodeJS.Signals): void };

/** A Redis of the test's own on a free port, ready to be asked, which keeps nothing. */
export async function startRedis(): Promise<RealRedis> {
  const port = await freePort();
  const redis = spawn(String(redisServer), ['--port', String(port), '--save', '', '--appendonly', 'no']);
  redis.once('close', endTogether({ pid: redis.pid }));
  for await (const chunk of redis.stdout ?? []) if (/Ready to accept/.test(String(chunk))) break;
  return { url: `redis://127.0.0.1:${port}`, kill: (signal) => void redis.kill(signal) };
}
