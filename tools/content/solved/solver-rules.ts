import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleNames } from '../../../packages/math/src/solve/print/rules.ts';
import { readProblems } from '../../bench/solve/read-problems.ts';
import { solveOnce } from '../../bench/solve/solve-once.ts';

const corpus = join(import.meta.dirname, '../../../packages/math/corpus');
const sets = [
  'typed-problems.jsonl',
  'breadth-problems.jsonl',
  'asked-questions.jsonl',
  'textbook-exercises.jsonl',
  'given-and-asked.jsonl',
  'typical-questions.jsonl',
  'situations.jsonl',
  'courses/calculus-and-data.jsonl',
  'figures/typed-figures.jsonl',
  'everyday/hurried-voices.jsonl',
];

test('every rule is shown by a problem of the corpus', { timeout: 240_000 }, () => {
  const rows = sets.flatMap((set) => readProblems(readFileSync(join(corpus, set), 'utf8')));
  const used = new Set(
    rows.flatMap(({ problem }) => {
      const result = solveOnce(problem);
      return 'steps' in result ? result.steps.map(({ rule }) => rule) : [];
    }),
  );
  expect(ruleNames.filter((rule) => !used.has(rule))).toEqual([]);
});
