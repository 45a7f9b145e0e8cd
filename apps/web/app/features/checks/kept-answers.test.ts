import type { KeptAnswer } from '@playforward/contract';
import { expect, test } from 'vitest';
import { isAnswered, keptAnswers, mergeAnswers } from './kept-answers.ts';

const typed = (place: number, answer: string | null, second: number): KeptAnswer => ({
  place,
  answer,
  answer_id: null,
  flagged: false,
  typed_at: new Date(Date.UTC(2026, 0, 1, 9, 0, second)).toISOString(),
});

test('[CLASSROOM-7] an answer waits in the browser until the server has that very one', () => {
  keptAnswers.keep('a', typed(0, '1', 1));
  const sent = typed(0, '1', 1);
  keptAnswers.keep('a', typed(0, '12', 2));
  keptAnswers.drop('a', sent);
  expect(keptAnswers.read('a', 3)).toEqual([typed(0, '12', 2)]);
  keptAnswers.drop('a', typed(0, '12', 2));
  expect(keptAnswers.read('a', 3)).toEqual([]);
});

test('[CLASSROOM-7] of two tabs the later answer stands, each problem for itself', () => {
  const known = mergeAnswers(new Map(), [typed(0, 'old', 1), typed(1, 'new', 9)]);
  const merged = mergeAnswers(known, [typed(0, 'later', 5), typed(1, 'stale', 3)]);
  expect([...merged.values()].map(({ answer }) => answer)).toEqual(['later', 'new']);
});

test('a flag and blanks are no answer', () => {
  expect([undefined, typed(0, null, 1), typed(0, '  ', 1), typed(0, '0', 1)].map(isAnswered)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
