import { archHeight } from '@playforward/city-sim';
import { describe, expect, test } from 'vitest';
import { fixtureCity } from '../testing/fixture-city.ts';
import type { Prop } from './drawing/prop-mesh.ts';
import { isRoadAt } from './drawing/tile-textures.ts';
import { avenue, isDryLand } from './land.ts';
import { layoutBuildings, layoutTrees, standing } from './layout.ts';

const heightOf = (): number => 1;
const place = (type: Parameters<typeof standing>[0]['type'], params: Record<string, number> = {}) =>
  standing({ type, x: 10, y: 10, params, variant: 1 }, heightOf);
const scaleOf = (prop: Prop): readonly number[] =>
  typeof prop.scale === 'object' ? prop.scale : [prop.scale ?? 1, prop.scale ?? 1, prop.scale ?? 1];

describe('buildings that follow a number', () => {
  test.each([1, 3, 30, 77, 200])(
    '[CITY 5] an array of %i panels shows exactly that many, on its tile',
    (n) => {
      const rows = place('solar-array', { n }).filter(({ model }) => model === 'panel');
      expect(rows.reduce((sum, { prop }) => sum + (prop.tile?.[0] ?? 0), 0)).toBe(n);
      for (const { prop } of rows) {
        expect(Math.abs(prop.x - 10.5) + (scaleOf(prop)[0] ?? 0) / 2).toBeLessThanOrEqual(0.5);
        expect(Math.abs(prop.z - 10.5) + (scaleOf(prop)[2] ?? 0) / 2).toBeLessThanOrEqual(0.5);
      }
    },
  );

  test('[CITY 5] a tank twice as wide and high is drawn twice as wide and high', () => {
    const drum = (r: number, h: number): readonly number[] => {
      const found = place('tank', { r, h }).find(({ model }) => model === 'drum');
      return found ? scaleOf(found.prop) : [];
    };
    const [small, large] = [drum(2, 3), drum(4, 6)];
    expect(large.map((value, axis) => value / (small[axis] ?? 1))).toEqual([2, 2, 2]);
    expect(Math.max(...drum(4, 8).filter((_, axis) => axis !== 1))).toBeLessThanOrEqual(1);
  });

  test('[CITY 5] a park has trees on each of its w by h tiles', () => {
    const trees = place('park', { w: 3, h: 2 }).filter(({ model }) => model === 'tree');
    const tiles = new Set(trees.map(({ prop }) => `${Math.floor(prop.x)} ${Math.floor(prop.z)}`));
    expect(tiles.size).toBe(6);
  });

  test('[CITY 5] a bridge follows y = ax² + bx + c', () => {
    const params = { a: -0.01, b: 0.4, c: 0 };
    const pieces = place('bridge', params).map(({ prop }) => prop);
    for (const { x, y } of pieces) {
      const metres = (x - 10) * 10;
      expect(y).toBeCloseTo((archHeight(params, metres) / 1000) * 0.12, 5);
    }
    expect(Math.max(...pieces.map(({ y }) => y ?? 0))).toBeCloseTo(0.48, 1);
  });
});

describe('layout', () => {
  const city = fixtureCity();

  test('the same city is laid out the same everywhere', () => {
    expect(layoutBuildings(fixtureCity(), heightOf, new Map())).toEqual(
      layoutBuildings(city, heightOf, new Map()),
    );
    expect(layoutTrees(fixtureCity(), 500)).toEqual(layoutTrees(city, 500));
  });

  test('a building tells its power by its own tile and looks at the nearest street', () => {
    const [house] = standing({ type: 'cottage', x: 12, y: 9, params: {}, variant: 0 }, heightOf);
    expect(house?.prop).toMatchObject({ x: 12.5, z: 9.5, tile: [12, 9], turn: Math.PI });
  });

  test('a new building knows when it came up', () => {
    const [id] = [...city.placed.keys()];
    const props = [...layoutBuildings(city, heightOf, new Map([[id ?? 0, 12.5]])).values()].flat();
    expect(props.some(({ born }) => born === 12.5)).toBe(true);
    expect(props.some(({ born }) => born === undefined)).toBe(true);
  });

  test('no tree stands on a lane, in a house, in the water or on a country road, and never more than asked for', () => {
    const trees = layoutTrees(city, 400);
    expect(trees).toHaveLength(400);
    for (const { x, z } of trees) {
      const [column, row] = [Math.floor(x), Math.floor(z)];
      if (column < 0 || row < 0 || column > 47 || row > 47) {
        expect(isDryLand(x, z)).toBe(true);
        continue;
      }
      // Avenues have a row of trees between their lanes.
      const isMedian = Math.min(Math.abs(x - avenue - 0.5), Math.abs(z - avenue - 0.5)) < 0.2;
      expect(isRoadAt(column, row) && !isMedian).toBe(false);
      expect(city.type[row * 48 + column]).toBe(0);
    }
  });
});
