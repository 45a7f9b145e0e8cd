import { describe, test } from 'vitest';
import type { HandAnswer, HandTask } from './hand-task.ts';
import { expectDifferent, expectFaultTold, expectSaid, expectSame, expectStart } from './testing-hands.ts';

const table: HandTask = {
  kind: 'fill-table',
  heads: ['Blue', 'White'],
  rows: [
    ['3', '6', null],
    ['2', null, '8'],
  ],
};
const cells = (...all: string[]): HandAnswer => ({ kind: 'fill-table', cells: all });

test.each<[string, HandAnswer]>([
  ['an empty cell', cells('12', ' ')],
  ['a cell that holds no number', cells('12', 'four')],
  ['a cell too many', cells('1', '2', '3')],
])('%s is told in a sentence', (_, answer) => expectFaultTold(table, answer));

test('what is made is said in whole sentences', () => {
  expectSaid(table, cells('12', '4'), 'The row “Blue” has 3, 6, and 12. The row “White” has 2, 4, and 8.');
});

test('a first row of words names the columns and is not read out as a row', () => {
  const named: HandTask = {
    kind: 'fill-table',
    heads: ['Columns', 'Has a dog'],
    rows: [
      ['Has a garden', 'No garden', 'Total'],
      ['3', null, '9'],
    ],
  };
  expectSaid(
    named,
    cells('6'),
    'The columns are Has a garden, No garden, and Total. The row “Has a dog” has 3, 6, and 9.',
  );
});

test('what stands there at first can be said and is no finished answer, or another than any other', () => {
  expectStart(table);
});

describe('one answer is written in one way', () => {
  test('a number in a cell may be written otherwise', () => {
    expectSame(table, cells('1.5', '−4'), cells('1 1/2', ' -4.0 '));
    expectDifferent(table, cells('1.5', '4'), cells('1.5', '-4'));
  });
});
