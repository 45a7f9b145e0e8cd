import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutFractionBar } from './layout.ts';
import { readBackFractionBar } from './read-back.ts';
import type { FractionBar } from './schema.ts';

type Bar = FractionBar['bars'][number];
const bar = (change: Partial<Bar> = {}): Bar => ({
  label: 'Rope',
  wholes: 2,
  parts: 4,
  shaded: 7,
  group: 3,
  ...change,
});
const diagram = (...bars: Bar[]): FractionBar => ({ kind: 'fraction-bar', bars });

describe('layout', () => {
  test('measures back as long as it was told, part by part and group by group', () => {
    const [measured] = readBackFractionBar(layoutFractionBar(diagram(bar()))).bars;
    expect(measured?.length).toBeCloseTo(2, 9);
    expect(measured?.part).toBeCloseTo(1 / 4, 9);
    expect(measured?.shaded).toBeCloseTo(7 / 4, 9);
    expect(measured?.groups).toHaveLength(2);
    for (const group of measured?.groups ?? []) expect(group).toBeCloseTo(3 / 4, 9);
  });

  test('wholes of all bars are equally long', () => {
    const { bars } = readBackFractionBar(
      layoutFractionBar(diagram(bar(), bar({ label: 'Cord', wholes: 1 }))),
    );
    expect(bars.map(({ length }) => Math.round(length * 1000))).toEqual([2000, 1000]);
  });

  test('groups cover the whole bar where nothing is shaded', () => {
    const [measured] = readBackFractionBar(layoutFractionBar(diagram(bar({ shaded: 0, group: 2 })))).bars;
    expect(measured?.groups).toHaveLength(4);
  });
});

describe('check', () => {
  test.each([
    [diagram(bar())],
    [diagram(bar({ wholes: 12, shaded: 0 }))],
    [diagram(bar({ wholes: 1, parts: 12, shaded: 0, group: null }))],
  ])('a sound diagram has no fault: %j', (sound) => expect(checkDiagram(sound)).toEqual([]));

  test('too much shading, a group that does not fit, narrow parts and names are told', () => {
    const faulty = diagram(bar({ shaded: 9 }), bar({ shaded: 1 }), bar({ label: '', wholes: 12, parts: 12 }));
    expect(checkDiagram(faulty)).toEqual(
      expect.arrayContaining([
        'Every bar needs a name.',
        'Two bars are both named Rope.',
        'Bar 1 has 8 parts; 9 cannot be shaded.',
        'A group of 3 parts does not fit in bar 2.',
        'The parts of bar 3 are too narrow to count.',
      ]),
    );
  });
});

describe('describe', () => {
  test('tells cuts, shading and the size of a group, never how many groups there are', () => {
    expect(describeDiagram(diagram(bar()))).toBe(
      'A fraction bar. Rope: 2 wholes, each cut into 4 equal parts. 7 parts are shaded. ' +
        'Braces mark groups of 3 parts from the left.',
    );
  });

  test('one whole and one part take the singular', () => {
    expect(
      describeDiagram(
        diagram(bar({ wholes: 1, shaded: 1, group: null }), bar({ label: 'Cord', parts: 1, shaded: 2 })),
      ),
    ).toBe(
      '2 fraction bars with wholes of the same length. Rope: 1 whole, cut into 4 equal parts. 1 part is shaded. ' +
        'Cord: 2 wholes, not cut. All parts are shaded. Braces mark groups of 3 parts from the left.',
    );
  });
});
