// `npm run bench`: every figure the README and the issue name, one after another.
import { runSteps } from '../../scripts/run-steps.ts';

const result = await runSteps([
  { name: 'mathematics', command: ['node', 'tools/bench/math.ts'] },
  { name: 'API', command: ['node', 'tools/bench/api.ts'] },
  { name: 'web', command: ['node', 'tools/bench/web.ts'] },
  { name: 'start', command: ['node', 'tools/bench/start.ts'] },
]);
process.exitCode = result.failed.length === 0 ? 0 : 1;
