import { describe, expect, test } from 'vitest';
import { writeNumber } from './scale-axis.ts';

describe('writeNumber', () => {
  test('writes zero without a sign, however it was reached', () => {
    expect([0, -0, -1e-12, 0.3 - 0.1 * 3].map(writeNumber)).toEqual(['0', '0', '0', '0']);
  });

  test('keeps the sign of a number below zero', () => {
    expect([-0.5, -12].map(writeNumber)).toEqual(['−0.5', '−12']);
  });
});
