import { expect, test } from 'vitest';
import { withBarTables } from './bar-tables.ts';

test('a table copied with bars is one line a letter', () => {
  expect(withBarTables('| x | y |\n|---|---|\n| 1 | 4 |\n| 2 | –8 |\nFind k.')).toBe(
    'x: 1, 2\ny: 4, -8\nFind k.',
  );
});

test.each(['x | y\n1 | 2', 'x | y\n1 | 2\n2 | 4\nz | 6', 'P(A | B) = 0.5'])(
  'what is no whole table stays as it is: %j',
  (text) => {
    expect(withBarTables(text)).toBeNull();
  },
);
