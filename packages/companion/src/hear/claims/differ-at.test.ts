import { expect, test } from 'vitest';
import { differAt, placesOf } from './differ-at.ts';

const all = () => false;

test('two expressions differ at the first small number that shows it', () => {
  expect(differAt('2(x + 3)', '2x + 3', all)).toEqual({ at: '$x = 2$', left: '10', right: '7' });
  expect(differAt('x^2', '2x', all)).toEqual({ at: '$x = 3$', left: '9', right: '6' });
  expect(differAt('a + b', 'a * b + 1', all)).toEqual({ at: '$a = 2$ and $b = 3$', left: '5', right: '7' });
});

test('a place at which a hidden number comes up is passed over', () => {
  expect(differAt('2(x + 3)', '2x + 3', (value) => value === '7')?.at).toBe('$x = 3$');
});

test('equal expressions agree at each place and differ nowhere', () => {
  expect(differAt('2(x + 3)', '2x + 6', all)).toBeNull();
  expect(placesOf('2(x + 3)', '2x + 6', all).length).toBeGreaterThan(1);
});
