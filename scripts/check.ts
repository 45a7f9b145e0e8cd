// `npm run check`: format, lint and boundaries, dead code, types, content, unit tests. Stops at the first that fails.
import { runSteps, type Step } from './run-steps.ts';

// Every workspace has its own tsconfig, so that browser types never reach the server; each is checked once, and those
// that use it read its declarations. One thread: checkers side by side would look up the same types again.
const types: Step = {
  name: 'types',
  command: ['tsc', '--build', '--singleThreaded', '.', 'apps/web', 'apps/city'],
  env: { GOGC: '400' },
};
const steps: (Step | Step[])[] = [
  [
    { name: 'format, lint, boundaries', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'limits', command: ['node', 'scripts/check-limits.ts'] },
    { name: 'settings table', command: ['node', 'scripts/settings-table.ts', '--check'] },
    { name: 'dead code', command: ['knip'] },
    types,
  ],
  [
    { name: 'content', command: ['node', 'scripts/content-verify.ts', '--seeds', '20'] },
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--project', 'unit', '--project', 'web'],
    },
  ],
];

const result = await runSteps(steps);
process.exitCode = result.failed.length === 0 ? 0 : 1;
