import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutTwoWayTable } from './layout.ts';
import { readBackTwoWayTable } from './read-back.ts';
import type { TwoWayTable } from './schema.ts';

const table: TwoWayTable = {
  kind: 'two-way-table',
  title: 'Pets',
  columns: ['Cat', 'No cat'],
  rows: [
    { label: 'Dog', entries: ['4', '9'] },
    { label: 'No dog', entries: ['7', null] },
  ],
};

test('entries stand in the row and the column of their names', () => {
  expect(readBackTwoWayTable(layoutTwoWayTable(table))).toEqual({
    kind: 'two-way-table',
    columns: table.columns,
    rows: table.rows,
  });
});

describe('check', () => {
  test('finds nothing in a sound table', () => expect(checkDiagram(table)).toEqual([]));

  test('missing entries and names, and names that stand twice, are told', () => {
    const faulty = {
      ...table,
      columns: ['Cat', 'Cat'],
      rows: [...table.rows, { label: '', entries: ['1'] }],
    };
    expect(checkDiagram(faulty)).toEqual(
      expect.arrayContaining([
        'Every row needs one entry for each column.',
        'Every row and every column needs a name.',
        'The name Cat stands twice.',
      ]),
    );
  });
});

test('describe reads row by row and keeps what is asked for unknown', () => {
  expect(describeDiagram(table)).toBe(
    'Two-way table: Pets. The columns are Cat and No cat. Dog: Cat 4, No cat 9. No dog: Cat 7, No cat an unknown value.',
  );
});
