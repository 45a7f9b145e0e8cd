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

test('a line that says the task again keeps its numbers, and only what is made of it goes on', () => {
  const task = '$17n + 14 + 7.5n − 3$';
  const lines = [
    { before: task, after: '$24.5n + 14 − 3$' },
    { before: '14 − 3', after: '11' },
    { before: task, after: '$24.5n + 11$' },
  ];
  expect(carryOn(lines, 1, { before: '14 + 3', after: '17' })?.at(-1)).toEqual({
    before: task,
    after: '$24.5n + 17$',
  });
  const given = '11 and $14 − 3$';
  expect(
    carryOn([{ before: given, after: '14 − 3' }, ...lines.slice(1, 2), { before: given, after: '11' }], 1, {
      before: '14 + 3',
      after: '17',
    })?.at(-1),
  ).toEqual({ before: given, after: '17' });
});

test('nobody multiplies and divides by the same number', () => {
  const lines = [
    { before: '9 ÷ 3', after: '3' },
    { before: '3 × 5 ÷ 12', after: '1.25' },
  ];
  expect(carryOn(lines, 0, { before: '9 + 3', after: '12' })).toBeNull();
  expect(carryOn(lines, 0, { before: '9 − 3', after: '6' })).not.toBeNull();
  expect(carryOn(lines, 1, { before: '3 × 3 ÷ 3', after: '3' })).toBeNull();
});
