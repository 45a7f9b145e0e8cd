import { expect, test } from 'vitest';
import { seasonOf } from './season-of.ts';

test('each season has its three months, and December begins the winter', () => {
  expect(Array.from({ length: 12 }, (_, month) => seasonOf(month))).toEqual([
    ...['winter', 'winter'],
    ...['spring', 'spring', 'spring'],
    ...['summer', 'summer', 'summer'],
    ...['autumn', 'autumn', 'autumn'],
    'winter',
  ]);
});
