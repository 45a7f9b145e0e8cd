import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { makeProblem } from '../../testing-turn.ts';
import { changedWay } from './changed-way.ts';

const base = makeProblem('m6-percent-of-benchmark');

function working(question: string, works: readonly string[], value: string): OpenProblem {
  const steps = works.map((work) => ({
    instruction: 'Go on.',
    explanation: 'It is so.',
    work,
    diagram: null,
  }));
  return {
    ...base,
    question,
    shownAnswer: value,
    key: { value, form: 'number', misconceptions: [] },
    rendered: base.rendered && { ...base.rendered, question, steps },
  };
}
const linesOf = (problem: OpenProblem, from: number, to: number): string[] =>
  changedWay(problem, new Map([[from, to]])).lines.map(({ line }) => line);

const sides = working(
  'GK is 6 m, KH is 4 m and HJ is 25 m long. How long is KL?',
  ['6 + 4 = 10', '6 ÷ 10 → $\\frac{6}{10}$', '25 · $\\frac{6}{10}$ → 15'],
  '15',
);

describe('the way with another number', () => {
  test('goes through every line that works with it, to the answer', () => {
    expect(linesOf(sides, 4, 14)).toEqual(['6 + 14 = 20', '6 ÷ 20 = 6/20', '25 * 0.3 = 7.5']);
    expect(changedWay(sides, new Map([[4, 14]])).end).toMatchObject({ before: 15, after: 7.5 });
  });

  test('ends before a line that turns its sign', () => {
    const sum = working('Find 10 + (−16), that is 16 less 10.', ['16 − 10 = 6', '10 − 16 = −6'], '-6');
    expect(linesOf(sum, 16, 4)).toEqual([]);
  });

  test('ends before a line that is no calculation of numbers', () => {
    const turn = working(
      'From 25° to 85°, how far?',
      ['25° to 85° → a turn of 60°', '180 − 60 = 120'],
      '120',
    );
    expect(changedWay(turn, new Map([[25, 35]]))).toEqual({ lines: [], end: null });
  });

  test('ends where a result has a number that the problem states for something else', () => {
    const tank = working('It has 12 l, loses 8 l and gets 4 l.', ['12 − 8 = 4', '4 + 4 = 8'], '8');
    expect(linesOf(tank, 12, 20)).toEqual(['20 - 8 = 12']);
    expect(changedWay(tank, new Map([[12, 20]])).end).toBeNull();
  });

  test('goes past a line that only puts the number into a formula', () => {
    const range = working(
      'For $t$ minutes it adds $m = 3t$ miles. How many miles in 12 minutes?',
      ['$m = 3t$ → $m = 3 \\times 12$', '3 × 12 = 36'],
      '36',
    );
    expect(linesOf(range, 12, 50)).toEqual(['3 * 50 = 150']);
    const both = working(
      'He pays 234 dollars and 3 for each copy, and takes 6 for each. When is it even?',
      ['$6x = 234 + 3x$ → $3x = 234$', '234 ÷ 3 = 78'],
      '78',
    );
    expect(linesOf(both, 6, 8)).toEqual([]);
    expect(linesOf(both, 3, 2)).toEqual([]);
  });

  test('writes a percent as a percent', () => {
    const ducks = working(
      'Of 106 ducks there are 159 then. By what percent?',
      ['159 − 106 = 53', '53 ÷ 106 = 0.5', '0.5 → 50%'],
      '50',
    );
    expect(linesOf(ducks, 159, 265)).toEqual(['265 - 106 = 159', '159 ÷ 106 = 1.5', '1.5 = 150%']);
  });
});
