import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answer = (problem: string): string => {
  const found = solve(problem);
  return found.kind === 'not-understood' ? found.kind : found.answer;
};

test('an inequality of x and y is a side of its line, told with the line where it belongs to it', () => {
  expect(answer('graph 2x - 3y <= 6')).toBe('on and above the line y = (2/3)x - 2');
  expect(answer('y > x + 1')).toBe('above the line y = x + 1');
  expect(answer('solve 2x + 3y < 6 for y')).toBe('y < -(2/3)x + 2');
});

test('two of them share a region, told with the corner where their lines meet', () => {
  expect(answer('solve the system y > x + 1, y < 3')).toBe(
    'above the line y = x + 1 and below the line y = 3; the lines meet at (2, 3)',
  );
  expect(answer('x >= 2, x + y < 5')).toBe(
    'on and right of the line x = 2 and below the line y = -x + 5; the lines meet at (2, 3)',
  );
});

test('each letter is worked alone step by step, and a point of the region is put into every one', () => {
  const found = solve('2x - 3y <= 6 and y < 4');
  expect(found).toMatchObject({ kind: 'linear-inequality' });
  if (found.kind === 'not-understood') return;
  expect(found.steps.map(({ to }) => to).slice(0, 2)).toEqual(['-3y ≤ -2x + 6', 'y ≥ (2/3)x - 2']);
  expect(found.check.every(({ holds }) => holds)).toBe(true);
});

test('lines that never meet, a choice of the two and other questions about the region are refused', () => {
  for (const problem of [
    'y > 2x + 1 and y < 2x - 3',
    'y > 2x + 1 or y < 3',
    'how many solutions does y > 2x + 1 have',
    'what is the area of the region y < 3, y > x',
  ]) {
    expect(answer(problem), problem).toBe('not-understood');
  }
});

test('an equation of a line with no question is told as y by x', () => {
  expect(answer('2y - x - 2 = x')).toBe('y = x + 1');
  expect(answer('x^2 + y^2 = 25')).toBe('not-understood');
});
