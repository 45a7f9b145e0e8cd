// `npm run check`: format, lint and boundaries, dead code, types, content, unit tests. Stops at the first that fails.
import { runSteps, type Step } from './run-steps.ts';

const steps: (Step | Step[])[] = [
  [
    { name: 'format, lint, boundaries', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'limits', command: ['node', 'scripts/check-limits.ts'] },
    { name: 'settings table', command: ['node', 'scripts/settings-table.ts', '--check'] },
    { name: 'dead code', command: ['knip'] },
  ],
  { name: 'types', command: ['node', 'scripts/check-types.ts'] },
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
