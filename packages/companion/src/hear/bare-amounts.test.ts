import { expect, test } from 'vitest';
import { bareAmounts } from './bare-amounts.ts';

test.each([
  ['36 feet ÷ 3 feet per yard → 12 yards', '36 ÷ 3 = 12'],
  ['1,980 feet per hour ÷ 3 feet per yard → 660 yards per hour', '1,980 ÷ 3 = 660'],
  ['9 feet + 0.25 feet → 9.25 feet', '9 + 0.25 = 9.25'],
])('"%s" is read as "%s"', (work, read) => expect(bareAmounts(work)).toBe(read));

test.each(['1 yard → 3 feet', 'x ÷ 3 → 12', '20% → 80 cups', '36 ÷ 3 = 12'])(
  'what calculates with no amounts stays as it is written: %s',
  (work) => expect(bareAmounts(work)).toBe(work),
);
