import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../check-diagram.ts';
import { describeDiagram } from '../describe-diagram.ts';
import type { DiagramOf } from '../diagram.ts';
import { circleSamples } from '../kinds/circle/samples.ts';
import { polygonSamples } from '../kinds/polygon/samples.ts';
import type { Polygon } from '../kinds/polygon/schema.ts';
import { openPicture } from '../kinds/registry.ts';
import { rightTriangleSamples } from '../kinds/right-triangle/samples.ts';
import type { RightTriangle } from '../kinds/right-triangle/schema.ts';
import { triangleSamples } from '../kinds/triangle/samples.ts';
import type { Triangle } from '../kinds/triangle/schema.ts';
import { corners, side } from './figure-samples.ts';
import { layFigure } from './lay-figure.ts';
import { measureFigure } from './measure-figure.ts';

const right: RightTriangle = {
  kind: 'right-triangle',
  points: corners([0, 0], [12, 0], [0, 5]),
  area: [0, 1, 2],
  segments: [side(0, 1, '12 m'), side(1, 2, null), side(2, 0, '5 m')],
  angles: [{ at: 0, from: 1, to: 2, label: '', mark: 'square' }],
  circles: [],
  toScale: true,
};

describe('layout', () => {
  test('lengths and angles of the drawing are those of the data', () => {
    const { lengths, angles } = measureFigure(layFigure(right));
    expect(lengths.map((length) => Number(length.toFixed(6)))).toEqual([12, 13, 5]);
    expect(angles[0]).toBeCloseTo(90, 6);
  });

  test.each([0.001, 1, 5000])('a figure %d times as large looks the same', (times) => {
    const large = {
      ...right,
      points: right.points.map((point) => ({ ...point, x: point.x * times, y: point.y * times })),
    };
    expect(layFigure(large).points.map(({ x }) => Math.round(x))).toEqual(
      layFigure(right).points.map(({ x }) => Math.round(x)),
    );
  });

  test('the height of a triangle lies inside and its label beside it', () => {
    const [plain] = triangleSamples;
    expect(plain && checkDiagram(plain)).toEqual([]);
  });
});

describe('check', () => {
  const withChange = (change: Partial<RightTriangle>): string[] => checkDiagram({ ...right, ...change });

  test('lengths that lie are told, and let pass where the drawing says it is not to scale', () => {
    const segments = [side(0, 1, '12 m'), side(1, 2), side(2, 0, '9 m')];
    expect(withChange({ segments })).toContain('The length 9 m is not drawn in proportion to 12 m.');
    expect(withChange({ segments, toScale: false })).toEqual([]);
  });

  test('angles that lie are told', () => {
    const [square] = right.angles;
    const angles = [square, { at: 1, from: 2, to: 0, label: '40°', mark: 'arc' }] as RightTriangle['angles'];
    expect(withChange({ angles })).toContain('The angle labeled 40° is drawn with 22.6 degrees.');
    expect(withChange({ points: corners([0, 0], [12, 0], [1, 5]) })).toContain(
      'A right angle is drawn with 79 degrees.',
    );
  });

  test.each([
    [{ area: [0, 1, 2, 9] }, 'A part names a point that is not there.'],
    [{ area: [0, 1] }, 'A triangle has three corners.'],
    [{ angles: [] }, 'A right triangle needs one marked right angle.'],
    [{ segments: [side(1, 1)] }, 'A segment or a circle needs two different points.'],
  ])('%j is refused', (change, problem) => {
    expect(withChange(change)).toContain(problem);
  });
});

describe('describe', () => {
  test('tells what is written and marked, and neither a length nor an angle that is not', () => {
    expect(describeDiagram(right)).toBe(
      'Right triangle. The bottom side is labeled 12 m. The upper right side has an unknown length. ' +
        'The left side is labeled 5 m. The angle at the lower left corner is marked as a right angle.',
    );
    const [, named] = rightTriangleSamples;
    expect(named && describeDiagram(named)).toBe(
      'Right triangle. The points are P, Q, and R. The segment from P to Q has an unknown length. ' +
        'The segment from Q to R is labeled 5 m. The segment from R to P is labeled 10 m. ' +
        'The angle at Q between R and P is marked as a right angle. The angle at P between Q and R is labeled 30°.',
    );
  });

  test('the slanted sides of a parallelogram are its left and its right side', () => {
    const [polygon] = polygonSamples;
    if (!polygon) throw new Error('There is no polygon.');
    const points = corners([0, 0], [10, 0], [15, 12], [5, 12]);
    const segments = [side(0, 1, '10 in'), side(1, 2, '13 in'), side(3, 0, '13 in')];
    expect(
      describeDiagram({ ...polygon, points, area: [0, 1, 2, 3], circles: [], angles: [], segments }),
    ).toBe(
      'Quadrilateral. The bottom side is labeled 10 in. The right side is labeled 13 in. The left side is labeled 13 in.',
    );
  });

  test('a right angle at the foot of a height is told at no corner', () => {
    const [polygon] = polygonSamples;
    if (!polygon) throw new Error('There is no polygon.');
    const points = corners([0, 0], [10, 0], [15, 12], [5, 12], [5, 0]);
    const segments = [side(0, 1, '10 in'), { ...side(3, 4, '12 in'), style: 'dashed' as const }];
    const angles = [{ at: 4, from: 1, to: 3, label: '', mark: 'square' as const }];
    expect(describeDiagram({ ...polygon, points, area: [0, 1, 2, 3], circles: [], angles, segments })).toBe(
      'Quadrilateral. The bottom side is labeled 10 in. The dashed segment is labeled 12 in. ' +
        'A right angle is marked at the foot of the dashed segment.',
    );
  });

  test('a right angle where two dashed segments meet outside is told there', () => {
    const [polygon] = polygonSamples;
    if (!polygon) throw new Error('There is no polygon.');
    const points = corners([0, 0], [10, 0], [10, 6], [6, 8], [0, 8], [10, 8]);
    const segments = [
      { ...side(2, 5, '2 ft'), style: 'dashed' as const },
      { ...side(5, 3, '4 ft'), style: 'dashed' as const },
    ];
    const angles = [{ at: 5, from: 2, to: 3, label: '', mark: 'square' as const }];
    expect(
      describeDiagram({ ...polygon, points, area: [0, 1, 2, 3, 4], circles: [], angles, segments }),
    ).toBe(
      'Pentagon. The dashed segment is labeled 2 ft. The dashed segment is labeled 4 ft. ' +
        'A right angle is marked where the dashed segments meet.',
    );
  });

  test('a tinted slice is told with the solid around it', () => {
    const [polygon] = polygonSamples;
    if (!polygon) throw new Error('There is no polygon.');
    const points = corners([0, 0], [5, 0], [8, 2], [3, 2], [4, 7], [2, 4], [5, 4], [6, 5], [3, 5]);
    const edges = [side(0, 1, ''), side(1, 2, ''), side(2, 4, ''), side(0, 4, ''), side(1, 4, '')];
    const hidden = [side(2, 3, ''), side(3, 0, ''), side(3, 4, '')].map((edge) => ({
      ...edge,
      style: 'dashed' as const,
    }));
    const segments = [...edges, ...hidden];
    expect(
      describeDiagram({ ...polygon, points, area: [5, 6, 7, 8], circles: [], angles: [], segments }),
    ).toBe('Quadrilateral. It is tinted and lies inside a solid with 8 edges, 3 of them hidden and dashed.');
  });

  test('angles side by side at one nameless point are told in their order', () => {
    const [polygon] = polygonSamples;
    if (!polygon) throw new Error('There is no polygon.');
    const points = corners([0, 0], [5, 0], [3, 4], [-3, 4]);
    const angles = [
      { at: 0, from: 1, to: 2, label: '53°', mark: 'arc' as const },
      { at: 0, from: 2, to: 3, label: '?', mark: 'arc' as const },
    ];
    expect(describeDiagram({ ...polygon, points, area: [], circles: [], angles, segments: [] })).toContain(
      'These angles lie side by side at one point, in this order: 53° and an unknown angle.',
    );
  });

  test('two angles where lines cross are told across from each other', () => {
    const [polygon] = polygonSamples;
    if (!polygon) throw new Error('There is no polygon.');
    const points = corners([0, 0], [5, 0], [3, 4], [-5, 0], [-3, -4]);
    const angles = [
      { at: 0, from: 1, to: 2, label: '53°', mark: 'arc' as const },
      { at: 0, from: 3, to: 4, label: '?', mark: 'arc' as const },
    ];
    expect(describeDiagram({ ...polygon, points, area: [], circles: [], angles, segments: [] })).toContain(
      'Two lines cross. Two angles across from each other: 53° and an unknown angle.',
    );
  });

  test('a line all across a circle is called its diameter', () => {
    const [circle] = circleSamples;
    if (!circle) throw new Error('There is no circle.');
    const points = [
      { name: '', x: 0, y: 0, dot: true },
      { name: '', x: 4, y: 0, dot: false },
      { name: '', x: -4, y: 0, dot: false },
    ];
    const circles = [{ center: 0, through: 1, dashed: false }];
    const across = { ...circle, points, circles, area: [], angles: [], segments: [side(2, 1, '8 cm')] };
    expect(describeDiagram(across)).toContain('The diameter is labeled 8 cm.');
  });

  test('a dashed height is told', () => {
    const [parallelogram] = polygonSamples;
    expect(parallelogram && describeDiagram(parallelogram)).toContain('The dashed segment is labeled 5 cm.');
  });
});

describe('several figures in one picture', () => {
  const triangle = (shift: number, first: number): Pick<Triangle, 'points' | 'segments'> => ({
    points: corners([shift, 0], [shift + 4, 0], [shift, 3]),
    segments: [
      side(first, first + 1, `${first + 4} ft`),
      side(first + 1, first + 2),
      side(first + 2, first, null),
    ],
  });
  const [one, other] = [triangle(0, 0), triangle(9, 3)];
  const both: Triangle = {
    kind: 'triangle',
    points: [...one.points, ...other.points],
    area: [0, 1, 2],
    segments: [...one.segments, ...other.segments],
    angles: [],
    circles: [],
    toScale: false,
  };

  test('two triangles are announced as two, and each side is told with its own triangle', () => {
    expect(openPicture(both).title()).toBe('Two triangles');
    expect(describeDiagram(both)).toBe(
      'Two triangles. The left one is a triangle. The bottom side is labeled 4 ft. The left side has an unknown length. ' +
        'The right one is a triangle. The bottom side is labeled 7 ft. The left side has an unknown length. ' +
        'The picture is not drawn to scale.',
    );
  });

  test('a figure within another one is the inner one, and both have their own names', () => {
    const frame = corners([-1, -1], [8, -1], [8, 6], [-1, 6]);
    const ring = [3, 4, 5, 6].map((from) => side(from, from === 6 ? 3 : from + 1));
    const hole: Polygon = {
      ...both,
      kind: 'polygon',
      points: [...one.points, ...frame],
      segments: [...one.segments, ...ring],
    };
    expect(describeDiagram(hole)).toMatch(
      /^A quadrilateral and a triangle\. The outer one is a quadrilateral\. The inner one is a triangle\./,
    );
  });

  test('a loose line belongs to the figure beside it, and one figure stays one', () => {
    const height = { ...side(6, 7, '2 ft'), style: 'dashed' as const };
    const points = [...both.points, ...corners([9.5, 0], [9.5, 2])];
    expect(describeDiagram({ ...both, points, segments: [...both.segments, height] })).toMatch(
      /The right one is a triangle\..*The dashed segment is labeled 2 ft\./,
    );
    expect(describeDiagram({ ...both, points: [...one.points], segments: [...one.segments] })).toMatch(
      /^Triangle\. The bottom side/,
    );
  });
});

test('rays are told by the way they go from their start, which opposite rays do not share', () => {
  const ray = (to: number) => ({ ...side(0, to), style: 'ray' as const });
  const rays: DiagramOf<'angle-figure'> = {
    kind: 'angle-figure',
    points: corners([0, 0], [5, 0], [-2, 4], [-4, -2], [0, -5]),
    area: [],
    segments: [ray(1), ray(2), ray(3), ray(4)],
    angles: [],
    circles: [],
    toScale: true,
  };
  expect(describeDiagram(rays)).toContain(
    'A ray to the right is drawn. A ray up and to the left is drawn. A ray down and to the left is drawn. A ray down is drawn.',
  );
});

test('a second radius without a label is told by its way, as a part of a circle lies between two', () => {
  const half: DiagramOf<'circle'> = {
    kind: 'circle',
    points: corners([0, 0], [3, 0], [-3, 0]),
    area: [],
    segments: [side(0, 1, '3 ft'), side(0, 2)],
    angles: [],
    circles: [{ center: 0, through: 1, dashed: true }],
    toScale: true,
  };
  expect(describeDiagram(half)).toContain('The radius is labeled 3 ft. A radius goes to the left.');
});
