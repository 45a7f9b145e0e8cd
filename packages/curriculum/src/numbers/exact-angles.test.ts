import { expect, test } from 'vitest';
import {
  anglesWith,
  exactCosine,
  exactSine,
  exactTex,
  radianSet,
  radianTex,
  radianText,
} from './exact-angles.ts';

test('writes degrees as radians', () => {
  expect([0, 30, 105, 180, 330].map(radianText)).toEqual(['0', 'π/6', '7π/12', 'π', '11π/6']);
  expect(radianTex(105)).toBe('\\frac{7\\pi}{12}');
  expect(radianSet([150, 30, 30])).toBe('π/6, 5π/6');
});

test('knows the sines and cosines of special angles', () => {
  expect([0, 30, 135, 180, 240, 270].map(exactSine)).toEqual(['0', '1/2', '√2/2', '0', '−√3/2', '−1']);
  expect([0, 60, 90, 135, 330].map(exactCosine)).toEqual(['1', '1/2', '0', '−√2/2', '√3/2']);
  expect(exactTex('−√3/2')).toBe('-\\frac{\\sqrt{3}}{2}');
});

test('finds all angles of one turn with a sine or a cosine', () => {
  expect(anglesWith('sin', '1/2')).toEqual([30, 150]);
  expect(anglesWith('cos', '−√2/2')).toEqual([135, 225]);
  expect(anglesWith('cos', '1')).toEqual([0]);
  expect(anglesWith('sin', '−1')).toEqual([270]);
});
