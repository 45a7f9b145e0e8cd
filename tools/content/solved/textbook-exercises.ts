import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exerciseRules } from '../../../packages/math/src/solve/print/exercise-rules.ts';
import { readProblems } from '../../bench/solve/read-problems.ts';
import { sameAnswer } from '../../bench/solve/same-answer.ts';
import { solveOnce } from '../../bench/solve/solve-once.ts';

const file = join(import.meta.dirname, '../../../packages/math/corpus/textbook-exercises.jsonl');

const rows = readProblems(readFileSync(file, 'utf8'));

test.each(rows)('$problem → $answer', ({ problem, answer }) => {
  const result = solveOnce(problem);
  expect('answer' in result && sameAnswer(result.answer, answer), JSON.stringify(result)).toBe(true);
  if (!('steps' in result)) return;
  expect(result.problem).toBe(problem);
  expect(result.steps.length).toBeGreaterThan(0);
  expect(result.check.length).toBeGreaterThan(0);
  for (const { from, to, why } of result.steps) {
    expect(from).not.toBe(to);
    expect(why).not.toMatch(/[{}]|undefined/);
  }
});

test('every rule of an exercise is shown by one of them', () => {
  const shown = new Set<string>(
    rows.flatMap(({ problem }) => {
      const result = solveOnce(problem);
      return 'steps' in result ? result.steps.map(({ rule }) => rule) : [];
    }),
  );
  expect(Object.keys(exerciseRules).filter((rule) => !shown.has(rule))).toEqual([]);
});
