import { expect, test } from 'vitest';
import { darken, fixtureCity } from '../../testing/fixture-city.ts';
import { moodOf } from './mood-of.ts';

test('the companion worries when the light goes out on the own plot only', () => {
  const city = fixtureCity();
  darken(city, 0);
  expect(moodOf(city, 0)).toBe('worried');
  expect(moodOf(city, 1)).not.toBe('worried');
  expect(moodOf(city, null)).toBe('idle');
});
