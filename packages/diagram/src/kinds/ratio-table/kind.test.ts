import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { boxContains } from '../../svg/box.ts';
import { layoutRatioTable } from './layout.ts';
import { readBackRatioTable } from './read-back.ts';
import type { RatioTable } from './schema.ts';

const path: RatioTable = {
  kind: 'ratio-table',
  heads: ['Trees', 'Meters of path'],
  rows: [
    ['3', '6', null],
    ['20', '40', '140'],
  ],
  arrows: [
    { from: 0, to: 1, label: '× 2' },
    { from: 2, to: 0, label: '÷ 7' },
  ],
};

describe('layout', () => {
  test('columns are equal and every entry stands inside its cell', () => {
    const { columns, rowEdges, cells } = layoutRatioTable(path);
    const width = (columns[1] ?? 0) - (columns[0] ?? 0);
    for (const [row, entries] of cells.entries()) {
      for (const [column, entry] of entries.entries()) {
        const [x, y] = [columns[column] ?? 0, rowEdges[row] ?? 0];
        expect((columns[column + 1] ?? 0) - x).toBeCloseTo(width, 9);
        expect(boxContains({ x, y, width, height: (rowEdges[row + 1] ?? 0) - y }, entry.box)).toBe(true);
      }
    }
  });

  test('reads back entries and where arrows start and point', () => {
    expect(readBackRatioTable(layoutRatioTable(path))).toEqual({
      kind: 'ratio-table',
      heads: path.heads,
      rows: path.rows,
      arrows: path.arrows,
    });
  });

  test('arrows that would cross take lanes of their own, short ones lower', () => {
    const [short, long] = layoutRatioTable(path).arrows;
    expect(short?.label.text).toBe('× 2');
    expect(long?.laneY).toBeLessThan(short?.laneY ?? 0);
  });
});

describe('describe', () => {
  test('reads the table row by row and keeps the asked entry unknown', () => {
    expect(describeDiagram(path)).toBe(
      'Ratio table with 2 rows and 3 columns of values. Trees: 3, 6, an unknown value. ' +
        'Meters of path: 20, 40, 140. An arrow from column 1 to column 2 is labeled × 2. ' +
        'An arrow from column 3 to column 1 is labeled ÷ 7.',
    );
  });

  test('says one column in the singular', () => {
    expect(describeDiagram({ ...path, rows: [['3'], ['20']], arrows: [] })).toContain('1 column of values');
  });
});

describe('check', () => {
  test('finds nothing wrong with a sound diagram', () => {
    expect(checkDiagram(path)).toEqual([]);
  });

  test('names rows of unequal length, missing heads and arrows to nowhere', () => {
    const problems = checkDiagram({
      ...path,
      heads: ['Trees', 'Trees', ''],
      rows: [['3', '6', '9'], ['20']],
      arrows: [
        { from: 0, to: 5, label: '× 2' },
        { from: 1, to: 1, label: ' ' },
      ],
    });
    expect(problems).toEqual(
      expect.arrayContaining([
        'There are 3 heads for 2 rows.',
        'The rows have different numbers of entries.',
        'Every row needs a head.',
        'Two rows are both headed Trees.',
        'Arrow × 2 names a column that is not there.',
        'Every arrow needs a label.',
      ]),
    );
  });

  test('reports an entry that is wider than its column', () => {
    const row = Array.from({ length: 6 }, () => '1,000,000');
    expect(checkDiagram({ ...path, rows: [row, row], arrows: [] })).toContain(
      'Entry 1,000,000 is wider than its column.',
    );
  });
});
