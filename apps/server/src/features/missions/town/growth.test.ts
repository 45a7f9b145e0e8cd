import { expect, test } from 'vitest';
import { growthAtPoints, growthPoints } from './growth.ts';

test('what was built counts by its stars, and three at the first try count one more', () => {
  expect(growthPoints([])).toBe(0);
  expect(growthPoints([{ bestStars: 3, isFirstTry: true }])).toBe(4);
  expect(growthPoints([{ bestStars: 3, isFirstTry: false }])).toBe(3);
  expect(growthPoints([{ bestStars: 1, isFirstTry: true }])).toBe(1);
});

test('a town has twelve steps in three parts, and the first one before anything is built', () => {
  const steps = Array.from({ length: 120 }, (_, points) => growthAtPoints(points));
  expect([...new Set(steps.map(({ step }) => step))]).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect([...new Set(steps.map(({ stage }) => stage))]).toEqual(['Hamlet', 'Town', 'City']);
  expect(growthAtPoints(0)).toEqual({ step: 1, stage: 'Hamlet', points: 0, next_at: 3, progress: 0 });
  expect(growthAtPoints(5)).toMatchObject({ step: 2, next_at: 7, progress: 0.5 });
  expect(growthAtPoints(500)).toMatchObject({ step: 12, stage: 'City', next_at: null, progress: 1 });
});

test('two or three missions bring the first step, so that it comes on the first day', () => {
  expect(growthAtPoints(growthPoints([{ bestStars: 3, isFirstTry: false }])).step).toBe(2);
});
