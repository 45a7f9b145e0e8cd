import { expect, test } from 'vitest';
import { coverStatements } from './cover-statements.ts';

test('the files that are chosen ask everything, and what others ask already is not asked again', () => {
  const notes = [
    { file: 'slow and whole', seconds: 60, statements: ['a', 'b', 'c'] },
    { file: 'quick', seconds: 1, statements: ['a', 'b'] },
    { file: 'quick as well', seconds: 1, statements: ['b', 'c'] },
    { file: 'nothing new', seconds: 1, statements: ['b'] },
    { file: 'without a database', seconds: 1, statements: [] },
  ];
  expect(coverStatements(notes)).toEqual(['quick', 'quick as well']);
  expect(coverStatements([])).toEqual([]);
});

test('a file that looked the best at first is left out when the others ask all of it', () => {
  const notes = [
    { file: 'much', seconds: 3, statements: ['a', 'b', 'c', 'd'] },
    { file: 'left', seconds: 4, statements: ['a', 'b', 'e'] },
    { file: 'right', seconds: 4, statements: ['c', 'd', 'f'] },
  ];
  expect(coverStatements(notes)).toEqual(['left', 'right']);
});
