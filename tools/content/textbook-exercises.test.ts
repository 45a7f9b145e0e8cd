import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solve } from '@playforward/math';
import { expect, test } from 'vitest';
import { readProblems } from '../bench/solve/read-problems.ts';
import { sameAnswer } from '../bench/solve/same-answer.ts';

const file = join(import.meta.dirname, '../../packages/math/corpus/textbook-exercises.jsonl');

test.each(readProblems(readFileSync(file, 'utf8')))('$problem → $answer', ({ problem, answer }) => {
  const result = solve(problem);
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
