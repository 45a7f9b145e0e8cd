import { joinWords } from '../../words/join-words.ts';
import { sayValue } from '../../words/say-value.ts';
import type { Tree } from './schema.ts';

export function titleTree(): string {
  return 'Tree diagram';
}

export function describeTree({ nodes }: Tree): string {
  const name = (index: number): string => {
    const label = nodes[index]?.label ?? null;
    return label?.trim() === '' ? 'the start' : sayValue(label);
  };
  const path = (index: number): string => {
    const parent = nodes[index]?.parent ?? null;
    const isFirst = parent === null || parent >= index || nodes[parent]?.parent === null;
    return isFirst ? name(index) : `${path(parent)}, then ${name(index)}`;
  };
  const forks = nodes.flatMap((_, index) => {
    const children = nodes.flatMap(({ parent, branch }, child) =>
      parent === index ? [branch === '' ? name(child) : `${name(child)} with ${sayValue(branch)}`] : [],
    );
    if (children.length === 0) return [];
    const from = nodes[index]?.parent === null ? 'the start' : path(index);
    return [`From ${from}, branches lead to ${joinWords(children)}.`];
  });
  return ['Tree diagram.', ...forks].join(' ');
}
