import { expect, test } from 'vitest';
import { carryOn } from './carry-on.ts';

test('an exponent that gets a second figure is written in braces', () => {
  const lines = [
    { before: '9 − 5', after: '4' },
    { before: '2 and the exponent $4$', after: '$2 × 10^4$' },
  ];
  expect(carryOn(lines, 0, { before: '9 + 5', after: '14' })?.at(-1)).toEqual({
    before: '2 and the exponent $14$',
    after: '$2 × 10^{14}$',
  });
});
