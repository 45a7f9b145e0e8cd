// `npm test`: check, integration tests on the embedded PostgreSQL (and on the one at TEST_DATABASE_URL when set),
// browser tests. Ends with one line that counts every test that ran.
import { buildWebWhenStale } from './build-web.ts';
import { countTests } from './count-tests.ts';
import { findChromium, howToGetChromium } from './find-chromium.ts';
import { runSteps, type Step } from './run-steps.ts';

const systemDatabase = process.env.TEST_DATABASE_URL;
const deep: Step = { name: 'deep tests', command: ['vitest', 'run', '--project', 'deep'] };
const own: Step = {
  name: 'integration tests, own PostgreSQL',
  // What starts the program with its embedded database is the same in both passes.
  command: ['vitest', 'run', '--project', 'server', '--exclude', 'apps/server/src/start-server.test.ts'],
  env: { TEST_DATABASE_URL: systemDatabase ?? '' },
};
const steps: (Step | Step[])[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  {
    name: 'integration tests, embedded PostgreSQL',
    // A quarter of the time they wait: three at once keep two cores at work.
    command: ['vitest', 'run', '--project', 'server', '--maxWorkers', '3'],
    env: { TEST_DATABASE_URL: '' },
  },
  // One calculates while the other waits for its database.
  systemDatabase ? [deep, own] : deep,
  { name: 'browser tests', command: ['playwright', 'test'] },
];

if (!findChromium()) {
  console.error(howToGetChromium);
  process.exit(1);
}
buildWebWhenStale();
const result = await runSteps(steps, { toTheEnd: true });
const { passed, failed } = countTests(Object.values(result.output));
const unfinished = result.failed.length > 0 && failed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed + unfinished} failed`);
process.exitCode = result.failed.length === 0 && failed === 0 && passed > 0 ? 0 : 1;
