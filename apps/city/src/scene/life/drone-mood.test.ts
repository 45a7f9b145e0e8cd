import { expect, test } from 'vitest';
import { darken, fixtureCity } from '../../testing/fixture-city.ts';
import { droneMood } from './drone-mood.ts';

test('the companion worries when the light goes out on the own plot only', () => {
  const city = fixtureCity();
  darken(city, 0);
  expect(droneMood(city, 0)).toBe('worried');
  expect(droneMood(city, 1)).not.toBe('worried');
  expect(droneMood(city, null)).toBe('idle');
});
