import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutNet } from './layout.ts';
import { readBackNet } from './read-back.ts';
import type { Net } from './schema.ts';

const box: Net = { kind: 'net', solid: 'box', sizes: [5, 3, 2], labels: ['5 cm', null, '2 cm'] };

test.each<[Net['solid'], Net['sizes'], number]>([
  ['box', [5, 3, 2], 62],
  ['square-pyramid', [6, 5, 1], 96],
  ['triangular-prism', [4, 3, 6], 84],
])('the faces of a %s with sizes %j have its surface', (solid, sizes, surface) => {
  const { areas } = readBackNet(layoutNet({ kind: 'net', solid, sizes, labels: ['', '', ''] }));
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(surface, 6);
});

test.each([
  [{ labels: ['4 cm', '', ''] }, 'The label 4 cm stands at a length of 5.'],
  [{ sizes: [20, 2, 2] }, 'One length is too short beside another to be seen.'],
  [{ solid: 'square-pyramid', sizes: [6, 3, 1] }, 'The triangles of the pyramid do not meet at a top.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...box, ...(change as Partial<Net>) })).toContain(problem);
});

test('describe tells the faces and what is written', () => {
  expect(describeDiagram(box)).toBe(
    'Net of a rectangular prism. Six rectangles form a cross. The length is labeled 5 cm. The width is unknown. ' +
      'The height is labeled 2 cm.',
  );
});

test.each<[Net['solid'], Net['sizes'], NonNullable<Net['judged']>, { count: number; surface: number }]>([
  ['box', [5, 3, 2], 'whole', { count: 6, surface: 62 }],
  ['box', [5, 3, 2], 'missing-face', { count: 5, surface: 52 }],
  ['box', [5, 3, 2], 'overlap', { count: 6, surface: 62 }],
  ['box', [5, 3, 2], 'open-top', { count: 5, surface: 47 }],
  ['square-pyramid', [6, 5, 1], 'missing-face', { count: 4, surface: 81 }],
  ['square-pyramid', [6, 5, 1], 'moved-face', { count: 5, surface: 96 }],
  ['triangular-prism', [4, 3, 6], 'missing-face', { count: 4, surface: 78 }],
  ['triangular-prism', [4, 3, 6], 'overlap', { count: 5, surface: 84 }],
])('a %s with sizes %j that is %s has %j', (solid, sizes, judged, { count, surface }) => {
  const figure: Net = { kind: 'net', labels: ['', '', ''], solid, sizes, judged };
  const { areas } = readBackNet(layoutNet(figure));
  expect(areas).toHaveLength(count);
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(surface, 6);
  expect(checkDiagram(figure)).toEqual([]);
  expect(describeDiagram(figure)).not.toMatch(/prism|pyramid|box/);
});

test.each<[Net['solid'], Net['sizes'], [number, number], number]>([
  ['box', [5, 3, 2], [0, 3], 62],
  ['box', [5, 3, 2], [2, 1], 62],
  ['triangular-prism', [4, 3, 6], [0, 2], 84],
  ['triangular-prism', [4, 3, 6], [2, 2], 84],
])('the ends of a %s with sizes %j hang at %j, and its surface stays', (solid, sizes, ends, surface) => {
  const figure: Net = { kind: 'net', labels: ['', '', ''], solid, sizes, judged: 'whole', ends };
  const { areas } = readBackNet(layoutNet(figure));
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(surface, 6);
  expect(checkDiagram(figure)).toEqual([]);
});

test.each<[Partial<Net>, string]>([
  [{ ends: [0, 1] }, 'Only a row to be judged has ends that hang elsewhere.'],
  [{ solid: 'triangular-prism', judged: 'whole', ends: [0, 3] }, 'An end hangs beyond the row.'],
  [{ judged: 'overlap', ends: [2, 2] }, 'Two ends hang at one face.'],
])('ends as in %j are refused', (change, problem) => {
  expect(checkDiagram({ ...box, labels: ['', '', ''], ...change })).toContain(problem);
});

test('a figure that the solid does not have, and lengths at one to be judged, are refused', () => {
  const pyramid: Net = { ...box, solid: 'square-pyramid', sizes: [6, 5, 1], judged: 'overlap' };
  expect(checkDiagram(pyramid)).toContain("There is no figure 'overlap' of this solid.");
  expect(checkDiagram({ ...box, judged: 'whole' })).toContain('A figure to be judged has no lengths.');
});
