import { pieces } from '../../../packages/math/src/judge/testing-pieces.ts';

/** Seeded strings of up to 1,000 characters, most of them short, a tenth long. */
export function fuzzTexts(count: number): string[] {
  let state = 0x2545f491;
  const next = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: next(i % 10 === 0 ? 400 : 30) + 1 }, () => pieces[next(pieces.length)])
      .join('')
      .slice(0, 1000),
  );
}
