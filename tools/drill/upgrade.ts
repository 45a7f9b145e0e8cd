// `npm run drill:upgrade [-- --from <git ref>] [--no-back]`: a school on an earlier version is upgraded to this one while students
// answer, and then taken back (decision 0191). Between the programs only refused calls are allowed; every acknowledged
// answer has to be there afterwards.
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
const { values } = parseArgs({
  options: { from: { type: 'string', default: 'HEAD~1' }, back: { type: 'boolean', default: true } },
  allowNegative: true,
});
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
/** The earlier program on the newer tables; where it refuses them, as those before decision 0191 do, the newer one goes on. */
async function goBack(): Promise<'back' | 'refused'> {
  await server.end('SIGTERM');
  try {
    server = await spawnServer(settings, { program: earlierProgram });
    return 'back';
  } catch {
    server = await spawnServer(settings);
    return 'refused';
  }
}

const earlierProgram = path.join(earlier, 'apps/server/src/main.ts');
let server = await spawnServer(settings, { program: earlierProgram });
try {
  const students = await openClass(12, findRunningEmbedded(dataDir) ?? '', server.origin);
  await wait(2_000);
  await server.end('SIGTERM');
  server = await spawnServer(settings);
  students.moveTo(server.origin);
  await wait(3_000);
  const back = values.back ? await goBack() : '';
  students.moveTo(server.origin);
  await wait(2_000);
  const report = await students.close(findRunningEmbedded(dataDir));
  const way = back === '' ? '' : back === 'refused' ? ', which refused the newer tables' : ' and back again';
  printReport('upgrade', report, `; from ${git('rev-parse', '--short', values.from)}${way}`);
} finally {
  await server.end('SIGTERM');
  git('worktree', 'remove', '--force', earlier);
  rmSync(dataDir, { recursive: true, force: true });
}
