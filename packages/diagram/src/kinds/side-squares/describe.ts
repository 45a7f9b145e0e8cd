import { sayValue } from '../../words/say-value.ts';
import type { SideSquares } from './schema.ts';

export function titleSideSquares(): string {
  return 'A right triangle with a square on each side';
}

export function describeSideSquares({ legs: [a, b], squares }: SideSquares): string {
  const legs =
    a === b
      ? ['the level leg', 'the upright leg']
      : a < b
        ? ['the shorter leg', 'the longer leg']
        : ['the longer leg', 'the shorter leg'];
  const told = [...legs, 'the hypotenuse'].flatMap((side, index) => {
    const text = squares[index] ?? null;
    return text?.trim() === '' ? [] : [`The square on ${side} shows ${sayValue(text)}.`];
  });
  return [`${titleSideSquares()}.`, ...told].join(' ');
}
