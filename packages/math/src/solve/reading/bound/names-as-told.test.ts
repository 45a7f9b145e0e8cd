import { expect, test } from 'vitest';
import { withNamesAsTold } from './names-as-told.ts';

test('a point that is asked about in a small letter is the one that is told', () => {
  expect(withNamesAsTold('P(2,3) and Q(4,5) move up 2. where does q end up')).toBe(
    'P(2,3) and Q(4,5) move up 2. where does Q end up',
  );
});

test.each([
  'P(2,3) lies on y = mx + p. find p',
  'A line through P(2,3) has slope m. Find m.',
  'Distance from P(2,3) to Q(5,7)',
])('a small letter of its own stays: %s', (text) => {
  expect(withNamesAsTold(text)).toBeNull();
});
