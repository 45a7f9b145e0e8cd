import { expect, test } from 'vitest';
import { clearLabel } from './clear-label.ts';

const slanted = { from: { x: 0, y: 0 }, to: { x: 200, y: 100 } };

test('a word that a slanted line would run through is pushed away from the line, on the side where it stood', () => {
  const at = { x: 110, y: 40 };
  const { x, y } = clearLabel(at, '15 in', [slanted]);
  // Each corner of the box of the word lies above the line.
  for (const [across, up] of [
    [-21, 9],
    [21, 9],
    [-21, -9],
    [21, -9],
  ] as const) {
    expect(y + up).toBeLessThan((x + across) / 2);
  }
});

test('a word with room, and one without lines, stays where it is', () => {
  expect(clearLabel({ x: 110, y: -40 }, '15 in', [slanted])).toEqual({ x: 110, y: -40 });
  expect(clearLabel({ x: 110, y: 40 }, 'A', [])).toEqual({ x: 110, y: 40 });
});

test('the nearest line decides', () => {
  const below = { from: { x: 0, y: 300 }, to: { x: 200, y: 300 } };
  expect(clearLabel({ x: 100, y: 290 }, '9 in', [slanted, below]).y).toBeLessThan(290);
});
