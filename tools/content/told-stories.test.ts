import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solve } from '@playforward/math';
import { describe, expect, test } from 'vitest';

/** `kind` is told where another layer than the stories answers. */
type Told = { readonly problem: string; readonly answer: string; readonly kind?: string };

/** Stories in whole sentences with their answers; `refused` where a clause, a number or a name is not clear. */
const stories = readFileSync(
  join(import.meta.dirname, '../../packages/math/corpus/told-stories.jsonl'),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Told);

const solved = stories.filter(({ answer }) => answer !== 'refused');
const unclear = stories.filter(({ answer }) => answer === 'refused');

describe('a story of which every clause is understood', () => {
  test.each(solved)('$problem → $answer', ({ problem, answer, kind = 'story' }) => {
    const result = solve(problem);
    expect(result).toMatchObject({ kind, problem, answer });
    if (!('steps' in result)) return;
    expect(result.question).toMatch(
      kind === 'story' ? /^I read this as: .+\. Asked: .+\.$/ : /^Find what is asked: .+\.$/,
    );
    expect(result.check.length).toBeGreaterThan(0);
  });

  test.each(solved)('$problem is refused as soon as it holds another number', ({ problem }) => {
    const result = solve(`There are 97 lamps in the hall. ${problem}`);
    if ('steps' in result) expect(result.question).toMatch(/97/);
  });
});

test.each(unclear)('$problem is not answered with another question', ({ problem }) => {
  expect(solve(problem).kind).toBe('not-understood');
});
