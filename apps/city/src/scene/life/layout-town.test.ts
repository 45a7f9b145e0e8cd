import { expect, test } from 'vitest';
import { layoutTown } from './layout-town.ts';

const corner = { x: 9, y: 17 };
const sizeAt = (step: number) => {
  const { tub, garland } = layoutTown({ step, garlands: 0 }, corner);
  return tub.length + garland.length;
};

test('each of the twelve steps can be seen around the plot: it has more than the one before', () => {
  expect(sizeAt(1)).toBe(0);
  for (let step = 2; step <= 12; step += 1)
    expect(sizeAt(step), `step ${step}`).toBeGreaterThan(sizeAt(step - 1));
});

test('all of it stands on the pavement around the plot, on none of its tiles', () => {
  const { tub, garland } = layoutTown({ step: 12, garlands: 0 }, corner);
  for (const { x, z } of [...tub, ...garland]) {
    const isInside = x > corner.x && x < corner.x + 7 && z > corner.y && z < corner.y + 7;
    expect(isInside, `${x} ${z}`).toBe(false);
    expect(Math.max(Math.abs(x - corner.x - 3.5), Math.abs(z - corner.y - 3.5))).toBeLessThan(3.64);
  }
});

test('what the city earns together hangs over the avenue, more with each star', () => {
  const hung = [0, 0.25, 0.5, 1].map((garlands) => layoutTown({ step: 1, garlands }, corner).garland.length);
  expect(hung).toEqual([0, 7, 14, 28]);
});
