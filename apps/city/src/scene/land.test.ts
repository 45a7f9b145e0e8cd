import { expect, test } from 'vitest';
import { isDryLand, onCountryRoad, river, sea, seaSide } from './land.ts';

test('the sea lies before the city and never behind it, and no tile of the city is under water', () => {
  for (let along = 0; along < 48; along += 1) {
    for (let across = 0; across < 48; across += 1) expect(sea(along, across)).toBeLessThan(0);
  }
  expect(sea(60, 66)).toBeGreaterThan(0);
  for (const [x, z] of [
    [-20, -20],
    [24, -30],
    [0, -12],
  ] as const)
    expect(sea(x, z)).toBeLessThan(0);
  expect(seaSide(60, 66)).toBeGreaterThan(0.5);
});

test('nothing grows in the river, on the country roads or in the city', () => {
  const dry: [number, number][] = [];
  for (let x = -30; x < 72; x += 0.5) {
    for (let z = -30; z < 72; z += 0.5) if (isDryLand(x, z)) dry.push([x, z]);
  }
  expect(dry.length).toBeGreaterThan(2000);
  for (const [x, z] of dry) {
    expect(river(x, z)).toBeGreaterThan(0);
    expect(onCountryRoad(x, z)).toBe(false);
    expect(x >= 0 && x < 48 && z >= 0 && z < 48).toBe(false);
  }
});
