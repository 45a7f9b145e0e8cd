import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sameAnswer } from '../../bench/solve/same-answer.ts';
import { solveOnce } from '../../bench/solve/solve-once.ts';

type Row = { readonly problem: string; readonly answer: string };

/** Problems in wordings that differ in structure; `refused` where what is given or asked is not clear. */
const rows = [
  'given-and-asked.jsonl',
  'typical-questions.jsonl',
  'situations.jsonl',
  'courses/calculus-and-data.jsonl',
  'figures/typed-figures.jsonl',
  'everyday/hurried-voices.jsonl',
].flatMap((file) =>
  readFileSync(join(import.meta.dirname, '../../../packages/math/corpus', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
    .filter(({ answer }) => answer !== 'asks'),
);

test.each(rows.filter(({ answer }) => answer !== 'refused'))('$problem → $answer', ({ problem, answer }) => {
  const result = solveOnce(problem);
  const said = 'steps' in result ? result.answer : result.message;
  expect(sameAnswer(said, answer), said).toBe(true);
});

test.each(rows.filter(({ answer }) => answer === 'refused'))(
  '$problem is not answered with another question',
  ({ problem }) => expect(solveOnce(problem).kind).toBe('not-understood'),
);
