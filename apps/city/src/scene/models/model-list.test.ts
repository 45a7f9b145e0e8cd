import { buildingTypes } from '@playforward/city-sim';
import { describe, expect, test } from 'vitest';
import { drawVariant, modelStreams, trianglesAt } from '../drawing/model-streams.ts';
import type { Variant } from '../drawing/shape.ts';
import { buildingModels, type ModelId, models, modelTriangles } from './model-list.ts';

const ids = Object.keys(models) as ModelId[];
const variants: Variant[] = [0, 1, 2];

describe('models', () => {
  test('[CITY 5] every building and monument of the catalogue has its own', () => {
    expect(Object.keys(buildingModels).sort()).toEqual([...buildingTypes].sort());
  });

  test.each(ids)('[CITY 5] %s has three variants of fewer than 300 triangles each', (id) => {
    for (const variant of variants) {
      const shape = drawVariant(models[id], variant);
      expect(shape.triangles).toBeGreaterThan(0);
      expect(shape.triangles).toBeLessThan(modelTriangles);
    }
  });

  test.each(Object.keys(buildingModels) as ModelId[])('[CITY 5] the three variants of %s differ', (id) => {
    const looks = variants.map((variant) => drawVariant(models[id], variant).numbers().join(' '));
    expect(new Set(looks).size).toBe(3);
  });

  test.each(Object.keys(buildingModels) as (keyof typeof buildingModels)[])(
    '%s stays on its ground',
    (id) => {
      const half = buildingModels[id].span / 2;
      for (const stream of modelStreams(buildingModels[id]).places) {
        const far = stream.reduce(
          (most, value, index) => (index % 3 === 1 ? most : Math.max(most, Math.abs(value))),
          0,
        );
        // A piece of a bridge is drawn four times as large as it stands.
        expect(far).toBeLessThanOrEqual(id === 'bridge' ? 4 * half : half);
      }
    },
  );

  test('variants lie beside each other corner by corner: mass, core, details', () => {
    const streams = modelStreams(models.tower);
    const corners = streams.massCorners + streams.coreCorners + streams.detailCorners;
    expect(streams.places.map((stream) => stream.length)).toEqual([1, 1, 1].map(() => corners * 3));
    expect(trianglesAt(streams, 'mass')).toBeLessThan(trianglesAt(streams, 'core'));
    expect(trianglesAt(streams, 'core')).toBeLessThan(trianglesAt(streams, 'full'));
  });
});
