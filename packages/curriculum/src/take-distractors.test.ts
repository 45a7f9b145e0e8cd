import { expect, test } from 'vitest';
import { takeDistractors } from './take-distractors.ts';

const candidate = (value: number) => ({
  misconception: 'slip' as const,
  value,
  reason: { key: 'k', args: {} },
});
const values = (answer: number, list: number[]) =>
  takeDistractors(answer, list.map(candidate)).map(({ value }) => value);

test('takes the first three that differ from the answer and from each other', () => {
  expect(values(10, [10, 20, 20, 30, 40, 50])).toEqual(['20', '30', '40']);
});

test('leaves out what nobody would believe', () => {
  expect(values(10, [0, -5, 0.4, 201, 200, 0.5])).toEqual(['200', '0.5']);
});

test('compares values as they are shown', () => {
  const shown = takeDistractors(10, [candidate(20.001), candidate(20.002), candidate(5)], (value) =>
    value.toFixed(1),
  );
  expect(shown.map(({ value }) => value)).toEqual(['20.0', '5.0']);
});
