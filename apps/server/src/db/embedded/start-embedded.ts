import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { keptSecret } from '../../kept-secret.ts';
import { findBinaries } from './binaries.ts';
import {
  type Cluster,
  createCluster,
  createDatabaseOnce,
  databaseUser,
  findFreePort,
  spawnPostgres,
  waitUntilReady,
} from './cluster.ts';
import { type FolderLock, lockDataFolder } from './lock-data-folder.ts';
import { waitForEnd } from './processes.ts';
import { rotateLog } from './rotate-log.ts';
import { chooseRunAs, runToEnd } from './run-as.ts';
import { disarmPostmasterNote, readPostmaster, stopOrphan } from './stop-orphan.ts';

export type EmbeddedDatabase = {
  connectionString: string;
  adminConnectionString: string;
  stop(): Promise<void>;
};

const databaseName = 'playforward';

/**
 * The own PostgreSQL of a data folder: created at the first start, one app a folder, restarted when it dies. One that is
 * not lasting, such as for tests, need not outlive a loss of power.
 */
export async function startEmbedded(
  dataDir: string,
  log: FastifyBaseLogger,
  { isLasting = true } = {},
): Promise<EmbeddedDatabase> {
  const lock = await lockDataFolder(dataDir);
  try {
    return await startLocked(await prepareCluster(dataDir, isLasting, log), lock, log);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(
  cluster: Cluster,
  lock: FolderLock,
  log: FastifyBaseLogger,
): Promise<EmbeddedDatabase> {
  const port = await findFreePort();
  const url = (name: string) => connectionString(cluster.password, port, name);
  const supervisor = superviseOn(cluster, port, log);
  await supervisor.start();
  await createDatabaseOnce(url('postgres'), databaseName);
  return {
    connectionString: url(databaseName),
    adminConnectionString: url('postgres'),
    async stop() {
      await supervisor.stop();
      lock.release();
    },
  };
}

async function prepareCluster(dataDir: string, isLasting: boolean, log: FastifyBaseLogger): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  if (await stopOrphan(folder)) log.warn('stopped the database of a run that had been killed');
  const runAs = chooseRunAs(dataDir, binaries.postgres);
  const password = keptSecret(join(dataDir, 'database-password'));
  const cluster: Cluster = { dataDir, folder, binaries, runAs, password, isLasting };
  createCluster(cluster);
  runAs.own(folder);
  log.debug({ way: runAs.way }, 'starting the embedded PostgreSQL');
  return cluster;
}

/** The address of a folder's database when an app already runs on it, for operator commands. */
export function findRunningEmbedded(dataDir: string): string | undefined {
  const found = readPostmaster(join(dataDir, 'postgres'));
  return found && connectionString(keptSecret(join(dataDir, 'database-password')), found.port, databaseName);
}

function connectionString(password: string, port: number, name: string): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${name}`;
}

const restartsInARow = 5;

function superviseOn(cluster: Cluster, port: number, log: FastifyBaseLogger) {
  const adminUrl = connectionString(cluster.password, port, 'postgres');
  let child: ChildProcess | undefined;
  let stopping = false;

  // When this process ends without a shutdown, its database is told to end as well.
  const endWithProcess = () => void child?.kill('SIGINT');

  async function start(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      disarmPostmasterNote(cluster.folder);
      const started = spawnPostgres(cluster, port);
      child = started;
      try {
        await waitUntilReady(cluster, started, adminUrl);
        started.once('exit', () => void restart());
        return;
      } catch (error) {
        // What a killed database leaves running ends by itself within moments; until then nothing may write beside it.
        if (tries === 40 || stopping || !/shared memory block/.test(String(error))) throw error;
        await wait(250);
      }
    }
  }

  async function restart(): Promise<void> {
    // A supervisor that ends every process at once ends the database a moment before it reaches this one.
    await wait(300);
    for (let attempt = 1; attempt <= restartsInARow && !stopping; attempt += 1) {
      log.error({ attempt }, 'the embedded PostgreSQL ended unexpectedly and is started again');
      await wait(200 * attempt);
      const done =
        stopping ||
        (await start().then(
          () => true,
          (err) => void log.error({ err }, 'restart failed'),
        ));
      if (done) return;
    }
    if (stopping) return;
    log.fatal('the embedded PostgreSQL does not start again: the server ends');
    // What supervises the server starts a process again that ended with a failure, and only then.
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  }

  const rotation = setInterval(() => rotateLog(cluster.dataDir), 60_000);
  rotation.unref();

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(rotation);
    process.off('exit', endWithProcess);
    const pid = child?.pid;
    if (pid === undefined || child?.exitCode !== null) return;
    if (process.platform === 'win32') {
      runToEnd(cluster.runAs, cluster.binaries.pg_ctl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w']);
      return;
    }
    child.kill('SIGINT');
    if (await waitForEnd(pid, 10_000)) return;
    log.warn('the embedded PostgreSQL is slow to stop and is ended at once');
    child.kill('SIGQUIT');
    await waitForEnd(pid, 5_000);
  }

  process.on('exit', endWithProcess);
  return { start, stop };
}
