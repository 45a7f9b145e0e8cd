import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutCoordinatePlane } from './layout.ts';
import { readBackCoordinatePlane } from './read-back.ts';
import { gridValues, writeNumber } from './scale-axis.ts';
import type { CoordinatePlane } from './schema.ts';

const pump: CoordinatePlane = {
  kind: 'coordinate-plane',
  x: { label: 'Minutes', min: 0, max: 10, step: 1 },
  y: { label: 'Liters', min: 0, max: 500, step: 50 },
  points: [
    { x: 1, y: 50, label: 'A' },
    { x: 9, y: 450, label: '?' },
  ],
  lines: [
    {
      through: [
        [0, 0],
        [4, 200],
      ],
    },
  ],
};

const four: CoordinatePlane = {
  ...pump,
  x: { label: 'x', min: -5, max: 5, step: 1 },
  y: { label: 'y', min: -5, max: 5, step: 1 },
  points: [{ x: -3, y: 2, label: 'P' }],
  lines: [],
};

describe('layout', () => {
  test('points map back to their coordinates', () => {
    for (const diagram of [pump, four]) {
      const { points } = readBackCoordinatePlane(layoutCoordinatePlane(diagram));
      for (const [index, point] of points.entries()) {
        expect(point.x).toBeCloseTo(diagram.points[index]?.x ?? Number.NaN, 9);
        expect(point.y).toBeCloseTo(diagram.points[index]?.y ?? Number.NaN, 9);
      }
    }
  });

  test('a line is drawn to the edge of the plane and keeps its slope', () => {
    const [line] = readBackCoordinatePlane(layoutCoordinatePlane(pump)).lines;
    expect(line?.slope).toBeCloseTo(50, 9);
    expect(line?.ends[1].x).toBeCloseTo(10, 9);
    expect(line?.ends[1].y).toBeCloseTo(500, 9);
  });

  test('an upright line has no slope', () => {
    const lines: CoordinatePlane['lines'] = [
      {
        through: [
          [3, 0],
          [3, 1],
        ],
      },
    ];
    expect(readBackCoordinatePlane(layoutCoordinatePlane({ ...four, lines })).lines[0]?.slope).toBeNull();
  });

  test('axes with the same step have the same scale', () => {
    const { field, axisX, axisY } = layoutCoordinatePlane(four);
    expect(field.width / 10).toBeCloseTo(field.height / 10, 9);
    expect(axisX).toBeCloseTo(field.x + field.width / 2, 9);
    expect(axisY).toBeCloseTo(field.y + field.height / 2, 9);
  });

  test('numbers that would touch are left out, grid lines are not', () => {
    const crowded = { ...pump, x: { label: 'Years', min: 0, max: 3000, step: 100 } };
    const layout = layoutCoordinatePlane({ ...crowded, points: [], lines: [] });
    expect(layout.gridX).toHaveLength(31);
    expect(checkDiagram({ ...crowded, points: [], lines: [] })).toEqual([]);
  });

  test('the label of a point moves away from lines and other labels', () => {
    const { pointLabels, points } = layoutCoordinatePlane(pump);
    expect(pointLabels[0]?.box.x).toBeLessThan(points[0]?.x ?? 0);
  });
});

describe('describe', () => {
  test('says axes, points and lines in whole sentences', () => {
    expect(describeDiagram(pump)).toBe(
      'Coordinate plane. The horizontal axis shows Minutes and goes from 0 to 10, with a grid line every 1. ' +
        'The vertical axis shows Liters and goes from 0 to 500, with a grid line every 50. ' +
        '2 points are marked: A at (1, 50) and (9, 450) with a question mark. ' +
        'A straight line runs through (0, 0) and (4, 200).',
    );
  });

  test('says one point in the singular', () => {
    expect(describeDiagram(four)).toContain('1 point is marked: P at (−3, 2).');
  });
});

describe('check', () => {
  test('finds nothing wrong with sound diagrams', () => {
    expect([pump, four].flatMap(checkDiagram)).toEqual([]);
  });

  test('names points outside, doubled points, and lines and axes without extent', () => {
    const problems = checkDiagram({
      ...four,
      y: { label: '', min: -5.5, max: 5, step: 1 },
      points: [
        { x: 9, y: 0, label: null },
        { x: 1, y: 1, label: 'P' },
        { x: 1, y: 1, label: 'P' },
      ],
      lines: [
        {
          through: [
            [1, 1],
            [1, 1],
          ],
        },
      ],
    });
    expect(problems).toEqual(
      expect.arrayContaining([
        'The y-axis needs a name.',
        'The ends of the y-axis must be multiples of its step.',
        'Point (9, 0) is outside the plane.',
        'Point (1, 1) is there twice.',
        'Two points are both named P.',
        'A line needs two places; it has only (1, 1).',
      ]),
    );
  });

  test('names an axis that runs backwards', () => {
    expect(checkDiagram({ ...four, x: { ...four.x, min: 5, max: 5 } })).toContain(
      'The x-axis must go from a smaller to a larger number.',
    );
  });
});

test('grid values carry no dust of binary fractions', () => {
  expect(gridValues({ label: '', min: 0, max: 0.6, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  expect([-0, -2.5, 12000, 1500].map(writeNumber)).toEqual(['0', '−2.5', '12,000', '1,500']);
});
