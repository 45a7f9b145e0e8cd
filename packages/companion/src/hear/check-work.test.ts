import { expect, test } from 'vitest';
import { checkWork } from './check-work.ts';

const problem = 'A box holds 12 pens. A school buys 5 boxes and gives away 9 pens. How many pens are left?';
const reference = '5 * 12 = 60. 60 - 9 = 51.';

test.each([
  [['5 × 12 = 60', '60 - 9 = 51'], null, null],
  [['12 + 12 + 12 + 12 + 12 = 60', '60 - 9 = 51'], null, null],
  [['5 × 12 = 50', '50 - 9 = 41'], 1, 'calculation'],
  [['5 + 12 = 17', '17 - 9 = 8'], 1, 'operation'],
  [['5 × 12 = 60', '60 + 9 = 69'], 2, 'operation'],
  [['5 × 12 = 60', '60 - 9 = 51', '51 ÷ 5 = 10.2'], 3, 'operation'],
  [['5 × 14 = 70'], 1, 'quantity'],
])('%j has its first wrong line at %s', (steps, first_wrong, kind) => {
  expect(checkWork({ problem, reference, steps })).toMatchObject({ first_wrong, kind });
});
