import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutUnitCircle } from './layout.ts';
import { readBackUnitCircle } from './read-back.ts';
import type { UnitCircle } from './schema.ts';

const circle: UnitCircle = {
  kind: 'unit-circle',
  points: [{ degrees: 135, label: null, angle: '3π/4' }],
  triangles: true,
};

test('a point stands at its cosine and sine', () => {
  const [point] = readBackUnitCircle(layoutUnitCircle(circle)).points;
  expect(point?.x).toBeCloseTo(-Math.SQRT1_2, 9);
  expect(point?.y).toBeCloseTo(Math.SQRT1_2, 9);
});

test.each([15, 30, 45, 60, 90, 120, 180, 225, 300, 330])(
  'a labeled point at %d degrees has room',
  (degrees) => {
    const points = [{ degrees, label: '(−√3/2, −1/2)', angle: `${degrees}°` }];
    expect(checkDiagram({ ...circle, points })).toEqual([]);
  },
);

test('an angle that is drawn otherwise than written is refused', () => {
  expect(checkDiagram({ ...circle, points: [{ degrees: 45, label: '', angle: 'π/3' }] })).toContain(
    'The angle π/3 is drawn with 45 degrees.',
  );
});

test('describe tells the quadrant and keeps what is asked for unknown', () => {
  expect(describeDiagram(circle)).toBe(
    'Unit circle with both axes. A point with unknown coordinates stands in the second quadrant. ' +
      'Its angle is labeled 3π/4. A dashed line runs from each point straight to the x-axis.',
  );
});
