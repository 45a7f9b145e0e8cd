import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { FunctionTable } from './schema.ts';

export function titleFunctionTable({ input, output }: FunctionTable): string {
  return `Table of ${nameOf(input, 'input')} and ${nameOf(output, 'output')}`;
}

export function describeFunctionTable(diagram: FunctionTable): string {
  const { input, output, rule, pairs } = diagram;
  const say = ([x, y]: FunctionTable['pairs'][number]): string =>
    `${nameOf(input, 'input')} ${sayValue(x)}, ${nameOf(output, 'output')} ${sayValue(y)}.`;
  return [
    `${titleFunctionTable(diagram)}, with ${sayCount(pairs.length, 'pair', 'pairs')}.`,
    ...(rule === null ? [] : [`The rule is ${sayValue(rule)}.`]),
    ...pairs.map(say),
  ].join(' ');
}

function nameOf(name: string, otherwise: string): string {
  return name.trim() === '' ? otherwise : name.trim();
}
