import { expect, test } from 'vitest';
import { describeBuilding } from './describe.ts';

test('a building is told with its numbers', () => {
  expect(describeBuilding('cottage')).toBe('Cottage');
  expect(describeBuilding('solar-array', { n: 30 })).toBe('Solar array of 30 panels');
  expect(describeBuilding('park', { w: 3, h: 4 })).toBe('Park, width 3 tiles, height 4 tiles');
});

test('what a mission put up is told without the number of its kind', () => {
  expect(describeBuilding('store', { n: 1234, k: 41 })).toBe('Store of 1,234 goods');
  expect(describeBuilding('site', { n: 88, d: 10, k: 41 })).toBe('Work site, goods 88, 10 days');
});
