// `npm run check`: format, lint and boundaries, commits, dead code, types, content, unit tests. Stops at the first that fails.
import { findOpenProofs, keepProofs } from './kept-proofs.ts';
import { contentProof } from './proofs.ts';
import { runSteps, type Step } from './run-steps.ts';

// Every workspace has its own tsconfig, so that browser types never reach the server; each is checked once, and those
// that use it read its declarations. One thread: checkers side by side would look up the same types again.
const types: Step = {
  name: 'types',
  command: ['tsc', '--build', '--singleThreaded', '.', 'apps/web', 'apps/city'],
  env: { GOGC: '400' },
};
const content: Step = {
  name: 'content',
  command: ['node', 'tools/content/verify.ts', '--seeds', '20'],
};
const openContent = findOpenProofs([contentProof]);
if (openContent.length === 0) console.log('content: nothing it reads has changed since it was proved.');
const steps: (Step | Step[])[] = [
  [
    { name: 'format, lint, boundaries', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'limits', command: ['node', 'tools/check-limits.ts'] },
    { name: 'boundaries', command: ['node', 'tools/boundaries.ts', '--check'] },
    { name: 'circles of imports', command: ['node', 'tools/check-type-cycles.ts'] },
    { name: 'glossary', command: ['node', 'tools/check-glossary.ts'] },
    { name: 'cited requirements', command: ['node', 'tools/cited-requirements.ts'] },
    { name: 'rules of a classroom', command: ['node', 'tools/classroom-rules.ts'] },
    { name: 'commits', command: ['node', 'tools/check-commits.ts'] },
    { name: 'settings table', command: ['node', 'tools/settings-table.ts', '--check'] },
    { name: 'dead code', command: ['knip'] },
    types,
  ],
  [
    ...openContent.map(() => content),
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--project', 'unit', '--project', 'web', '--project', 'city'],
    },
  ],
];

const result = await runSteps(steps);
if (result.passed.includes(content.name)) keepProofs(openContent);
process.exitCode = result.failed.length === 0 ? 0 : 1;
