import { joinWords } from '../../words/join-words.ts';
import { sayValue } from '../../words/say-value.ts';
import type { Mapping } from './schema.ts';

export function titleMapping({ from, to }: Mapping): string {
  return `Mapping diagram from ${from.trim()} to ${to.trim()}`;
}

export function describeMapping(diagram: Mapping): string {
  const { from, to, inputs, outputs, arrows } = diagram;
  return [
    `${titleMapping(diagram)}.`,
    `${from.trim()}: ${joinWords(inputs.map(sayValue))}. ${to.trim()}: ${joinWords(outputs.map(sayValue))}.`,
    ...arrows.map(
      ([a, b]) => `An arrow goes from ${sayValue(inputs[a] ?? null)} to ${sayValue(outputs[b] ?? null)}.`,
    ),
  ].join(' ');
}
