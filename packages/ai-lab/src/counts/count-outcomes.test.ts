import { expect, test } from 'vitest';
import {
  accuracyOf,
  countOutcomes,
  precisionOf,
  recallOf,
  type ScoredCase,
  shareOfWhole,
} from './count-outcomes.ts';
import { drawCases } from './draw-cases.ts';

const cases: readonly ScoredCase[] = [
  { score: 90, isReal: true },
  { score: 70, isReal: false },
  { score: 60, isReal: true },
  { score: 20, isReal: false },
];

test('a case at the threshold is one the machine says yes to', () => {
  expect(countOutcomes(cases, 60)).toEqual({ hits: 2, missed: 0, falseAlarms: 1, rightlyQuiet: 1 });
  expect(countOutcomes(cases, 61)).toEqual({ hits: 1, missed: 1, falseAlarms: 1, rightlyQuiet: 1 });
});

test('precision counts among the alarms, recall among the real ones', () => {
  const outcomes = countOutcomes(cases, 60);
  expect(precisionOf(outcomes)).toMatchObject({ part: 2, whole: 3, percent: 67 });
  expect(recallOf(outcomes)).toMatchObject({ part: 2, whole: 2, lowest: [1, 1], percent: 100 });
  expect(accuracyOf(outcomes)).toMatchObject({ part: 3, whole: 4, percent: 75 });
});

test('0 of 0 has no percent, and 6 of 8 is 3/4', () => {
  expect(shareOfWhole(0, 0)).toEqual({ part: 0, whole: 0, lowest: null, percent: null });
  expect(shareOfWhole(6, 8)).toMatchObject({ lowest: [3, 4], percent: 75 });
  expect(shareOfWhole(0, 8)).toMatchObject({ lowest: [0, 1], percent: 0 });
  expect(recallOf(countOutcomes([{ score: 50, isReal: false }], 10)).percent).toBeNull();
});

test('a higher threshold never finds more real ones and never gives more false alarms', () => {
  let step = 0;
  const drawn = drawCases({ real: 12, other: 12 }, () => {
    step = (step * 7 + 3) % 31;
    return step / 31;
  });
  expect(drawn).toHaveLength(24);
  for (let threshold = 1; threshold <= 100; threshold += 1) {
    const [low, high] = [countOutcomes(drawn, threshold - 1), countOutcomes(drawn, threshold)];
    expect(high.hits).toBeLessThanOrEqual(low.hits);
    expect(high.falseAlarms).toBeLessThanOrEqual(low.falseAlarms);
  }
});
