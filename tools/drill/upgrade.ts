// `npm run drill:upgrade [-- --from <git ref>] [--no-back]`: a school on an earlier version is upgraded to this one while students
// answer, and then taken back (decision 0191). Between the programs only refused calls are allowed; every acknowledged
// answer has to be there afterwards.
// `-- --tests [--only <folder>]…` runs the earlier version's own tests of the API on today's tables instead. Without
// `--from` that is the earliest version that has to work on them: the one with the newest step that takes something away.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { openClass, printReport } from '../../tests/drills/answering-class.ts';
import {
  bringSteps,
  type EarlierProgram,
  findEarliestThatWorks,
  takeEarlierProgram,
} from '../../tests/drills/earlier-program.ts';
import { type RunningServer, spawnServer } from '../../tests/drills/spawn-server.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    back: { type: 'boolean', default: true },
    tests: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
  },
  allowNegative: true,
});
const previous = 'HEAD~1';
/** More files than these at once are no stall of the machine: they stay failed. */
const mostAgain = 8;

const earlier = takeEarlierProgram(
  values.from ?? (values.tests ? (findEarliestThatWorks() ?? previous) : previous),
);
try {
  if (values.tests) proveByTests(earlier, values.only);
  else await upgradeAndBack(earlier);
} finally {
  earlier.remove();
}

/**
 * What compares the list of tables with the code is right to see a newer table; everything else has to pass. Files in
 * which something failed run once more, one by one and with more time, and are named: this is about tables, not times.
 */
function proveByTests(program: EarlierProgram, only: readonly string[]): void {
  const steps = bringSteps(program);
  const folders = only.map((one) => path.posix.join('apps/server/src/features', one));
  const first = runTests(program, folders);
  const failed = first.files.filter(({ status }) => status !== 'passed');
  const isStall = failed.length > 0 && failed.length <= mostAgain;
  const again = isStall
    ? runTests(program, [...failed.map(({ name }) => name), '--no-file-parallelism', '--testTimeout=120000'])
    : undefined;
  const last = again ?? first;
  for (const { name, status: end, message, assertionResults } of last.files) {
    if (end === 'passed') continue;
    const file = path.relative(program.tree, name);
    for (const { fullName, failureMessages, status: one } of assertionResults)
      if (one === 'failed') console.log(`${file}: ${fullName}\n${failureMessages.join('\n')}`);
    if (message) console.log(`${file}: ${message}`);
  }
  const passed = first.passed + (again ? first.failed - again.failed : 0);
  const tries = again
    ? `; a second try for ${failed.map(({ name }) => path.basename(name)).join(', ')}, in which ${first.failed} had failed`
    : '';
  console.log(
    `drill:upgrade: ${passed} tests of the API of ${program.version} pass on today's tables, ${last.failed} fail${tries}; new to it: ${steps.length} steps (${steps.join(', ').replaceAll('.sql', '')})`,
  );
  if (last.code !== 0 || passed === 0) process.exitCode = 1;
}

type Told = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

function runTests({ tree }: EarlierProgram, words: readonly string[]) {
  const vitest = path.join(tree, 'node_modules/vitest/vitest.mjs');
  const told = path.join(tree, 'told.json');
  const { status: code } = spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', '--reporter', 'json', '--outputFile', told, '--project', 'server'],
      ...['-t', '^(?!.*every table with rows of a person)', ...words],
    ],
    { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { testResults, numPassedTests, numFailedTests }: Told = JSON.parse(readFileSync(told, 'utf8'));
  return { code, passed: numPassedTests, failed: numFailedTests, files: testResults };
}

async function upgradeAndBack(program: EarlierProgram): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  let server: RunningServer | undefined;
  try {
    server = await spawnServer(settings, { program: program.main });
    const students = await openClass(12, findRunningEmbedded(dataDir) ?? '', server.origin);
    await wait(2_000);
    await server.end('SIGTERM');
    server = await spawnServer(settings);
    students.moveTo(server.origin);
    await wait(3_000);
    let way = '';
    if (values.back) {
      await server.end('SIGTERM');
      const back = await spawnServer(settings, { program: program.main }).catch(() => undefined);
      // Where it refuses the newer tables, as those before decision 0191 do, the newer program goes on.
      server = back ?? (await spawnServer(settings));
      way = back ? ' and back again' : ', which refused the newer tables';
      students.moveTo(server.origin);
    }
    await wait(2_000);
    const report = await students.close(findRunningEmbedded(dataDir));
    printReport('upgrade', report, `; from ${program.version}${way}`);
  } finally {
    await server?.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
