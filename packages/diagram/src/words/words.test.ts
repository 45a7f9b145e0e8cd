import { expect, test } from 'vitest';
import { joinWords } from './join-words.ts';
import { sayCount } from './say-count.ts';
import { sayValue } from './say-value.ts';

test('counts one thing in the singular', () => {
  expect([0, 1, 2].map((count) => sayCount(count, 'box', 'boxes'))).toEqual(['0 boxes', '1 box', '2 boxes']);
});

test('joins words as they are spoken', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual(['a', 'a and b', 'a, b, and c']);
});

test('keeps what is asked for unknown', () => {
  expect([null, '?', '3/4'].map(sayValue)).toEqual(['an unknown value', 'an unknown value', '3/4']);
});
