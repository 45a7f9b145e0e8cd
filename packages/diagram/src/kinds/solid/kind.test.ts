import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutSolid } from './layout.ts';
import { readBackSolid } from './read-back.ts';
import type { Solid } from './schema.ts';

const box: Solid = {
  kind: 'solid',
  shape: 'box',
  width: { size: 4, label: '4 ft' },
  height: { size: 2, label: null },
  depth: { size: 3, label: '' },
  cuts: { width: 4, height: 2, depth: 3 },
};

test('edges are drawn by one scale and cut as told', () => {
  expect(readBackSolid(layoutSolid(box))).toEqual({ kind: 'solid', width: 4, height: 2, parts: 24 });
});

test('describe tells the edges and cuts and keeps what is asked for unknown', () => {
  expect(describeDiagram(box)).toBe(
    'A box with a front, a right and a top face. Its width shows 4 ft. Its height shows an unknown value. ' +
      'Lines cut the width into 4, the height into 2 and the depth into 3.',
  );
});

test('diagonals are told by where they run', () => {
  const cut: Solid = {
    ...box,
    cuts: { width: 1, height: 1, depth: 1 },
    diagonals: { base: '5 ft', space: null },
  };
  expect(describeDiagram(cut)).toContain(
    'The line across the bottom shows 5 ft. The line to the far corner shows an unknown value.',
  );
});

describe('check', () => {
  test('finds nothing in a sound box', () => expect(checkDiagram(box)).toEqual([]));

  test('an edge that is far too long is told', () => {
    expect(checkDiagram({ ...box, width: { size: 40, label: '40' } })).toContain(
      'One edge is more than 8 times as long as another.',
    );
  });
});
