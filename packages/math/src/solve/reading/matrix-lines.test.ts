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
