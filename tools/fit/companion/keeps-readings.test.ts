import { expect, test } from 'vitest';
import { changedReadings } from './keeps-readings.ts';

test('every plain sentence of the guard is read as it has to be', () => {
  expect(changedReadings()).toEqual([]);
});
