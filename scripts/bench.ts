// `npm run bench`: every figure the README and the issue name, one after another.
import { runSteps } from './run-steps.ts';

const result = await runSteps([
  { name: 'mathematics', command: ['node', 'scripts/bench-math.ts'] },
  { name: 'API', command: ['node', 'scripts/bench-api.ts'] },
  { name: 'web', command: ['node', 'scripts/bench-web.ts'] },
  { name: 'start', command: ['node', 'scripts/bench-start.ts'] },
]);
process.exitCode = result.failed.length === 0 ? 0 : 1;
