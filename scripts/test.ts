// `npm test`: check, integration tests on the embedded PostgreSQL (and on the one at TEST_DATABASE_URL when set),
// browser tests. On the second database run the files that between them send every statement of the first pass. With
// `--whole` all of them do, and so do the cases that otherwise wait for the night (scripts/is-whole.ts). Ends with the
// time of each step and one line that counts every test that ran.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWebWhenStale } from '../tools/build/web.ts';
import { countTests } from './count-tests.ts';
import { coverStatements, readNotes } from './cover-statements.ts';
import { findChromium, howToGetChromium } from './find-chromium.ts';
import { isWhole } from './is-whole.ts';
import { findOpenProofs, keepProofs } from './kept-proofs.ts';
import { deepProofs } from './proofs.ts';
import { runSteps, type Step, type StepsResult, timeTable } from './run-steps.ts';

if (isWhole) process.env.WHOLE = '1';
const systemDatabase = process.env.TEST_DATABASE_URL;
// What starts the program with its embedded database is the same in both passes.
const startsItself = 'apps/server/src/start-server.test.ts';
/** A quarter of the time they wait for a database or a process: three at once keep two cores at work. */
const integrationWorkers = '3';
const notes = mkdtempSync(path.join(tmpdir(), 'playforward-notes-'));

if (!findChromium()) {
  console.error(howToGetChromium);
  process.exit(1);
}
const building = performance.now();
buildWebWhenStale();
const built = { name: 'build', seconds: (performance.now() - building) / 1000, hasPassed: true };

const first: Step[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  {
    name: 'integration tests, embedded PostgreSQL',
    command: ['node', 'scripts/vitest-twice.ts', '--maxWorkers', integrationWorkers],
    env: { TEST_DATABASE_URL: '', SQL_NOTES: notes },
  },
];
const proofs = deepProofs();
const openProofs = findOpenProofs(proofs);
const deep: Step = {
  name: 'deep tests',
  command: ['vitest', 'run', '--project', 'deep', ...openProofs.flatMap(({ files }) => files)],
};
const browser: Step = { name: 'browser tests', command: ['playwright', 'test'] };

const results: StepsResult[] = [await runSteps(first, { toTheEnd: true })];
// One calculates while the other waits for its database.
const second = [
  ...(openProofs.length > 0 ? [deep] : []),
  ...(systemDatabase ? [onSystem(systemDatabase)] : []),
];
for (const { name } of proofs.filter((proof) => openProofs.every((open) => open.name !== proof.name))) {
  console.log(`${name}: nothing they read has changed since they passed.`);
}
results.push(await runSteps([second, browser], { toTheEnd: true }));
if (results.at(-1)?.passed.includes(deep.name)) keepProofs(openProofs);
rmSync(notes, { recursive: true, force: true });

const failedSteps = results.flatMap(({ failed }) => failed).length;
const { passed, failed, atSecondTry } = countTests(results.flatMap(({ output }) => Object.values(output)));
const unfinished = failedSteps > 0 && failed === 0 ? 1 : 0;
console.log(`\n${timeTable([built, ...results.flatMap(({ times }) => times)])}`);
if (atSecondTry.length > 0) {
  const names = atSecondTry.map((name) => `  ${name}`).join('\n');
  console.log(`\n${atSecondTry.length} passed only at a second try. Find out why:\n${names}`);
}
console.log(`\n${passed} passed, ${failed + unfinished} failed`);
process.exitCode = failedSteps === 0 && failed === 0 && passed > 0 ? 0 : 1;

function onSystem(database: string): Step {
  const noted = readNotes(notes).filter(({ file }) => !file.endsWith(startsItself));
  const files = isWhole ? [] : coverStatements(noted);
  console.log(`\n${files.length || 'All'} of ${noted.length} files run on the other PostgreSQL.`);
  return {
    name: 'integration tests, own PostgreSQL',
    command: [
      'node',
      'scripts/vitest-twice.ts',
      '--maxWorkers',
      integrationWorkers,
      '--exclude',
      startsItself,
      ...files,
    ],
    env: { TEST_DATABASE_URL: database },
  };
}
