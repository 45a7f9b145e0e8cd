import { sayValue } from '../../words/say-value.ts';
import type { Solid } from './schema.ts';

export function titleSolid(): string {
  return 'Box';
}

export function describeSolid({ width, height, depth, cuts, diagonals }: Solid): string {
  const named = (
    [
      ['width', width],
      ['height', height],
      ['depth', depth],
    ] as const
  ).filter(([, { label }]) => label?.trim() !== '');
  const { width: w, height: h, depth: d } = cuts;
  return [
    'A box with a front, a right and a top face.',
    ...named.map(([name, { label }]) => `Its ${name} shows ${sayValue(label)}.`),
    ...(w * h * d > 1
      ? [`Lines cut the width into ${w}, the height into ${h} and the depth into ${d}.`]
      : []),
    ...(diagonals
      ? [
          'Dashed lines run across the bottom, and from the same corner to the far corner on top.',
          ...sayLine('The line across the bottom', diagonals.base),
          ...sayLine('The line to the far corner', diagonals.space),
        ]
      : []),
  ].join(' ');
}

function sayLine(line: string, label: string | null): readonly string[] {
  return label?.trim() === '' ? [] : [`${line} shows ${sayValue(label)}.`];
}
