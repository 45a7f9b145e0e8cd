import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findRunningEmbedded } from '../../../apps/server/src/db/embedded/start-embedded.ts';
import { advance, createCity, encodeCity, simVersion } from '../../../packages/city-sim/src/index.ts';
import { insertPupils } from '../../../tests/load/seed-class.ts';
import type { CrowdOrder, CrowdReport } from './city-bots.ts';
import type { HostReport } from './city-host.ts';

export type LoadWish = {
  rooms: number;
  botsPerRoom: number;
  seconds: number;
  cursorsPerSecond: number;
  buildEverySeconds: number;
  /** Cities opened and closed for the leak check. */
  cycles: number;
};
export type LoadReport = {
  crowd: CrowdReport;
  host: HostReport;
  /** What was built, and the commits that stored it. */
  stored: { events: number; commits: number };
  heap: { before: number; after: number; cycles: number };
};

const warmUp = 20;
const here = import.meta.dirname;

/** Opens a server of its own, fills it with bots, and lets 200 cities open and close. */
export async function loadRooms(wish: LoadWish): Promise<LoadReport> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-city-load-'));
  const host = fork(path.join(here, 'city-host.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      CONSENT_AGE: '0',
    },
  });
  try {
    const { origin } = (await hear(host)) as { origin: string };
    const database = findRunningEmbedded(dataDir);
    if (!database) throw new Error('the embedded database of the server was not found');
    const tokens = await seatClasses(database, wish);
    const calm = {
      solo: false,
      cursorsPerSecond: wish.cursorsPerSecond,
      buildEverySeconds: wish.buildEverySeconds,
    };
    const crowd = await sendCrowd(host, { ...calm, origin, tokens, seconds: wish.seconds });
    const report = await ask<HostReport>(host, 'report');
    const stored = await countStored(database);
    await wait(3_000);
    const heap = await cycleRooms(host, { ...calm, origin, database, cycles: wish.cycles });
    return { crowd, host: report, stored, heap };
  } finally {
    host.send('stop');
    await new Promise((done) => host.once('close', done));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Cities with the same number of players each, 60 days old: all rows of their meters are full, all plots are built. */
async function seatClasses(database: string, { rooms, botsPerRoom }: LoadWish): Promise<string[]> {
  const tokens = await insertPupils(database, rooms * botsPerRoom);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const ids = Array.from({ length: rooms }, () => randomUUID());
  const old = createCity({ seed: 1 });
  advance(old, 24 * 60);
  await client.query(
    `INSERT INTO city (id, band, kind, name, name_offers, seed, sim_version, tick, snapshot, created_at, updated_at)
     SELECT id, 'open', 'class', 'City ' || n, ARRAY['Oak Bay', 'Fair View', 'Sun Hill'], 1, $2, $3, $4, now(), now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS t(id, n)`,
    [ids, simVersion, old.tick, Buffer.from(encodeCity(old))],
  );
  await client.query(
    `INSERT INTO city_plot (city_id, plot_no, user_id, kind, alias, alias_offers, claimed_at, settled)
     SELECT ($1::uuid[])[1 + n / $2], n % $2, id, 'class', 'Curious Otter ' || n, ARRAY['Curious Otter ' || n, 'Swift Panda', 'Calm Heron'], now(), true
     FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE email LIKE 'pupil-%') AS pupils`,
    [ids, botsPerRoom],
  );
  await client.end();
  return tokens;
}

/** Rows of one commit carry the same transaction's number. */
async function countStored(database: string): Promise<LoadReport['stored']> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<LoadReport['stored']>(
    "SELECT count(*)::int AS events, count(DISTINCT xmin::text)::int AS commits FROM city_event WHERE kind = 'place'",
  );
  await client.end();
  return rows[0] ?? { events: 0, commits: 0 };
}

async function cycleRooms(
  host: ChildProcess,
  {
    database,
    cycles,
    ...calm
  }: Omit<CrowdOrder, 'tokens' | 'seconds'> & { database: string; cycles: number },
): Promise<LoadReport['heap']> {
  const openAndClose = async (count: number) => {
    const tokens = await insertPupils(database, count);
    await sendCrowd(host, { ...calm, solo: true, tokens, seconds: 0 });
    await wait(3_000);
    return (await ask<HostReport>(host, 'report')).heapBytes;
  };
  const before = await openAndClose(warmUp);
  return { before, after: await openAndClose(cycles), cycles };
}

async function sendCrowd(host: ChildProcess, order: CrowdOrder): Promise<CrowdReport> {
  const bots = fork(path.join(here, 'city-bots.ts'));
  bots.send(order);
  await hear(bots, (message) => message === 'in');
  await ask(host, 'begin');
  return (await hear(bots)) as CrowdReport;
}

async function ask<T>(child: ChildProcess, wish: string): Promise<T> {
  const answer = hear(child);
  child.send(wish);
  return (await answer) as T;
}

function hear(child: ChildProcess, fits: (message: unknown) => boolean = () => true): Promise<unknown> {
  return new Promise((done, fail) => {
    const listen = (message: unknown) => {
      if (!fits(message)) return;
      child.off('message', listen);
      done(message);
    };
    child.on('message', listen);
    child.once('exit', (code) => fail(new Error(`a process of the measure ended with ${code}`)));
  });
}
