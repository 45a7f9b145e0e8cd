import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openLog } from '../../open-log.ts';
import { isAlive } from './processes.ts';
import { startEmbedded } from './start-embedded.ts';
import { disarmPostmasterNote, readPostmaster, stopOrphan } from './stop-orphan.ts';

const root = mkdtempSync(join(tmpdir(), 'playforward-orphan-'));
chmodSync(root, 0o711);
const others: ChildProcess[] = [];
let folders = 0;

afterEach(() => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A program that is no database, with these words on its command line. */
function startOther(...words: string[]): ChildProcess {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', ...words], {
    stdio: 'ignore',
  });
  others.push(other);
  return other;
}

function clusterNaming(pid: number): string {
  folders += 1;
  const cluster = join(root, `note-${folders}`);
  mkdirSync(cluster);
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n 111 222\nready\n`,
  );
  return cluster;
}

describe('a note that names a process which is no database of this folder', () => {
  test.each([
    ['names nothing', () => []],
    ['names the folder, as a backup or an editor does', (cluster: string) => ['-D', cluster]],
    ['names a file of the folder', (cluster: string) => [`${cluster}/postgresql.conf`]],
  ])('leaves alone a program whose command line %s', async (_, words) => {
    const cluster = clusterNaming(1);
    const other = startOther(...words(cluster));
    const pid = other.pid ?? 0;
    writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1700000000\n5432\n`);
    expect(await stopOrphan(cluster)).toBe(false);
    expect(isAlive(pid)).toBe(true);
  });

  test.each([
    ['the first process of the machine', 1],
    ['a thread of the kernel', 2],
    ['this very process', process.pid],
    ['the process that started this one', process.ppid],
    ['nobody', 4_194_000],
  ])('that is %s is passed over', async (_, pid) => {
    const cluster = clusterNaming(pid);
    expect(await stopOrphan(cluster)).toBe(false);
    disarmPostmasterNote(cluster);
    expect(readPostmaster(cluster)).toEqual({ pid: process.pid, port: 5432 });
  });

  test('keeps what tells PostgreSQL whether a part of the old one still writes', () => {
    const cluster = clusterNaming(1);
    disarmPostmasterNote(cluster);
    expect(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n').slice(1)).toEqual([
      cluster,
      '1700000000',
      '5432',
      '',
      '127.0.0.1',
      ' 111 222',
      'ready',
      '',
    ]);
  });

  test('that is torn goes', () => {
    const cluster = clusterNaming(1);
    writeFileSync(join(cluster, 'postmaster.pid'), 'garbage');
    disarmPostmasterNote(cluster);
    expect(readPostmaster(cluster)).toBeUndefined();
  });
});

test('after a hard kill the database starts again, whoever has its number by now', async () => {
  const folder = join(root, 'killed');
  const log = openLog('silent');
  const first = await startEmbedded(folder, log, { isLasting: false });
  await first.stop();
  const cluster = join(folder, 'postgres');
  const other = startOther('-D', cluster);
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${other.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n 111 222\nready\n`,
  );
  const second = await startEmbedded(folder, log, { isLasting: false });
  expect(isAlive(other.pid ?? 0)).toBe(true);
  await second.stop();
  expect(isAlive(other.pid ?? 0)).toBe(true);
});
