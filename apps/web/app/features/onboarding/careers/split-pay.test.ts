import { describe, expect, test } from 'vitest';
import { splitPay } from './split-pay.ts';

describe('a salary range', () => {
  test.each([
    ['$80,860 – $129,960', ' a year', ''],
    ['$80,860 – $129,960', ' a year', ' (middle half of workers, U.S. BLS, May 2025)'],
    ['$18.20 to $41.07', ' an hour,', ' U.S. BLS'],
    ['$52,720–$105,310', '', ''],
    ['$52,720 - $105,310', ' per year;', ' pay of editors'],
    ['$52,720', ' a year', ' or more'],
    ['No figure is published', '', ''],
    ['', '', ''],
  ])('has the figures %j, the period %j and the small print %j', (amount, period, note) => {
    expect(splitPay(amount + period + note)).toEqual({ amount, period, note });
  });
});
