import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { logFile } from './rotate-log.ts';
import { type RunAs, runToEnd } from './run-as.ts';

export const databaseUser = 'playforward';

/** Everything a PostgreSQL of ours needs to know to run. */
export type Cluster = {
  dataDir: string;
  folder: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
  password: string;
  /** Whether what was committed has to outlive a loss of power. */
  isLasting: boolean;
};

/** Creates the database files once. They are made aside and renamed, so a half-made folder is never used. */
export function createCluster({ dataDir, folder, binaries, runAs, password }: Cluster): void {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    checkVersion(folder, binaries, runAs);
    return;
  }
  const draft = join(dataDir, 'postgres.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const files = join(draft, 'files');
  const passwordFile = join(draft, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  runAs.own(draft);
  runToEnd(runAs, binaries.initdb, [
    '-D',
    files,
    '-U',
    databaseUser,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ]);
  renameSync(files, folder);
  rmSync(draft, { recursive: true, force: true });
}

function checkVersion(folder: string, binaries: PostgresBinaries, runAs: RunAs): void {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const have = /\d+/.exec(runToEnd(runAs, binaries.postgres, ['--version']))?.[0];
  if (made === have) return;
  throw new StartupError(
    `The data folder was made by PostgreSQL ${made} and this program brings ${have}: restore a backup made with this version, or set DATA_DIR to a new folder.`,
  );
}

/** Starts PostgreSQL on a port of this machine only. Detached, so that Ctrl+C reaches the app and not the database. */
export function spawnPostgres(cluster: Cluster, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    // A run of tests has many servers on one database.
    max_connections: cluster.isLasting ? 60 : 200,
    fsync: cluster.isLasting ? 'on' : 'off',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_wal_size: '512MB',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    autovacuum_max_workers: 1,
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    wal_level: 'minimal',
    io_method: 'sync',
    log_line_prefix: '%m ',
    timezone: 'UTC',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, commandArgs] = cluster.runAs.command(cluster.binaries.postgres, [
    '-D',
    cluster.folder,
    ...args,
  ]);
  const log = openSync(logFile(cluster.dataDir), 'a', 0o600);
  try {
    const stdio: ('ignore' | number)[] = ['ignore', log, log];
    return spawn(command, commandArgs, {
      ...cluster.runAs.options,
      cwd: '/',
      detached: true,
      windowsHide: true,
      stdio,
    });
  } finally {
    closeSync(log);
  }
}

/** Waits until PostgreSQL answers; throws with its last words when it ends first. */
export async function waitUntilReady(
  cluster: Cluster,
  child: ChildProcess,
  connectionString: string,
): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 25) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if (await answers(connectionString)) return;
    await wait(25);
  }
  const lastWords = readFileSync(logFile(cluster.dataDir), 'utf8').trim().split('\n').slice(-3).join(' ');
  throw new Error(`the embedded PostgreSQL did not start: ${lastWords}`);
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    // Not ready yet; the caller asks again.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function createDatabaseOnce(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** A port of 127.0.0.1 that nothing uses now. */
export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
