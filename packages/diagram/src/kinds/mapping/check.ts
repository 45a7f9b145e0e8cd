import { findTwice } from '../find-twice.ts';
import type { MappingLayout } from './layout.ts';
import type { Mapping } from './schema.ts';

export function checkMapping(
  { from, to, inputs, outputs, arrows }: Mapping,
  _layout: MappingLayout,
): readonly string[] {
  const problems: string[] = [];
  if ([from, to].some((head) => head.trim() === '')) problems.push('Both ovals need a name.');
  if (arrows.some(([a, b]) => a >= inputs.length || b >= outputs.length))
    problems.push('An arrow names a place that is not there.');
  for (const pair of findTwice(arrows.map(([a, b]) => `${a + 1} to ${b + 1}`)))
    problems.push(`Two arrows go from place ${pair}.`);
  for (const text of [...findTwice(inputs), ...findTwice(outputs)])
    if (text !== null) problems.push(`${text} stands twice in one oval.`);
  return problems;
}
