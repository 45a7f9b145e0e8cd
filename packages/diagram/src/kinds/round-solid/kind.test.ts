import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutRoundSolid } from './layout.ts';
import { readBackRoundSolid } from './read-back.ts';
import type { RoundSolid } from './schema.ts';

const silo: RoundSolid = {
  kind: 'round-solid',
  parts: [
    { shape: 'cylinder', height: { size: 7, label: '7 m' } },
    { shape: 'cone', height: { size: 4, label: null } },
  ],
  radius: { size: 3, label: '3 m' },
  drawn: 'radius',
  slant: '5 m',
};

test('radius and heights are drawn by one scale', () => {
  expect(readBackRoundSolid(layoutRoundSolid(silo))).toEqual({
    kind: 'round-solid',
    radius: 3,
    heights: [7, 4],
  });
});

test('half a sphere is as tall as its radius, and a sphere twice as tall', () => {
  const round = (shape: 'hemisphere' | 'sphere'): RoundSolid => ({
    ...silo,
    parts: [{ shape, height: null }],
  });
  expect(readBackRoundSolid(layoutRoundSolid(round('hemisphere'))).heights).toEqual([3]);
  expect(readBackRoundSolid(layoutRoundSolid(round('sphere'))).heights).toEqual([6]);
});

test('describe tells the parts from the bottom up, and keeps what is asked for unknown', () => {
  expect(describeDiagram(silo)).toBe(
    'A cylinder. On it stands a cone. The radius shows 3 m. The height of the cylinder shows 7 m. ' +
      'The height of the cone shows an unknown value. The slanted side of the cone shows 5 m.',
  );
});

describe('check', () => {
  test('finds nothing in a sound solid', () => expect(checkDiagram(silo)).toEqual([]));

  test('parts that touch at a point only, and heights that are missing or too many, are told', () => {
    const parts: RoundSolid['parts'] = [
      { shape: 'cone', height: null },
      { shape: 'hemisphere', height: { size: 3, label: '' } },
    ];
    expect(checkDiagram({ ...silo, parts })).toEqual(
      expect.arrayContaining([
        'A cone needs a height.',
        'A hemisphere has no height of its own.',
        'Two parts touch at a point only.',
      ]),
    );
  });
});
