import { expect, test } from 'vitest';
import { sameShift } from './shifts.ts';

test.each([
  ['shifted up 5 and 2 to the right', true],
  ['right two units, up five units', true],
  ['5 units up, 2 units right', true],
  ['up 2, right 5', false],
  ['left 2, up 5', false],
  ['2 right', false],
  ['2 right 5 up then flipped', null],
  ['2 right 3 right 5 up', null],
])('%s beside 2 right and 5 up: %s', (typed, same) => {
  expect(sameShift(typed, '2 right and 5 up')).toBe(same);
});
