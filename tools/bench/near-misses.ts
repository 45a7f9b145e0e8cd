// `npm run math:near-misses`: draws 100,000 answers and a near miss of each, by a new seed each day, and ends with 1 and
// the smallest pair when one is not judged wrong. `-- --pairs 20000 --seed 7` draws others.
import { parseArgs } from 'node:util';
import { checkNearMisses } from '../../packages/math/src/near-miss/check-near-misses.ts';

const millisecondsOfDay = 86_400_000;
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const pairs = Number(values.pairs);
const seed = Number(values.seed ?? Math.floor(Date.now() / millisecondsOfDay));
if (!Number.isInteger(pairs) || pairs < 1 || !Number.isInteger(seed)) {
  throw new Error('--pairs and --seed take whole numbers.');
}

const started = performance.now();
const { ways, verdicts } = checkNearMisses({ pairs, seed });
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${pairs} pairs by ${ways.size} ways, seed ${seed}, in ${seconds} s: none accepted.`);
for (const [verdict, times] of verdicts) console.log(`  ${verdict}: ${times}`);
