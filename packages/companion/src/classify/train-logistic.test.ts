import { expect, test } from 'vitest';
import { type Case, trainLogistic } from './train-logistic.ts';

const chance = ({ weights, bias }: ReturnType<typeof trainLogistic>, features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)));

/** True where the first number is more than the second; the third says nothing. */
const cases: Case[] = Array.from({ length: 200 }, (_, at) => {
  const [a, b, noise] = [(at * 7) % 10, (at * 3) % 11, (at * 5) % 13];
  return { features: [a, b, noise], truth: a > b ? 1 : 0 };
});

test('what decides gets weight, what says nothing hardly any', () => {
  const trained = trainLogistic(cases);
  const [first = 0, second = 0, noise = 0] = trained.weights;
  expect(first).toBeGreaterThan(0.5);
  expect(second).toBeLessThan(-0.5);
  expect(Math.abs(noise)).toBeLessThan(0.1);
  const right = cases.filter(({ features, truth }) => chance(trained, features) > 0.5 === (truth === 1));
  expect(right.length).toBeGreaterThan(180);
});

test('the same cases give the same weights', () => {
  expect(trainLogistic(cases)).toEqual(trainLogistic(cases));
});
