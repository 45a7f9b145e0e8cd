import { expect, test } from 'vitest';
import { markTyped } from './mark-math.ts';

test.each([
  ['5*2=10 5+2=7 so its 7', '$5 \\cdot 2 = 10$ $5 + 2 = 7$ so its 7'],
  ['after 1h 34*2=68', 'after 1h $34 \\cdot 2 = 68$'],
  ['3p+9=8 3p=-1', '$3p + 9 = 8$ $3p = -1$'],
  ['y = 2 x + 3', '$y = 2x + 3$'],
  ['a ; b', 'a ; b'],
])('what a student typed as %s is shown line by line', (typed, shown) =>
  expect(markTyped(typed)).toBe(shown),
);
