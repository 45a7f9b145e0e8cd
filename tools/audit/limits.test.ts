import { describe, expect, test } from 'vitest';
import { middleRun, type PageResult, shortfalls } from './limits.ts';

const good: PageResult = {
  path: '/',
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.01,
  largest: 'h1',
  script: 75,
  lost: [],
};

describe('the limits of a public page', () => {
  test('a page exactly at each limit holds', () => {
    expect(shortfalls(good)).toEqual([]);
  });

  test('every limit that is missed is named with what was wanted', () => {
    const bad = {
      ...good,
      performance: 94,
      accessibility: 99,
      bestPractices: 96,
      seo: 92,
      layoutShift: 0.02,
      script: 75.1,
    };
    expect(shortfalls(bad)).toEqual([
      'performance 94, wanted 95',
      'accessibility 99, wanted 100',
      'bestPractices 96, wanted 100',
      'seo 92, wanted 100',
      'layout shift 0.02, at most 0.01',
      'script 75.1 kB, at most 75',
    ]);
  });

  test('only the landing page has a limit on script', () => {
    expect(shortfalls({ ...good, path: '/login', script: 160 })).toEqual([]);
  });
});

test('of three runs the one in the middle counts', () => {
  const runs = [91, 99, 96].map((performance) => ({ ...good, performance }));
  expect(middleRun(runs)?.performance).toBe(96);
});
