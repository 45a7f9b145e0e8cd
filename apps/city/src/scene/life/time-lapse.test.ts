import { describe, expect, test } from 'vitest';
import { lapsePlan } from './time-lapse.ts';

describe('time lapse', () => {
  test.each([1, 7, 30, 60, 365])('[CITY 2] a film of %i states takes 5 to 8 seconds', (count) => {
    const plan = lapsePlan(count, false);
    const whole = plan.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(whole).toBeGreaterThanOrEqual(4.999);
    expect(whole).toBeLessThanOrEqual(8.001);
    expect(plan.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index));
  });

  test('[CITY 9] reduced motion shows four stills from the first state to the last', () => {
    expect(lapsePlan(30, true).map(({ index }) => index)).toEqual([0, 10, 19, 29]);
    expect(lapsePlan(2, true)).toHaveLength(2);
    expect(lapsePlan(0, false)).toEqual([]);
  });

  test('light never flashes: at most three days in one film', () => {
    const hours = lapsePlan(720, false).map(({ hour }) => hour);
    const nights = hours.filter((hour, index) => hour < (hours[index - 1] ?? hour));
    expect(nights.length).toBeLessThanOrEqual(3);
  });
});
