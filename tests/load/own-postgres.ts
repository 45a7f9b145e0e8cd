import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endTogether } from '../../apps/server/src/testing/end-together.ts';
import { freePort } from '../../scripts/with-server.ts';

export type OwnPostgres = {
  connectionString: string;
  version: string;
  /** Ends it at once, as a loss of power does, and starts it again after a while. */
  restart(awayMs: number): Promise<void>;
  stop(): Promise<void>;
};

const packaged = '/usr/lib/postgresql';
const nobody = 65534;

/** Where the system's newest PostgreSQL keeps its programs; undefined when there is none. */
export function findSystemPostgres(): string | undefined {
  if (!existsSync(packaged)) return undefined;
  const versions = readdirSync(packaged).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(packaged, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** A temporary cluster of a PostgreSQL, with its default settings as a school's own server has them where none are given. */
export async function startOwnPostgres(
  bin: string,
  settings: Record<string, string> = {},
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'playforward-own-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody, nobody);
  // Programs that npm has brought find their libraries beside them.
  const env = { ...process.env, LD_LIBRARY_PATH: join(bin, '../lib') };
  const as = { env, ...(isRoot && { uid: nobody, gid: nobody }) };
  // Named as a data folder names it, so that it ends with this process as that one does.
  const files = join(folder, 'postgres');
  const port = await freePort();
  const init = ['-D', files, '-U', 'postgres', '--auth=trust', '--encoding=UTF8'];
  execFileSync(join(bin, 'initdb'), init, { ...as, cwd: '/', stdio: 'ignore' });
  const run = [
    '-D',
    files,
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const start = () => spawn(join(bin, 'postgres'), run, { ...as, cwd: '/', stdio: 'ignore', detached: true });
  const ended = endTogether({ folder });
  let child = start();
  const connectionString = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const version = await readVersion(connectionString);
  return {
    connectionString,
    version,
    async restart(awayMs) {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await new Promise((done) => child.once('close', done));
      await wait(awayMs);
      child = start();
      await readVersion(connectionString);
    },
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await new Promise((done) => child.once('close', done));
      rmSync(folder, { recursive: true, force: true });
      ended();
    },
  };
}

async function readVersion(connectionString: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query('SHOW server_version')).rows[0].server_version;
    } catch (error) {
      if (tries > 200) throw error;
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
