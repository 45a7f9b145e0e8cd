import { expect, test } from 'vitest';
import { withMatrixLines } from './matrix-lines.ts';

test('rows that stand below one another are one matrix', () => {
  expect(withMatrixLines('Find the determinant.\n[ 2  −1 ]\n[ 3   4 ]\nThanks!')).toBe(
    'Find the determinant.\n[[2, -1], [3, 4]]\nThanks!',
  );
});

test.each(['Plot the points\n(1, 2)', '[ 2 3 ]\n[ 4 ]', 'Solve 2x = 6.'])(
  'one row is no matrix: %j',
  (text) => {
    expect(withMatrixLines(text)).toBeNull();
  },
);

test.each([
  [
    'determinant of the matrix with rows 1 2 3, 0 4 5 and 1 0 6',
    'determinant of the matrix [[1, 2, 3], [0, 4, 5], [1, 0, 6]]',
  ],
  ['inverse of the matrix whose rows are (2, 1) and (5, 3)', 'inverse of the matrix [[2, 1], [5, 3]]'],
])('rows that are told in the sentence are one matrix: %s', (text, matrix) => {
  expect(withMatrixLines(text)).toBe(matrix);
});

test('rows of two lengths are no matrix', () => {
  expect(withMatrixLines('the matrix with rows 1 2 3 and 4 5')).toBeNull();
});
