import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutFunctionTable } from './layout.ts';
import { readBackFunctionTable } from './read-back.ts';
import type { FunctionTable } from './schema.ts';

const table: FunctionTable = {
  kind: 'function-table',
  input: 'Hours',
  output: 'Dollars',
  rule: 'd = 9h',
  pairs: [
    ['1', '9'],
    ['2', null],
  ],
};

test('inputs stand left of their outputs', () => {
  expect(readBackFunctionTable(layoutFunctionTable(table)).rows).toEqual(table.pairs);
});

test('eight pairs with fractions fit on the sheet', () => {
  const pairs = Array.from({ length: 8 }, (_, index): [string, string] => [`${index}`, `${index + 1}`]);
  expect(checkDiagram({ ...table, pairs })).toEqual([]);
});

describe('check', () => {
  test.each([
    [{ input: ' ' }, 'Both columns need a head.'],
    [{ output: 'Hours' }, 'Both columns are headed Hours.'],
    [{ rule: ' ' }, 'A rule needs a text; leave it out with null.'],
  ])('%j is refused', (change, problem) => {
    expect(checkDiagram({ ...table, ...change })).toContain(problem);
  });
});

test('describe reads pair by pair and keeps what is asked for unknown', () => {
  expect(describeDiagram(table)).toBe(
    'Table of Hours and Dollars, with 2 pairs. The rule is d = 9h. ' +
      'Hours 1, Dollars 9. Hours 2, Dollars an unknown value.',
  );
});
