import { joinWords } from '../../words/join-words.ts';
import { sayValue } from '../../words/say-value.ts';
import type { FactorTree } from './schema.ts';

export function titleFactorTree({ nodes }: FactorTree): string {
  return `Factor tree of ${sayValue(nodes[0]?.label ?? null)}`;
}

export function describeFactorTree(diagram: FactorTree): string {
  const { nodes } = diagram;
  const splits = nodes.flatMap(({ label }, index) => {
    const parts = nodes.flatMap((node) => (node.parent === index ? [sayValue(node.label)] : []));
    return parts.length === 0 ? [] : [`${capital(sayValue(label))} splits into ${joinWords(parts)}.`];
  });
  return [`${titleFactorTree(diagram)}.`, ...splits].join(' ');
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
