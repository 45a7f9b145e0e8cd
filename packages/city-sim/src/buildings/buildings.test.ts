import { describe, expect, test } from 'vitest';
import { buildingTypes } from './building-types.ts';
import { buildings } from './buildings.ts';
import { checkParams } from './check-params.ts';
import {
  archHeight,
  bridgeQuality,
  costOf,
  footprintOf,
  peakWatts,
  tankLitres,
  tankSheet,
} from './measures.ts';

describe('the catalogue', () => {
  test('has 32 entries in 8 groups, each with a name, a sentence and whole numbers', () => {
    expect(Object.keys(buildings).toSorted()).toEqual(buildingTypes.toSorted());
    for (const type of buildingTypes) {
      const { name, about, width, height, cost, upkeep, people, jobs, watts, water } = buildings[type];
      expect(name).toMatch(/^[A-Z][a-z ]+$/);
      expect(about).toMatch(/^[A-Z].*\.$/);
      expect([width, height, cost, upkeep, people, jobs, watts, water].every(Number.isSafeInteger)).toBe(
        true,
      );
      expect(Math.abs(watts)).toBeLessThan(65_536);
    }
  });

  test.each([
    ['cottage', 4],
    ['row-houses', 9],
    ['flats', 20],
    ['tower', 96],
  ] as const)('a %s has room for %i people', (type, people) => {
    expect(buildings[type].people).toBe(people);
  });
});

describe('the student’s numbers', () => {
  test('30 panels of 400 W give 12 kW at best', () => {
    expect(peakWatts('solar-array', { n: 30 })).toBe(12_000);
  });

  test('a tank of radius 2 m and height 3 m holds pi times 12 cubic metres, to the litre', () => {
    expect(tankLitres({ r: 2, h: 3 })).toBe(Math.floor(Math.PI * 12_000));
    expect(tankLitres({ r: 4, h: 3 })).toBeCloseTo(4 * tankLitres({ r: 2, h: 3 }), -1);
    expect(tankSheet({ r: 2, h: 3 })).toBe(Math.floor(Math.PI * 2000));
  });

  test('of two tanks for the same water the one as high as wide needs less sheet and costs less', () => {
    const [wide, flat] = [
      { r: 2, h: 4 },
      { r: 4, h: 1 },
    ];
    expect(tankLitres(wide)).toBe(tankLitres(flat));
    expect(costOf('tank', wide)).toBeLessThan(costOf('tank', flat));
  });

  test('a park covers width times height, and a square has the cheapest fence', () => {
    expect(footprintOf('park', { w: 3, h: 5 })).toEqual({ width: 3, height: 5 });
    expect(costOf('park', { w: 3, h: 3 })).toBe(9 * 5000 + 12 * 1500);
    expect(costOf('park', { w: 4, h: 4 })).toBeLessThan(costOf('park', { w: 7, h: 2 }) + 2 * 5000 + 1);
  });

  test('a bridge is good when its arch lands on both banks, lets boats through and stays flat enough', () => {
    expect(archHeight({ a: -0.01, b: 0.4, c: 0 }, 20)).toBe(4000);
    expect(bridgeQuality({ a: -0.01, b: 0.4, c: 0 })).toBe(1000);
    expect(bridgeQuality({ a: 0.01, b: 0.4, c: 0 })).toBe(0);
    expect(bridgeQuality({ a: -0.01, b: 0.4, c: 3 })).toBeLessThan(500);
    expect(bridgeQuality({ a: -0.0025, b: 0.1, c: 0 })).toBeLessThan(1000);
    expect(bridgeQuality({ a: -0.1, b: 4, c: 0 })).toBe(0);
  });

  test('must be on their grid and within bounds; what is left out takes its start value', () => {
    expect(checkParams('tank', { r: 1.7 })).toEqual({ r: 1.7, h: 3 });
    expect(checkParams('tank', { r: 1.75 })).toBeNull();
    expect(checkParams('tank', { r: 4.1 })).toBeNull();
    expect(checkParams('solar-array', { n: 0 })).toBeNull();
    expect(checkParams('solar-array', { n: Number.POSITIVE_INFINITY })).toBeNull();
    expect(checkParams('bridge', { a: -0.0001 })).toBeNull();
    expect(checkParams('cottage', { n: 1 })).toBeNull();
    expect(Object.is(checkParams('bridge', { c: -0 })?.c, 0)).toBe(true);
  });
});
