import { findTwice } from '../find-twice.ts';
import { checkTableRoom } from '../lay-table.ts';
import type { FunctionTableLayout } from './layout.ts';
import type { FunctionTable } from './schema.ts';

export function checkFunctionTable(
  { input, output, rule }: FunctionTable,
  { table }: FunctionTableLayout,
): readonly string[] {
  const problems: string[] = [];
  if ([input, output].some((name) => name.trim() === '')) problems.push('Both columns need a head.');
  for (const name of findTwice([input.trim(), output.trim()]))
    problems.push(`Both columns are headed ${name}.`);
  if (rule?.trim() === '') problems.push('A rule needs a text; leave it out with null.');
  return [...problems, ...checkTableRoom(table)];
}
