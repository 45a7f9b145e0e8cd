import { expect, test } from 'vitest';
import { describeDiagram } from './describe-diagram.ts';
import type { DiagramOf } from './diagram.ts';

const table: DiagramOf<'ratio-table'> = {
  kind: 'ratio-table',
  heads: ['Cups', 'km/h'],
  rows: [
    ['1 3/4', '3/4'],
    ['2', '12 5/16'],
  ],
  arrows: [],
};

test('says a mixed number as one number', () => {
  const text = describeDiagram(table);
  expect(text).toContain('Cups: 1 and 3/4, 3/4.');
  expect(text).toContain('km/h: 2, 12 and 5/16.');
});

test('says that a part of a circle is tinted, where it is', () => {
  const points = [0, 3, -3].map((x) => ({ name: '', x, y: 0, dot: false }));
  const circle: DiagramOf<'circle'> = {
    kind: 'circle',
    points: [...points, { name: '', x: 0, y: 3, dot: false }],
    area: [],
    segments: [],
    angles: [],
    circles: [{ center: 0, through: 1, dashed: true }],
    toScale: true,
  };
  expect(describeDiagram(circle)).toMatch(/^Circle\. /);
  expect(describeDiagram({ ...circle, area: [1, 3, 2] })).toMatch(/^Circle with a tinted part\. /);
});
