import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { valueAt } from '../coordinate-plane/read-back.ts';
import { depthIn, layoutRegionGraph } from './layout.ts';
import { readBackRegionGraph } from './read-back.ts';
import { regionGraphSamples } from './samples.ts';
import type { RegionGraph } from './schema.ts';

const [one, two, limits] = regionGraphSamples as readonly [RegionGraph, RegionGraph, RegionGraph];

test('every corner of a shaded part lies on its side of the boundary, and one lies well inside', () => {
  for (const graph of [one, two]) {
    const { parts } = readBackRegionGraph(layoutRegionGraph(graph));
    expect(parts).toHaveLength(graph.regions.length);
    for (const [index, region] of graph.regions.entries()) {
      const depths = (parts[index] ?? []).map(({ x, y }) => depthIn(region, [x, y]));
      expect(Math.min(...depths)).toBeGreaterThan(-1e-6);
      expect(Math.max(...depths)).toBeGreaterThan(1);
    }
  }
});

test('the drawn boundaries run through the places they are given', () => {
  const { boundaries } = readBackRegionGraph(layoutRegionGraph(two));
  const [
    [a, b] = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
  ] = boundaries;
  expect((b.y - a.y) / (b.x - a.x)).toBeCloseTo(-1, 6);
  expect(a.x + a.y).toBeCloseTo(4, 6);
});

test('each side is hatched from edge to edge and nowhere else, the two in different directions', () => {
  const layout = layoutRegionGraph(two);
  for (const [index, region] of two.regions.entries()) {
    const strokes = layout.hatches[index] ?? [];
    expect(strokes.length).toBeGreaterThan(10);
    for (const [a, b] of strokes) expect(Math.sign(b.y - a.y)).toBe(index === 0 ? -1 : 1);
    for (const place of strokes.flat()) {
      const { x, y } = valueAt(layout, place);
      expect(depthIn(region, [x, y])).toBeGreaterThan(-1e-6);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(6.000001);
    }
  }
});

test('an overlap has the corners where its boundaries meet', () => {
  const [part = []] = readBackRegionGraph(layoutRegionGraph(limits)).parts;
  const corners = part.map(({ x, y }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6]);
  expect(corners).toHaveLength(3);
  expect(corners).toEqual(
    expect.arrayContaining([
      [4, 2],
      [14, 2],
      [4, 12],
    ]),
  );
});

describe('describe', () => {
  test('tells boundary, dashes and side, and never the inequality', () => {
    const text = describeDiagram(one);
    expect(text).toContain(
      'The boundary is a dashed line through (0, 1) and (1, 3). The side below it is shaded.',
    );
    expect(text).toContain('A point labeled A stands at (3, 2).');
    expect(text).not.toMatch(/[<>≤≥]/);
  });

  test('tells two sides apart, and an overlap as one part', () => {
    expect(describeDiagram(two)).toContain('The side above it is shaded as well.');
    expect(describeDiagram(limits)).toContain(
      'Shaded is only the part below the first boundary, to the right of the second boundary, and above the third boundary.',
    );
  });
});

describe('check', () => {
  test('finds nothing in sound graphs', () => {
    for (const graph of regionGraphSamples) expect(checkDiagram(graph)).toEqual([]);
  });

  const region = (change: Partial<RegionGraph['regions'][number]>) => ({
    regions: [{ ...one.regions[0], ...change } as RegionGraph['regions'][number]],
  });

  test.each([
    [
      region({
        through: [
          [1, 1],
          [1, 1],
        ],
        side: 'left',
      }),
      'A boundary needs two places; it has only (1, 1).',
    ],
    [region({ side: 'left' }), 'The boundary through (0, 1) has no side "left".'],
    [
      region({
        through: [
          [0, 9],
          [1, 9],
        ],
      }),
      'A boundary misses the plane.',
    ],
    [{ ...limits, shade: 'each' }, 'Only 2 sides can be shaded one by one; shade their overlap.'],
    [{ points: [{ x: 9, y: 0, label: null }] }, 'Point (9, 0) is outside the plane.'],
  ] as const)('%j is refused', (change, problem) => {
    expect(checkDiagram({ ...one, ...(change as Partial<RegionGraph>) })).toContain(problem);
  });

  test('an empty overlap is refused', () => {
    const regions = [
      {
        through: [
          [0, 4],
          [1, 4],
        ],
        dashed: false,
        side: 'above',
      },
      {
        through: [
          [0, 1],
          [1, 1],
        ],
        dashed: false,
        side: 'below',
      },
    ] as RegionGraph['regions'];
    expect(checkDiagram({ ...one, regions, shade: 'overlap' })).toContain('Nothing is shaded.');
  });
});
