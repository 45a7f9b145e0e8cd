import { expect, test } from 'vitest';
import { isRemark, wantedForm } from './remarks.ts';

test.each([
  'i keep getting 56 on this one??',
  'test corrections - i lost all points on this',
  'teacher said watch the signs',
  'i got 24 but my friend got 12',
  'Stuck on this since last night.',
  'thanks in advance!',
  'this is due in 20 minutes help!!',
  'need same base i think',
  'i dont get where the decimal goes',
  'I have no idea how to start:',
])('knows what only speaks of the work: %s', (text) => {
  expect(isRemark(text)).toBe(true);
});

test.each([
  'I got 12 apples.',
  'My teacher said the radius is 4 cm.',
  'I gave my teacher half.',
  'my teacher wants only the positive one',
  'the book has a typo, the 1 should be 4',
  'My teacher drops the lowest.',
  'i think y = 2',
  'my teacher wants degrees',
  'i only need the first 2 terms',
  'My friend puts the first one back.',
  'I was stuck in traffic for 2 hours.',
  'I was stuck in traffic for 2 hours and drove 3 hours.',
])('takes nothing for a remark that a problem could need: %s', (text) => {
  expect(isRemark(text)).toBe(false);
});

test('reads the form that somebody is said to want', () => {
  expect(wantedForm('my teacher wants exact values in radians')).toBe('in exact values in radians');
  expect(wantedForm('my teacher wants 3 apples')).toBeNull();
});
