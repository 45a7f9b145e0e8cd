import { expect, test } from 'vitest';
import { generateProblem } from '../../generate-problem.ts';
import { findSkill } from '../../index.ts';
import { chainValues, isUsual, measures, times } from './unit-chains.ts';

const [car, bike] = [measures.find(({ key }) => key === 'car'), measures.find(({ key }) => key === 'bike')];
const hours = times.find(({ factor }) => factor === 3600);
const days = times.find(({ long }) => long === 'day');

test('miles each hour become feet each second', () => {
  if (!car || !hours) throw new Error('no car');
  const chain = { measure: car, time: hours, rate: 60, count: 2 };
  expect(chainValues(chain, 2).value).toBe(88);
  expect(chainValues({ ...chain, rate: 88 }, 1).value).toBe(60);
});

test('a car is not told by the day, and a cyclist not by the second and the hour', () => {
  if (!car || !bike || !hours || !days) throw new Error('no car');
  expect(isUsual(car, days)).toBe(false);
  expect(isUsual(bike, hours)).toBe(false);
  expect(isUsual(car, hours)).toBe(true);
});

test('each line of a unit chain but the check holds the units of its numbers', () => {
  const skill = 'a1-unit-chain-convert';
  const version = findSkill(skill)?.version ?? 0;
  const lines = [1, 2, 3].flatMap((level) =>
    generateProblem({ skill, version, level: level as 1 | 2 | 3, seed: 5 }).steps.slice(0, -1),
  );
  expect(lines.length).toBeGreaterThan(5);
  for (const { before, after } of lines) {
    expect(before).toMatch(/ per \w+ [×÷] \d+ \w+/);
    expect(after).toMatch(/^[\d.]+ [a-z ]+$/);
  }
});
