import { describe, expect, test } from 'vitest';
import { progressAt } from './waiting-progress.ts';

describe('the wait', () => {
  test.each([
    [0, 'reading', 0],
    [9_999, 'reading', 0.079],
    [10_000, 'matching', 0.079],
    [40_000, 'writing', 0.317],
    [119_999, 'writing', 0.95],
    [120_000, 'patience', 0.95],
    [600_000, 'patience', 0.95],
  ] as const)('after %i ms is %s', (waited, words, part) => {
    const progress = progressAt(waited, false);
    expect(progress.words).toBe(words);
    expect(progress.part).toBeCloseTo(part, 3);
  });

  test('is over with the results, however early', () => {
    expect(progressAt(5, true)).toEqual({ words: 'ready', part: 1 });
  });
});
