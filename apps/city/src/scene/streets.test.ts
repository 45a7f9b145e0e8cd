import { describe, expect, test } from 'vitest';
import { along, bustle, carAt, personAt } from './streets.ts';

const seed = 7;
const isRoad = (x: number, z: number): boolean => Math.floor(x) % 8 === 0 || Math.floor(z) % 8 === 0;
const moments = Array.from({ length: 400 }, (_, step) => step * 0.37);

describe('cars', () => {
  test('[CITY 8] follow from the seed and the time alone', () => {
    expect(carAt(seed, 3, 50)).toEqual(carAt(seed, 3, 50));
    expect(carAt(seed, 3, 50)).not.toEqual(carAt(seed + 1, 3, 50));
  });

  test('never leave the street', () => {
    for (let index = 0; index < 150; index += 1) {
      for (const time of moments.slice(0, 60)) {
        const { x, z } = carAt(seed, index, time);
        expect(isRoad(x, z)).toBe(true);
      }
    }
  });

  test('keep right of the middle of their street', () => {
    for (let index = 0; index < 40; index += 1) {
      for (const time of moments) {
        const { x, z, turn } = carAt(seed, index, time);
        const [dx, dz] = [Math.cos(turn), -Math.sin(turn)];
        if (Math.abs(dx) > 0.999) expect(Math.sign((z % 8) - 0.5)).toBe(Math.sign(dx));
        if (Math.abs(dz) > 0.999) expect(Math.sign((x % 8) - 0.5)).toBe(-Math.sign(dz));
      }
    }
  });

  test('drive on without a jump and head where they go', () => {
    for (let index = 0; index < 20; index += 1) {
      for (const time of moments) {
        const [now, next] = [carAt(seed, index, time), carAt(seed, index, time + 0.02)];
        const step = Math.hypot(next.x - now.x, next.z - now.z);
        expect(step).toBeLessThan(0.05);
        const ahead = ((next.x - now.x) * Math.cos(now.turn) - (next.z - now.z) * Math.sin(now.turn)) / step;
        expect(ahead).toBeGreaterThan(0.95);
      }
    }
  });
});

describe('people', () => {
  test('walk on pavements, facing their way', () => {
    for (let index = 0; index < 60; index += 1) {
      for (const time of moments.slice(0, 80)) {
        const { x, z } = personAt(seed, index, time);
        const edge = Math.min(
          ...[x, z].map((value) => Math.min(((value % 8) + 8) % 8, 9 - (((value % 8) + 8) % 8 || 8))),
        );
        expect(edge).toBeLessThan(1.2);
      }
    }
  });
});

test('a round of a loop ends where it began', () => {
  const loop = { left: 0, top: 0, right: 4, bottom: 2, corner: 0.5 };
  const round = 2 * (3 + 1) + 2 * Math.PI * 0.5;
  expect(along(loop, 0.2).x).toBeCloseTo(along(loop, round + 0.2).x);
  expect(along(loop, -0.2).z).toBeCloseTo(along(loop, round - 0.2).z);
});

test('streets are quiet at night and full by day', () => {
  expect(bustle(3)).toBe(0.25);
  expect(bustle(12)).toBe(1);
  expect(bustle(22)).toBeGreaterThan(0.25);
  expect(bustle(22)).toBeLessThan(1);
});
