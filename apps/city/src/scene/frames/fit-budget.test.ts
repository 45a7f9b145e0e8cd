import { describe, expect, test } from 'vitest';
import { fitBudget } from './fit-budget.ts';

const loads = [
  { id: 'house', count: 1000, mass: 10, core: 40, full: 60 },
  { id: 'tower', count: 10, mass: 10, core: 50, full: 90 },
];
const trees = { wanted: 500, core: 20, full: 40 };

describe('triangles', () => {
  test('details while they fit', () => {
    const fit = fitBudget(loads, trees, { limit: 120_000, details: true });
    expect([...fit.levels.values()]).toEqual(['full', 'full']);
    expect(fit.trees).toBe(500);
  });

  test('else cores, then fewer trees', () => {
    expect(fitBudget(loads, trees, { limit: 50_000, details: true })).toEqual({
      levels: new Map([
        ['house', 'core'],
        ['tower', 'core'],
      ]),
      trees: 475,
    });
    expect(fitBudget(loads, trees, { limit: 120_000, details: false }).levels.get('house')).toBe('core');
  });

  test('[CITY 10] a crowded city stands in plain masses where most is saved, and still keeps the limit', () => {
    const fit = fitBudget(loads, trees, { limit: 30_000, details: true });
    expect(fit.levels.get('house')).toBe('mass');
    expect(fit.levels.get('tower')).toBe('core');
    const used = 1000 * 10 + 10 * 50 + fit.trees * 20;
    expect(used).toBeLessThanOrEqual(30_000);
  });
});
