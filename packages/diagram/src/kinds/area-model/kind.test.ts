import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutAreaModel } from './layout.ts';
import { readBackAreaModel } from './read-back.ts';
import type { AreaModel } from './schema.ts';

const parts: AreaModel = {
  kind: 'area-model',
  columns: [
    { size: 30, label: '30' },
    { size: 10, label: '10' },
  ],
  rows: [{ size: 20, label: '7' }],
  cells: [['210', null]],
  shaded: [[0, 1]],
};
const rectangle: AreaModel = {
  kind: 'area-model',
  columns: [{ size: 4, label: null }],
  rows: [{ size: 3, label: '3/4 m' }],
  cells: [['1 square m']],
  shaded: [],
};

describe('layout', () => {
  test('cells cover the share of the rectangle that their sides tell', () => {
    const { shares, shaded } = readBackAreaModel(layoutAreaModel(parts));
    expect(shares.map((share) => Math.round(share * 1000))).toEqual([750, 250]);
    expect(shaded).toBeCloseTo(0.25, 9);
  });

  test.each([0.02, 0.5, 1, 3, 60])('a rectangle %d times as tall as wide stays on the sheet', (size) => {
    expect(
      checkDiagram({ ...rectangle, columns: [{ size: 1, label: '8' }], rows: [{ size, label: '3/4' }] }),
    ).toEqual([]);
  });
});

describe('check', () => {
  test('finds nothing in sound models', () => {
    expect(checkDiagram(parts)).toEqual([]);
    expect(checkDiagram(rectangle)).toEqual([]);
  });

  test('missing cells, shading outside and labels too large for their cell are told', () => {
    const [wide, narrow] = [
      { size: 99, label: '99' },
      { size: 1, label: '' },
    ];
    const faulty: AreaModel = { ...parts, columns: [wide, narrow], cells: [['1'], ['2']], shaded: [[1, 0]] };
    expect(checkDiagram(faulty)).toEqual(
      expect.arrayContaining([
        'The area model needs 1 times 2 cells.',
        'A shaded cell is outside of the area model.',
        'A cell is too narrow to see.',
      ]),
    );
    expect(checkDiagram({ ...parts, cells: [['210', 'seventy square meters']] })).toContain(
      'The label seventy square meters does not fit in its cell.',
    );
  });
});

describe('describe', () => {
  test('names sides and cells, and keeps what is asked for unknown', () => {
    expect(describeDiagram(rectangle)).toBe(
      'A rectangle. The top side shows an unknown value. The left side shows 3/4 m. Inside stands 1 square m.',
    );
    expect(describeDiagram(parts)).toBe(
      'A rectangle cut into 2 columns and 1 row. Along the top side: 30 and 10. The left side shows 7. ' +
        'The cells show 210 and an unknown value. 1 cell is shaded.',
    );
  });

  test('equal labels are told once', () => {
    const side = [
      { size: 1, label: '1/2' },
      { size: 1, label: '1/2' },
    ];
    const cells = [
      ['1/4', '1/4'],
      ['1/4', '1/4'],
    ];
    expect(describeDiagram({ ...parts, columns: side, rows: side, cells, shaded: [] })).toBe(
      'A rectangle cut into 2 columns and 2 rows. Along the top side, each column shows 1/2. ' +
        'Along the left side, each row shows 1/2. Each cell shows 1/4.',
    );
  });
});
