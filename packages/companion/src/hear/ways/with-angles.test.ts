import { expect, test } from 'vitest';
import { withAngles } from './with-angles.ts';

const stated = ['To verify $8(\\sec^2 y - 1) \\cot y = 8 \\tan y$, you change the left side alone.'];

test.each([
  ['sec^2 - 1 is tan^2', 'sec^2 y - 1 is tan^2 y'],
  ['cot is cos/sin', 'cot y is cos y/sin y'],
  ['8 tan^2 y cot y', '8 tan^2 y cot y'],
  ['wait a sec', 'wait a sec'],
])('a function without its angle is of the angle of the problem: %s', (said, read) => {
  expect(withAngles(said, stated)).toBe(read);
});

test('nothing is put in beside a problem with two angles', () => {
  expect(withAngles('sin/cos', ['Find $\\cos(a + b)$ from $\\sin a$ and $\\cos b$.'])).toBe('sin/cos');
});
