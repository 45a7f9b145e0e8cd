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
