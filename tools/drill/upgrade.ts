// `npm run drill:upgrade [-- --from <git ref>]`: a school on an earlier version is upgraded to this one while students
// answer. Between the two only refused calls are allowed; every acknowledged answer has to be there afterwards.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { openClass, printReport } from '../../tests/drills/answering-class.ts';
import { spawnServer } from '../../tests/drills/spawn-server.ts';

const root = path.join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { from: { type: 'string', default: 'HEAD~1' } } });
const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
const earlier = path.join(mkdtempSync(path.join(tmpdir(), 'playforward-earlier-')), 'tree');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

git('worktree', 'add', '--detach', earlier, values.from);
linkModules();
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };

/** What npm installed is shared; the project's own packages are those of the earlier version. */
function linkModules(): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(earlier, 'node_modules')];
  mkdirSync(path.join(to, '@playforward'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@playforward') symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of readdirSync(path.join(from, '@playforward'))) {
    const folder = path.relative(root, realpathSync(path.join(from, '@playforward', name)));
    symlinkSync(path.join(earlier, folder), path.join(to, '@playforward', name));
  }
}
let server = await spawnServer(settings, { program: path.join(earlier, 'apps/server/src/main.ts') });
try {
  const students = await openClass(12, findRunningEmbedded(dataDir) ?? '', server.origin);
  await wait(2_000);
  await server.end('SIGTERM');
  server = await spawnServer(settings);
  students.moveTo(server.origin);
  await wait(3_000);
  printReport(
    'upgrade',
    await students.close(findRunningEmbedded(dataDir)),
    `; from ${git('rev-parse', '--short', values.from)}`,
  );
} finally {
  await server.end('SIGTERM');
  git('worktree', 'remove', '--force', earlier);
  rmSync(dataDir, { recursive: true, force: true });
}
