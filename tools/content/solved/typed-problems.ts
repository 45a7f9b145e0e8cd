import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProblem, parseMath } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { solveOnce } from '../../bench/solve/solve-once.ts';

type Typed = { readonly kind: string; readonly problem: string; readonly answer: string };

/** Problems as students type them, each with its kind and its final answer. */
const corpus = readFileSync(
  join(import.meta.dirname, '../../../packages/math/corpus/typed-problems.jsonl'),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Typed);

const kinds = Map.groupBy(corpus, ({ kind }) => kind);

test('the corpus holds at least 250 problems and at least 12 of every kind', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(250);
  expect(kinds.size).toBe(38);
  for (const [kind, rows] of kinds) expect(rows.length, kind).toBeGreaterThanOrEqual(12);
});

test('at least 98 % of the typed problems are solved and right', () => {
  const right = corpus.filter(({ problem, answer }) => {
    const result = solveOnce(problem);
    return 'answer' in result && result.answer === answer;
  });
  expect(right.length / corpus.length).toBeGreaterThanOrEqual(0.98);
});

describe.each([...kinds])('%s', (_kind, rows) => {
  test.each(rows)('$problem → $answer', ({ kind, problem, answer }) => {
    const result = solveOnce(problem);
    expect(result).toMatchObject({ kind, problem, answer });
    if (!('steps' in result)) return;
    expect(result.steps.length).toBeGreaterThan(0);
    for (const { from, to, why } of result.steps) {
      expect(from).not.toBe(to);
      expect(why).not.toMatch(/[{}]|undefined/);
      expect(why).toMatch(/[.:?]$/);
    }
    expect(result.check.length).toBeGreaterThan(0);
  });
});

test('every step is written in mathematics that can be read again', () => {
  const texts = corpus.flatMap(({ problem }) => {
    const result = solveOnce(problem);
    return 'steps' in result ? result.steps.flatMap(({ from, to }) => [from, to]) : [];
  });
  /** Notations that only the solver and its proofs read. */
  const own = /d\/d|∫|lim |Σ|!|\[\[|\b[CP]\(/;
  const unread = texts.filter((text) => !own.test(text) && !parseMath(text).ok);
  expect(unread).toEqual([]);
});

test('every typed problem is the same problem as itself', () => {
  const missed = corpus.filter(({ problem }) => !isSameProblem(problem, problem));
  expect(missed).toEqual([]);
});
