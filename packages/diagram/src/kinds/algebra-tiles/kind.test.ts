import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutAlgebraTiles } from './layout.ts';
import { readBackAlgebraTiles } from './read-back.ts';
import type { AlgebraTiles } from './schema.ts';

const tiles: AlgebraTiles = {
  kind: 'algebra-tiles',
  letter: 'x',
  groups: [
    { letters: 4, ones: 2 },
    { letters: 1, ones: 0 },
  ],
};

test('long tiles and squares are drawn as many times as told', () => {
  expect(readBackAlgebraTiles(layoutAlgebraTiles(tiles))).toEqual({
    kind: 'algebra-tiles',
    letters: 5,
    ones: 2,
  });
});

test('describe tells each group and does not add them', () => {
  expect(describeDiagram(tiles)).toBe(
    'Algebra tiles in 2 groups: 4 long x tiles and 2 small tiles of 1; 1 long x tile.',
  );
});

describe('check', () => {
  test('finds nothing in sound tiles', () => expect(checkDiagram(tiles)).toEqual([]));

  test('a sign in place of a letter and an empty group are told', () => {
    expect(checkDiagram({ ...tiles, letter: '+', groups: [{ letters: 0, ones: 0 }] })).toEqual([
      'A long tile stands for one small letter.',
      'Every group needs a tile.',
    ]);
  });
});
