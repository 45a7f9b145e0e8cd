import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutDataTable } from './layout.ts';
import { readBackDataTable } from './read-back.ts';
import type { DataTable } from './schema.ts';

const table: DataTable = {
  kind: 'data-table',
  title: 'Rain in May',
  heads: ['City', 'Rain (mm)'],
  rows: [
    ['Lima', '1'],
    ['Oslo', null],
  ],
};

test('entries stand under their heads in the order of the data', () => {
  expect(readBackDataTable(layoutDataTable(table))).toEqual({
    kind: 'data-table',
    heads: ['City', 'Rain (mm)'],
    rows: table.rows,
  });
});

describe('check', () => {
  test('finds nothing in a sound table', () => expect(checkDiagram(table)).toEqual([]));

  test('rows of another length, heads without text and entries without room are told', () => {
    expect(checkDiagram({ ...table, heads: ['City', ' '], rows: [['Lima']] })).toEqual(
      expect.arrayContaining(['Every row needs one entry for each head.', 'Every column needs a head.']),
    );
    const long = 'Donaudampfschifffahrtsgesellschaftskapit';
    expect(checkDiagram({ ...table, heads: ['A', 'B', 'C'], rows: [[long, long, '1']] })).toContain(
      `The entry ${long} is wider than its column.`,
    );
  });
});

test('describe reads the rows and keeps what is asked for unknown', () => {
  expect(describeDiagram(table)).toBe(
    'Table: Rain in May, with 2 rows. The columns are City and Rain (mm). ' +
      'Row 1: City Lima, Rain (mm) 1. Row 2: City Oslo, Rain (mm) an unknown value.',
  );
});
