import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProblems } from '../../bench/solve/read-problems.ts';
import { sameAnswer } from '../../bench/solve/same-answer.ts';
import { solveOnce } from '../../bench/solve/solve-once.ts';

const corpus = join(import.meta.dirname, '../../../packages/math/corpus');
const rowsOf = (name: string) => readProblems(readFileSync(join(corpus, name), 'utf8'));

describe('topics from rounding to integrals', () => {
  test.each(rowsOf('breadth-problems.jsonl'))('$problem → $answer', ({ problem, answer }) => {
    const result = solveOnce(problem);
    expect(result).toMatchObject({ problem, answer });
    if (!('steps' in result)) return;
    expect(result.question).not.toMatch(/[{}]|undefined/);
    expect(result.steps.length).toBeGreaterThan(0);
    expect(result.check.length).toBeGreaterThan(0);
    for (const { from, to, why } of result.steps) {
      expect(from).not.toBe(to);
      expect(why).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('the question that was asked', () => {
  test.each(rowsOf('asked-questions.jsonl'))('$problem → $answer', ({ problem, answer }) => {
    const result = solveOnce(problem);
    if (answer === 'refused') {
      expect(result).toMatchObject({ kind: 'not-understood', message: expect.stringMatching(/\w/) });
      return;
    }
    if (answer === 'asks') {
      expect(result).toMatchObject({ kind: 'not-understood', reason: 'two-questions' });
      // A reading that cannot be worked out is named in the question and is no choice.
      expect('choices' in result && (result.choices?.length ?? 0) > 0).toBe(true);
      return;
    }
    expect('answer' in result && sameAnswer(result.answer, answer), JSON.stringify(result)).toBe(true);
  });
});
